using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus.Changes;

/// <summary>As <see cref="Triple{T}"/>, one element longer.</summary>
[InlineArray(4)]
public struct Quadruple<T>
{
    private T _first;
}

/// <summary>Inline arrays of all sorts that old data lacks.</summary>
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
}
