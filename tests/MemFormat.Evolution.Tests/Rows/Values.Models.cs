using System.Collections;
using System.Numerics;
using System.Text;

namespace MemFormat.Evolution.Tests.Values
{
    /// <summary>The shape of a <see cref="Vector2"/>.</summary>
    [MemFormattable]
    public partial struct Place
    {
        [MemMember(1)]
        public float X { get; set; }

        [MemMember(2)]
        public float Y { get; set; }
    }

    /// <summary>The shape of a <see cref="Vector3"/>, of other numbers in another order, with more behind them.</summary>
    [MemFormattable]
    public partial class WidePlace
    {
        [MemMember(3)]
        public int Z { get; set; }

        [MemMember(1)]
        public double? X { get; set; }

        [MemMember(4)]
        public string? Name { get; set; }

        [MemMember(2)]
        public Half Y { get; set; }
    }

    /// <summary>The shape of a tuple of a number and a text.</summary>
    [MemFormattable]
    public partial record Pair([property: MemMember(1)] int Number, [property: MemMember(2)] string? Text);

    /// <summary>A member more than that tuple has.</summary>
    [MemFormattable]
    public partial record Triple(
        [property: MemMember(1)] long Number, [property: MemMember(2)] string Text, [property: MemMember(3)] int Last = 9);

    /// <summary>The names of that tuple's elements, but no ids.</summary>
    [MemFormattable]
    public partial record NamedPair(int Item1, string? Item2);

    /// <summary>The shape of an array of two dimensions.</summary>
    [MemFormattable]
    public partial class Sheet
    {
        [MemMember(1)]
        public long[] Cells { get; set; } = [];

        [MemMember(2)]
        public byte Rows { get; set; }

        [MemMember(3)]
        public long? Columns { get; set; }
    }

    namespace Single
    {
        [MemFormattable]
        public partial class Holder
        {
            public Rune Letter { get; set; }

            public BigInteger? Big { get; set; }

            public Version? Version { get; set; }

            public Uri? Link { get; set; }

            public Index Index { get; set; }

            public (int, string?) Pair { get; set; }

            public Vector3? Point { get; set; }

            public string? Text { get; set; }

            public int? Number { get; set; }

            public int Last { get; set; }
        }
    }

    namespace Many
    {
        [MemFormattable]
        public partial class Holder
        {
            public Rune[] Letter { get; set; } = [];

            public List<BigInteger>? Big { get; set; } = [];

            public List<Version>? Version { get; set; } = [];

            public Uri[]? Link { get; set; } = [];

            public HashSet<Index> Index { get; set; } = [];

            public List<(long, StringBuilder?)> Pair { get; set; } = [];

            public Vector3[]? Point { get; set; } = [];

            public ReadOnlyMemory<string>? Text { get; set; } = new string[1];

            public Memory<long> Number { get; set; } = new long[1];

            public int Last { get; set; }
        }
    }

    namespace Lists
    {
        [MemFormattable]
        public partial class Holder
        {
            public List<byte>? Bytes { get; set; }

            public bool[]? Flags { get; set; }

            public List<int>? Numbers { get; set; }

            public List<int>? MaybeNumbers { get; set; }

            public BigInteger Big { get; set; }

            public string? Text { get; set; }
        }
    }

    namespace Memories
    {
        [MemFormattable]
        public partial class Holder
        {
            public ReadOnlyMemory<byte> Bytes { get; set; } = new byte[1];

            public BitArray? Flags { get; set; }

            public ArraySegment<short> Numbers { get; set; }

            public Memory<int>? MaybeNumbers { get; set; }

            public BigInteger? Big { get; set; }

            public StringBuilder? Text { get; set; }
        }
    }
}
