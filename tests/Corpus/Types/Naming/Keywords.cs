using MemFormat;

namespace Corpus;

/// <summary>A type and members whose names are keywords.</summary>
[MemFormattable]
public partial class @class
{
    public int @int { get; set; }

    public string? @string { get; set; }

    public required bool @event { get; init; }

    public @class? @namespace { get; set; }

    public @enum @switch { get; set; }

    public List<@struct> @return { get; set; } = [];

    public static @class Make(ValueSource s) => new()
    {
        @int = s.Int32(),
        @string = s.MaybeText(),
        @event = s.Bool(),
        @namespace = s.Maybe(() => new @class { @event = true }),
        @switch = s.OneOf(@enum.@case, @enum.@default),
        @return = s.List(() => new @struct(s.Int32(), s.MaybeText())),
    };
}

/// <summary>A record struct whose name is a keyword.</summary>
[MemFormattable]
public readonly partial record struct @struct(int @readonly, string? @ref);

/// <summary>An enum whose name is a keyword.</summary>
public enum @enum
{
    @case,
    @default,
}
