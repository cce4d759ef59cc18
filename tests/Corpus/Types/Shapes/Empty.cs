using MemFormat;

namespace Corpus;

/// <summary>A class without members: one 0 byte.</summary>
[MemFormattable]
public partial class Empty
{
    public static Empty Make(ValueSource s) => new();
}

/// <summary>Members, elements and values that say nothing.</summary>
[MemFormattable]
public partial class EmptyHolder
{
    public Empty One { get; set; } = new();

    public Empty? None { get; set; }

    public List<Empty?> Many { get; set; } = [];

    public Dictionary<int, Empty> ByNumber { get; set; } = [];

    public static EmptyHolder Make(ValueSource s) => new()
    {
        None = s.Maybe(() => new Empty()),
        Many = s.List(() => s.Maybe(() => new Empty())),
        ByNumber = s.Map(s.Int32, () => new Empty()),
    };
}
