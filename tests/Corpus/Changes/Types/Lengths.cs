using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus.Changes;

/// <summary>As <see cref="Triple{T}"/>, one element longer.</summary>
[InlineArray(4)]
public struct Quadruple<T>
{
    private T _first;
}

/// <summary>Inline arrays before they grew, and lists before they became some.</summary>
[MemFormattable]
public partial class LengthsOld
{
    public Triple<int> Numbers { get; set; }

    public Triple<byte> Bytes { get; set; }

    public Triple<bool> Flags { get; set; }

    public int[]? List { get; set; }

    public List<byte> ListOfBytes { get; set; } = [];

    public List<short[]?> Lists { get; set; } = [];

    public string? Text { get; set; }

    public Triple<Point> Points { get; set; }

    public static LengthsOld Written() => new()
    {
        Numbers = Of(1, 0, 3),
        Bytes = Of<byte>(0, 200, 0),
        Flags = Of(false, false, true),
        List = [7],
        ListOfBytes = [8, 9],
        Lists = [[1, 2], null],
        Text = "t",
        Points = Of(default, default, new Point { X = 5 }),
    };

    private static Triple<T> Of<T>(T first, T second, T third)
    {
        var made = default(Triple<T>);
        (made[0], made[1], made[2]) = (first, second, third);
        return made;
    }
}

/// <summary>As <see cref="LengthsOld"/>, later.</summary>
[MemFormattable]
public partial class LengthsNew
{
    public Quadruple<long> Numbers { get; set; }

    public Quadruple<byte> Bytes { get; set; }

    public Quadruple<bool> Flags { get; set; }

    public Triple<int> List { get; set; }

    public Triple<byte> ListOfBytes { get; set; }

    public List<Triple<int>> Lists { get; set; } = [];

    public Triple<string?> Text { get; set; }

    public Quadruple<Point> Points { get; set; }

    public Triple<Point> Added { get; set; }

    public Triple<byte> AddedBytes { get; set; }

    public bool IsRead() => (Numbers[0], Numbers[2], Numbers[3]) == (1, 3, 0) && (Bytes[1], Bytes[3]) == (200, 0) && (Flags[2], Flags[3]) == (true, false)
        && (List[0], List[1]) == (7, 0) && (ListOfBytes[1], ListOfBytes[2]) == (9, 0) && (Lists[0][1], Lists[0][2], Lists[1][0]) == (2, 0, 0)
        && Text[0] == "t" && Text[1] is null && (Points[2].X, Points[3].X, Added[2].X, AddedBytes[2]) == (5, 0, 0, 0);
}
