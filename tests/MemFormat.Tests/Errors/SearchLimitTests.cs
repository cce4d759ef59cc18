using MemFormat.Wire;
using static MemFormat.Tests.SchemaWorkPayloads;

namespace MemFormat.Tests;

/// <summary>The search for the place of an error has the limits of the read. If they end it early, no place is named.</summary>
public partial class SearchLimitTests
{
    [Fact]
    public void Raised_limits_hold_for_the_search()
    {
        var deep = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 300, MaxExtraMemoryBytes = 1 << 10 } };
        Chain? chain = null;
        for (var i = 0; i < 200; i++)
            chain = new Chain { Next = chain };
        var payload = MemFormatSerializer.Serialize(new Holder { Chain = chain, Values = [.. new Int128?[200_000]] }, deep);
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Holder>(payload, deep));
        Assert.Equal((MemFormatError.LimitExceeded, "Holder.Values"), (error.Error, error.Path));
    }

    /// <summary>The definitions cost more than the search may spend after the read spent all.</summary>
    [Fact]
    public void A_search_that_is_cut_short_names_no_place()
    {
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Holder>(Defining(cases: 500)));
        Assert.Equal((MemFormatError.LimitExceeded, null), (error.Error, error.Path));
        error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Holder>(Defining(cases: 5)));
        Assert.Equal((MemFormatError.LimitExceeded, "Holder.Values"), (error.Error, error.Path));
    }

    /// <summary>A list of union cases with a definition each, and a list of too many nulls.</summary>
    private static byte[] Defining(int cases)
    {
        const int Types = 512, Nulls = 3_000_000;
        byte[] holder = [2 << 3, List, (byte)WireKind.Union, 0, List, (byte)WireKind.Int128 | (byte)WirePlace.Present << 5];
        return Payload([[2 << 3, 0xFF, .. Number(ZigZag.Encode(1)), .. holder[1..]], .. Enumerable.Repeat((byte[])[0], Types - 1)], [
            .. Number((uint)cases << 2),
            .. Enumerable.Range(0, cases).SelectMany(i => (byte[])[
                .. Number(((uint)i << UnionHead.TagShift) | UnionHead.Defines),
                (byte)(2 + Number(Types).Length), (byte)WireKind.Object, .. Number(Types), 0]),
            .. Number(((uint)Nulls << 2) | 2),
            .. new byte[Nulls / 8]]);
    }

    [MemFormattable]
    public sealed partial class Holder
    {
        [MemMember(1)]
        public Chain? Chain { get; set; }

        [MemMember(2)]
        public List<Shape?>? Shapes { get; set; }

        [MemMember(3)]
        public List<Int128?>? Values { get; set; }
    }

    [MemFormattable]
    public sealed partial class Chain
    {
        [MemMember(1)]
        public Chain? Next { get; set; }
    }

    [MemFormattable(UnknownCase = MemUnknownCase.Null)]
    [MemUnion(9999, typeof(Square))]
    public abstract partial class Shape;

    [MemFormattable]
    public sealed partial class Square : Shape
    {
        [MemMember(1)]
        public int Side { get; set; }
    }
}
