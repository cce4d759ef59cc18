using MemFormat;

namespace Corpus;

/// <summary>A class without anything of fixed size.</summary>
[MemFormattable]
public partial class Address
{
    public string Street { get; set; } = "";

    public string? City { get; set; }

    public static Address Make(ValueSource s) => new() { Street = s.Text(), City = s.MaybeText() };
}
