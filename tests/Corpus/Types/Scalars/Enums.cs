namespace Corpus;

/// <summary>Enums of every width.</summary>
public enum Step : sbyte
{
    Low = 0,
    High = 1,
    Top = sbyte.MaxValue,
}

public enum Level : byte
{
    Low = 0,
    High = 1,
    Top = byte.MaxValue,
}

public enum Depth : short
{
    Low = 0,
    High = 1,
    Top = short.MaxValue,
}

public enum Port : ushort
{
    Low = 0,
    High = 1,
    Top = ushort.MaxValue,
}

public enum Color : int
{
    Low = 0,
    High = 1,
    Top = int.MaxValue,
}

public enum Mask : uint
{
    Low = 0,
    High = 1,
    Top = uint.MaxValue,
}

public enum Ticket : long
{
    Low = 0,
    High = 1,
    Top = long.MaxValue,
}

public enum Rights : ulong
{
    Low = 0,
    High = 1,
    Top = ulong.MaxValue,
}
