using MemFormat;

namespace Corpus.Changes;

/// <summary>Numbers before they were widened and moved.</summary>
[MemFormattable]
public partial class NumbersOld
{
    public sbyte A { get; set; }

    public ushort B { get; set; }

    public int C { get; set; }

    public float D { get; set; }

    public int E { get; set; }

    public bool F { get; set; }

    public char G { get; set; }

    public int H { get; set; }

    public int? I { get; set; }

    public Color J { get; set; }

    public byte K { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public int L { get; set; }

    public long M { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public DateTime N { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<int> O { get; set; } = [];

    public int P { get; set; }

    public string? Q { get; set; }

    public bool? R { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public decimal? S { get; set; }
}

/// <summary>Numbers after that.</summary>
[MemFormattable]
public partial class NumbersNew
{
    public long A { get; set; }

    public int B { get; set; }

    public Int128 C { get; set; }

    public double D { get; set; }

    public decimal E { get; set; }

    public int F { get; set; }

    public ushort G { get; set; }

    public int? H { get; set; }

    public int I { get; set; } = 9;

    public long J { get; set; }

    public Level K { get; set; }

    public int L { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long? M { get; set; }

    public DateTime? N { get; set; }

    public long[] O { get; set; } = [];

    public List<long> P { get; set; } = [];

    public List<string> Q { get; set; } = [];

    public List<bool?>? R { get; set; }

    public decimal S { get; set; }

    public static NumbersOld Written() => new()
    {
        A = -5,
        B = 65535,
        C = int.MinValue,
        D = 1.5f,
        E = -7,
        F = true,
        G = 'x',
        H = 8,
        I = null,
        J = Color.Top,
        K = 200,
        L = -70000,
        M = 1L << 40,
        N = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        O = [1, -300, 70000, int.MinValue, 5],
        P = 11,
        Q = "q",
        R = true,
        S = 1.25m,
    };

    public bool IsRead() => A == -5 && B == 65535 && C == int.MinValue && D == 1.5 && E == -7 && F == 1 && G == 'x' && H == 8 && I == 9
        && J == (long)Color.Top && K == (Level)200 && L == -70000 && M == 1L << 40 && N == new DateTime(2026, 1, 2, 3, 4, 5)
        && N.Value.Kind == DateTimeKind.Utc
        && O is [1, -300, 70000, int.MinValue, 5] && P is [11] && Q is ["q"] && R is [true] && S == 1.25m;
}

/// <summary>One number that may not fit.</summary>
[MemFormattable]
public partial class WideNumber
{
    public long Value { get; set; }

    public double Real { get; set; }
}

/// <summary>The narrow form.</summary>
[MemFormattable]
public partial class NarrowNumber
{
    public short Value { get; set; }

    public float Real { get; set; }
}

/// <summary>A kind that no number becomes.</summary>
[MemFormattable]
public partial class FlagNumber
{
    public bool Value { get; set; }

    public double Real { get; set; }
}
