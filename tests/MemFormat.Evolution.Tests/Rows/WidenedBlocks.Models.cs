namespace MemFormat.Evolution.Tests.WidenedBlocks;

/// <summary>Types with so many narrower numbers that their blocks are laid out anew.</summary>
public static partial class Old
{
    [MemFormattable]
    public partial class Numbers
    {
        public sbyte N00 { get; set; }
        public sbyte N01 { get; set; }
        public sbyte N02 { get; set; }
        public byte N03 { get; set; }
        public byte N04 { get; set; }
        public byte N05 { get; set; }
        public byte N06 { get; set; }
        public byte N07 { get; set; }
        public byte N08 { get; set; }
        public short N09 { get; set; }
        public short N10 { get; set; }
        public ushort N11 { get; set; }
        public ushort N12 { get; set; }
        public ushort N13 { get; set; }
        public ushort N14 { get; set; }
        public uint N15 { get; set; }
        public uint N16 { get; set; }
        public float N17 { get; set; }
        public int N18 { get; set; }
        public int N19 { get; set; }
        public int N20 { get; set; }
        public int N21 { get; set; }
        public int N22 { get; set; }
        public int N23 { get; set; }
        public int N24 { get; set; }
        public int N25 { get; set; }
        public int N26 { get; set; }
        public int N27 { get; set; }
        public int N28 { get; set; }
        public int N29 { get; set; }
        public int N30 { get; set; }
        public int N31 { get; set; }
        public int N32 { get; set; }
        public int N33 { get; set; }
        public int N34 { get; set; }
        public int N35 { get; set; }
        public int N36 { get; set; }
    }

    [MemFormattable]
    public partial class Mixed
    {
        public bool Flag { get; set; }
        public int A { get; set; }
        public Guid Id { get; set; }
        public int B { get; set; }
        public int C { get; set; }
        public string Name { get; set; } = "";
        public int D { get; set; }
        public short E { get; set; }
        public int F { get; set; }
        public Level Level { get; set; }
        public int G { get; set; }
        public int H { get; set; }
        public int Gone { get; set; }
        public List<Mixed> Children { get; set; } = [];
        public bool Last { get; set; }
    }

    [MemFormattable]
    public partial class Bits
    {
        public int A { get; set; }
        public int B { get; set; }
        public int C { get; set; }
        public int D { get; set; }
        public int E { get; set; }
        public int F { get; set; }
        public int G { get; set; }
        public int H { get; set; }
        public int? I { get; set; }
        public Bits? Next { get; set; }
        public float J { get; set; }
    }

    [MemFormattable]
    public enum Level
    {
        Low = 1,
        High = 2,
    }

}

/// <summary>What they are now.</summary>
public static partial class New
{
    [MemFormattable]
    public partial class Numbers
    {
        public short N00 { get; set; }
        public int N01 { get; set; }
        public long N02 { get; set; }
        public short N03 { get; set; }
        public ushort N04 { get; set; }
        public int N05 { get; set; }
        public uint N06 { get; set; }
        public long N07 { get; set; }
        public ulong N08 { get; set; }
        public int N09 { get; set; }
        public long N10 { get; set; }
        public int N11 { get; set; }
        public uint N12 { get; set; }
        public long N13 { get; set; }
        public ulong N14 { get; set; }
        public long N15 { get; set; }
        public ulong N16 { get; set; }
        public double N17 { get; set; }
        public long N18 { get; set; }
        public long N19 { get; set; }
        public long N20 { get; set; }
        public long N21 { get; set; }
        public long N22 { get; set; }
        public long N23 { get; set; }
        public long N24 { get; set; }
        public long N25 { get; set; }
        public long N26 { get; set; }
        public long N27 { get; set; }
        public long N28 { get; set; }
        public long N29 { get; set; }
        public long N30 { get; set; }
        public long N31 { get; set; }
        public long N32 { get; set; }
        public long N33 { get; set; }
        public long N34 { get; set; }
        public long N35 { get; set; }
        public long N36 { get; set; }
    }

    [MemFormattable]
    public partial class Mixed
    {
        private long _b;

        public bool Last { get; set; }
        public long H { get; set; }
        public long A { get; set; }

        /// <summary>Reads another payload in the middle of the block.</summary>
        public long B
        {
            get => _b;
            set
            {
                _b = value;
                if (Reads)
                    Inner = MemFormatSerializer.Deserialize<Numbers>(s_inner)!.N36;
            }
        }

        public Guid Id { get; set; }
        public long C { get; set; }
        public string Name { get; set; } = "";
        public long D { get; set; }
        public int E { get; set; }
        public bool Flag { get; set; }
        public long F { get; set; }
        public Level Level { get; set; }
        public long G { get; set; }
        public long Added { get; set; }
        public List<Mixed> Children { get; set; } = [];

        [ThreadStatic]
        public static bool Reads;

        [ThreadStatic]
        public static long Inner;

        private static readonly byte[] s_inner = MemFormatSerializer.Serialize(new Old.Numbers { N36 = -77 });
    }

    [MemFormattable]
    public partial class Bits
    {
        public long A { get; set; }
        public long B { get; set; }
        public long C { get; set; }
        public long D { get; set; }
        public long E { get; set; }
        public long F { get; set; }
        public long G { get; set; }
        public long H { get; set; }
        public long? I { get; set; }
        public Bits? Next { get; set; }
        public double J { get; set; }
    }

    [MemFormattable]
    public enum Level
    {
        High = 1,
        Low = 2,
    }
}
