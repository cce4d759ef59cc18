namespace MemFormat.Evolution.Tests.Enums;

public enum Level : byte
{
    Low,
    High,
}

public enum WideLevel : long
{
    Low,
    High,
}

[MemFormattable]
public partial class OfEnum
{
    public Level Level { get; set; }

    public Level? Maybe { get; set; }

    public List<Level> Levels { get; set; } = [];

    public Dictionary<Level, Level?> Map { get; set; } = [];
}

[MemFormattable]
public partial class OfWideEnum
{
    public WideLevel Level { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public WideLevel? Maybe { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public WideLevel[] Levels { get; set; } = [];

    public Dictionary<WideLevel, WideLevel?> Map { get; set; } = [];
}

[MemFormattable]
public partial class OfNumber
{
    public byte Level { get; set; }

    public byte? Maybe { get; set; }

    public byte[] Levels { get; set; } = [];

    public Dictionary<byte, byte?> Map { get; set; } = [];
}
