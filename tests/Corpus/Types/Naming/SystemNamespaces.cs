using Corpus;

namespace MemFormat.Traps.System
{
    using global::System.Collections.Generic;

    /// <summary>A type in a namespace that hides both System and MemFormat.</summary>
    [MemFormattable]
    public partial class Trap
    {
        public int Value { get; set; }

        public List<MemFormat.Trap>? Traps { get; set; }

        public global::System.DateTime Moment { get; init; }

        public static Trap Make(ValueSource s) => new()
        {
            Value = s.Int32(),
            Traps = s.Maybe(() => s.List(() => new MemFormat.Trap { Value = s.MaybeText() })),
            Moment = s.DateTime(),
        };
    }
}

namespace MemFormat.Traps.System.MemFormat
{
    /// <summary>A type in a namespace whose last name is MemFormat.</summary>
    [global::MemFormat.MemFormattable]
    public partial class Trap
    {
        public string? Value { get; set; }
    }
}

namespace System.Corpus
{
    using MemFormat;

    /// <summary>A type in a namespace of System, with the name of a type there.</summary>
    [MemFormattable]
    public partial class String
    {
        public string? Value { get; set; }

        public required Int32 Int32 { get; init; }

        public static String Make(ValueSource s) => new() { Value = s.MaybeText(), Int32 = new Int32(s.Nullable(s.Int32)) };
    }

    /// <summary>A type with the name of a primitive.</summary>
    [MemFormattable]
    public readonly partial record struct Int32(int? Value);
}
