namespace MemFormat.Tests;

/// <summary>The search for the place of an error has the limits of the read.</summary>
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

    [MemFormattable]
    public sealed partial class Holder
    {
        [MemMember(1)]
        public Chain? Chain { get; set; }

        [MemMember(2)]
        public List<Int128?>? Values { get; set; }
    }

    [MemFormattable]
    public sealed partial class Chain
    {
        [MemMember(1)]
        public Chain? Next { get; set; }
    }
}
