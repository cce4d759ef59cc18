namespace MemFormat.Tests;

/// <summary>Payloads within payloads that callbacks decode during the read: levels of nesting that no reader counts by itself.</summary>
public partial class ReadsWithinReadsTests
{
    private const int Levels = 5000;

    [Theory]
    [InlineData(64)]
    [InlineData(1_000_000)]
    public void Callbacks_that_nest_too_many_reads_are_refused(int maxDepth)
    {
        var options = new MemFormatOptions { Limits = new() { MaxDepth = maxDepth } };
        var payload = Nested<Opened>(
            MemFormatSerializer.Serialize(new Opened()), inner => MemFormatSerializer.Serialize(new Opened { Inner = inner }));
        // On a thread of its own, so that the stack is as small as a server's.
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(() => MemFormatSerializer.Deserialize<Opened>(payload, options)), 256 << 10);
        thread.Start();
        thread.Join();
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.IsType<MemFormatException>(Assert.IsType<MemFormatException>(thrown).GetBaseException()).Error);

        // Nothing is left of it for the next read.
        var shallow = Nested<Opened>(
            MemFormatSerializer.Serialize(new Opened()), inner => MemFormatSerializer.Serialize(new Opened { Inner = inner }), 20);
        Assert.NotNull(MemFormatSerializer.Deserialize<Opened>(shallow)!.Inner!.Value);
    }

    [Fact]
    public void A_callback_that_swallows_the_error_does_not_get_further()
    {
        Stubborn.Opened = 0;
        var payload = Nested<Stubborn>(
            MemFormatSerializer.Serialize(new Stubborn()), inner => MemFormatSerializer.Serialize(new Stubborn { Inner = inner }));
        MemFormatSerializer.Deserialize<Stubborn>(payload);
        Assert.InRange(Stubborn.Opened, 1, MemFormatLimits.Default.MaxDepth + 1);
    }

    [Fact]
    public void Payloads_that_are_opened_one_after_another_may_be_as_many_as_you_like()
    {
        var payload = Nested<Closed>(
            MemFormatSerializer.Serialize(new Closed()), inner => MemFormatSerializer.Serialize(new Closed { Inner = inner }));
        var levels = 0;
        for (var at = MemFormatSerializer.Deserialize<Closed>(payload)!.Inner; at is not null; at = at.Value!.Inner)
            levels++;
        Assert.Equal(Levels, levels);
    }

    private static byte[] Nested<T>(byte[] payload, Func<Serialized<T>, byte[]> wrap, int levels = Levels)
    {
        for (var i = 0; i < levels; i++)
            payload = wrap(Serialized.FromPayload<T>(payload));
        return payload;
    }

    [MemFormattable]
    public partial class Opened : IMemDeserialized
    {
        public Serialized<Opened>? Inner { get; set; }

        public void OnDeserialized() => _ = Inner?.Value;
    }

    [MemFormattable]
    public partial class Stubborn : IMemDeserialized
    {
        [ThreadStatic]
        internal static int Opened;

        public Serialized<Stubborn>? Inner { get; set; }

        public void OnDeserialized()
        {
            Opened++;
            _ = Record.Exception(() => Inner?.Value);
        }
    }

    [MemFormattable]
    public partial class Closed
    {
        public Serialized<Closed>? Inner { get; set; }
    }
}
