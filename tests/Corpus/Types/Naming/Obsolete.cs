using MemFormat;

namespace Corpus;

/// <summary>Members that nobody should use are stored like the others.</summary>
[MemFormattable]
public partial class ObsoleteMembers
{
    [Obsolete]
    public int Plain { get; set; }

    [Obsolete("Use something else.")]
    public string? Explained { get; init; }

    public int Current { get; set; }

    public static ObsoleteMembers Make(ValueSource s) =>
#pragma warning disable CS0612, CS0618 // The point of the type.
        new() { Plain = s.Int32(), Explained = s.MaybeText(), Current = s.Int32() };
#pragma warning restore CS0612, CS0618
}
