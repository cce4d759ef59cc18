using MemFormat;

namespace Corpus;

/// <summary>A type that knows no member of any other one, and keeps them all.</summary>
[MemFormattable]
public partial class Unaware
{
    public MemExtensionData? Extra { get; set; }

    public static Unaware Make(ValueSource s) => From(Order.Make(s));

    /// <summary>What this type sees of a value of another one.</summary>
    public static Unaware From<T>(T value) => MemFormatSerializer.Deserialize<Unaware>(MemFormatSerializer.Serialize(value))!;

    /// <summary>Unknown members of few or many kinds, or none.</summary>
    public static MemExtensionData? Any(ValueSource s) => s.Below(4) switch
    {
        0 => null,
        1 => From(Scalars.Make(s)).Extra,
        2 => From(Person.Make(s)).Extra,
        _ => From(StructHolder.Make(s)).Extra,
    };
}
