using System.Buffers;
using System.IO.Pipelines;

namespace MemFormat.Tests.States;

/// <summary>The state of the options reaches surrogates, codecs and callbacks on each way that a value can be written and read.</summary>
public sealed class StateTests
{
    private readonly World _world = new();

    /// <summary>The reader's is another one, so that nothing is found in the writer's.</summary>
    private readonly World _other = new();

    private MemFormatOptions Writing => new() { State = _world, Context = StateContext.Default };

    private MemFormatOptions Reading => new() { State = _other, Context = StateContext.Default };

    [Theory]
    [InlineData(MemFormatHeader.Inline)]
    [InlineData(MemFormatHeader.Fingerprint)]
    [InlineData(MemFormatHeader.Fingerprint64)]
    [InlineData(MemFormatHeader.None)]
    public void Plain_payloads_are_read_with_the_state(MemFormatHeader header)
    {
        var (writing, reading) = (Writing with { Header = header }, Reading with { Header = header });
        var payload = MemFormatSerializer.Serialize(Everything.Make(_world), writing);
        MemFormatSerializer.Deserialize<Everything>(payload, reading)!.AssertIn(_other);
        MemFormatSerializer.Deserialize<Everything>(new ReadOnlySequence<byte>(payload), reading)!.AssertIn(_other);
        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, Everything.Make(_world), writing);
        MemFormatSerializer.Deserialize<Everything>(buffer.WrittenSpan, reading)!.AssertIn(_other);
        var span = new byte[payload.Length + 100];
        Assert.True(MemFormatSerializer.TrySerialize(span, Everything.Make(_world), out var size, writing));
        MemFormatSerializer.Deserialize<Everything>(span.AsSpan(0, size), reading)!.AssertIn(_other);
    }

    [Fact]
    public void Compressed_payloads_are_read_with_the_state()
    {
        var compression = MemFormatCompression.Brotli();
        var payload = MemFormatSerializer.Serialize(Everything.Make(_world), Writing with { Compression = compression });
        MemFormatSerializer.Deserialize<Everything>(payload, Reading with { Compression = compression })!.AssertIn(_other);
        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, Everything.Make(_world), new MemFormatOptions { Compression = compression } with { State = _world });
        MemFormatSerializer.Deserialize<Everything>(buffer.WrittenSpan, Reading with { Compression = compression })!.AssertIn(_other);
    }

    [Fact]
    public void Values_by_their_type()
    {
        object value = Everything.Make(_world);
        var payload = MemFormatSerializer.Serialize(value, typeof(Everything), Writing);
        ((Everything)MemFormatSerializer.Deserialize(payload, typeof(Everything), Reading)!).AssertIn(_other);
        var price = MemFormatSerializer.Serialize(new Price { Currency = _world.Find("EUR") }, Writing);
        Assert.Same(_other.Find("EUR"), ((Price)MemFormatSerializer.Deserialize(price, typeof(Price), Reading)!).Currency);
    }

    [Fact]
    public void Roots_that_take_one_themselves()
    {
        var euro = _world.Find("EUR");
        Assert.Same(_other.Find("EUR"), Copy(euro));
        Assert.Equal(new Coin(_other.Find("EUR"), 3), Copy(new Coin(euro, 3)));
        Assert.Equal([_other.Find("EUR"), null], Copy(new List<Currency?> { euro, null }));
        Assert.Same(_other, Copy(new Log { Name = "a" }).World);
        Assert.Equal(-1, Copy(new Tick { Told = 1 - _world.Told.Count }).Told);
        Assert.Null(MemFormatSerializer.Deserialize<Currency?>(MemFormatSerializer.Serialize<Currency?>(null)));
    }

    [Fact]
    public void Generic_surrogates_take_a_state_of_their_argument()
    {
        var kept = new List<string>();
        var options = new MemFormatOptions { State = kept, Context = StateContext.Default };
        var payload = MemFormatSerializer.Serialize(new[] { new Kept<string>(0, "a"), new Kept<string>(0, "b") }, options);
        Assert.Equal(["a", "b"], kept);
        kept[1] = "c";
        Assert.Equal([new(1, "a"), new(2, "c")], MemFormatSerializer.Deserialize<Kept<string>[]>(payload, options)!);
    }

    [Fact]
    public async Task Streams_and_pipes_of_any_thread()
    {
        var stream = new MemoryStream();
        MemFormatSerializer.Serialize(stream, Everything.Make(_world), Writing);
        stream.Position = 0;
        MemFormatSerializer.Deserialize<Everything>(stream, Reading)!.AssertIn(_other);
        stream.SetLength(0);
        await MemFormatSerializer.SerializeAsync(stream, Everything.Make(_world), Writing);
        (await MemFormatSerializer.DeserializeAsync<Everything>(new SlowStream(stream.ToArray()), Reading))!.AssertIn(_other);

        var pipe = new Pipe();
        await MemFormatSerializer.SerializeAsync(pipe.Writer, Everything.Make(_world), Writing);
        await pipe.Writer.CompleteAsync();
        (await MemFormatSerializer.DeserializeAsync<Everything>(pipe.Reader, Reading))!.AssertIn(_other);
    }

    [Theory]
    [InlineData(MemFormatHeader.Inline, false)]
    [InlineData(MemFormatHeader.Fingerprint, false)]
    [InlineData(MemFormatHeader.None, false)]
    [InlineData(MemFormatHeader.Inline, true)]
    public async Task Sessions_are_read_with_the_state(MemFormatHeader header, bool isCompressed)
    {
        var (writing, reading) = (Writing with { Header = header }, Reading with { Header = header });
        if (isCompressed)
        {
            var compression = MemFormatCompression.Brotli();
            (writing, reading) = (writing with { Compression = compression }, reading with { Compression = compression });
        }

        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, new[] { Everything.Make(_world), Everything.Make(_world) }, writing);
        var count = 0;
        await foreach (var read in MemFormatSerializer.ReadManyAsync<Everything>(new SlowStream(stream.ToArray()), reading))
        {
            read!.AssertIn(_other);
            count++;
        }

        Assert.Equal(2, count);
    }

    [Fact]
    public void Copies_and_values_that_are_there()
    {
        var copy = MemFormatSerializer.Clone(Everything.Make(_world), Writing)!;
        copy.AssertIn(_world);
        var payload = MemFormatSerializer.Serialize(Everything.Make(_world), Writing);
        var target = copy;
        var prices = copy.Map;
        MemFormatSerializer.Populate(payload, ref target, Reading);
        Assert.Same(copy, target);
        Assert.Same(prices, target.Map);
        target.AssertIn(_other);

        var tick = new Tick { Told = 5 };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Tick { Told = 3 }, Writing), ref tick, Reading);
        Assert.True(tick.Told < 0);
    }

    [Fact]
    public async Task A_payload_within_a_payload_keeps_it_until_it_is_asked()
    {
        var payload = MemFormatSerializer.Serialize(Everything.Make(_world), Writing);
        var read = MemFormatSerializer.Deserialize<Everything>(payload, Reading)!;
        var price = await Task.Run(async () =>
        {
            await Task.Yield();
            return read.Later!.Value!;
        });
        Assert.Same(_other.Find("EUR"), price.Currency);

        // It is written with the state of the call, and by itself with the one it has.
        var again = MemFormatSerializer.Deserialize<Everything>(MemFormatSerializer.Serialize(read, Reading), Writing)!;
        Assert.Same(_world.Find("EUR"), again.Later!.Value!.Currency);
        Assert.Same(_world.Find("EUR"), MemFormatSerializer.Deserialize<Price>(read.Later!.Payload.Span, Writing)!.Currency);

        var limits = new MemFormatLimits { MaxDepth = 20 };
        var compression = MemFormatCompression.Brotli();
        read = MemFormatSerializer.Deserialize<Everything>(payload, Reading with { Limits = limits, Compression = compression })!;
        Assert.Same(_other.Find("EUR"), read.Later!.Value!.Currency);
        var alone = Serialized.FromPayload<Price>(read.Later.Payload.Span, Writing);
        Assert.Same(_world.Find("EUR"), alone.Value!.Currency);
    }

    [Theory]
    [InlineData(MemFormatHeader.Inline)]
    [InlineData(MemFormatHeader.None)]
    public void Payloads_of_another_release(MemFormatHeader header)
    {
        var price = new Price { Amount = 4, Currency = _world.Find("CHF") };
        var old = new V1.Bill
        {
            Number = 3, Currency = new("EUR"), Others = [new("CHF"), new("EUR")], Price = price, Later = price, Coin = "EUR",
            Once = Serialized.From(price, Writing),
        };
        var payload = MemFormatSerializer.Serialize(old, Writing with { Header = header });
        var reading = Reading with { Header = header, WriterSchema = header == MemFormatHeader.None ? MemFormatSchema.Of<V1.Bill>() : null };
        Check(MemFormatSerializer.Deserialize<V2.Bill>(payload, reading)!);
        var target = new V2.Bill { Price = new() };
        MemFormatSerializer.Populate(payload, ref target, reading);
        Check(target);
        Assert.Equal(["bill", "bill"], _other.Told);

        void Check(V2.Bill bill)
        {
            var (euro, franc) = (_other.Find("EUR"), _other.Find("CHF"));
            Assert.Equal((3, "new"), (bill.Number, bill.New));
            Assert.Same(euro, bill.Currency);
            Assert.Equal([franc, euro], bill.Others);
            Assert.Same(franc, bill.Price!.Currency);
            Assert.Same(franc, bill.Once!.Currency);
            Assert.Same(franc, bill.Later!.Value!.Currency);
            Assert.Equal(new Coin(euro, 1), bill.Coin);
        }
    }

    [Fact]
    public void Calls_within_custom_code_have_their_own()
    {
        // The callback of the outer value writes another payload, with and without a state.
        var inner = new MemFormatOptions { State = _other };
        var nested = new Nesting { Inside = () => MemFormatSerializer.Serialize(new Price { Currency = _other.Find("EUR") }, inner) };
        var payload = MemFormatSerializer.Serialize(nested, Writing);
        Assert.Same(_other.Find("EUR"), MemFormatSerializer.Deserialize<Price>(nested.Result, inner)!.Currency);
        Assert.Same(_world.Find("CHF"), MemFormatSerializer.Deserialize<Nesting>(payload, Writing)!.Currency);

        nested.Inside = () => MemFormatSerializer.Serialize(new Price { Currency = _other.Find("EUR") });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(nested, Writing));
        Assert.Equal(MemFormatError.MissingState, error.Error);
    }

    /// <summary>Buffers are kept for the next call, which must not find the state of the last one.</summary>
    [Fact]
    public void A_later_call_without_one_has_none()
    {
        var value = new Shelf { Box = { Coin = new(_world.Find("EUR"), 1), Currencies = [_world.Find("EUR"), _world.Find("CHF")] } };
        for (var i = 0; i < 3; i++)
        {
            var payload = MemFormatSerializer.Serialize(value, Writing);
            MemFormatSerializer.Serialize(Everything.Make(_world), Writing);
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(value));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new ArrayBufferWriter<byte>(), value));
            MemFormatSerializer.Deserialize<Shelf>(payload, Writing);
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Shelf>(payload));
        }
    }

    [Fact]
    public void It_costs_no_memory()
    {
        var (buffer, writing, reading) = (new byte[100], Writing, Reading);
        var price = new Price { Amount = 3, Currency = _world.Find("EUR") };
        var (payload, code) = (MemFormatSerializer.Serialize(price.Currency, writing), MemFormatSerializer.Serialize(new CurrencyCode("EUR")));
        Assert.Equal(0, Allocated(() => MemFormatSerializer.TrySerialize(buffer, price, out _, writing)));
        Assert.Equal(
            Allocated(() => MemFormatSerializer.Deserialize<CurrencyCode>(code)),
            Allocated(() => MemFormatSerializer.Deserialize<Currency>(payload, reading)));

        static long Allocated(Action action)
        {
            for (var i = 0; i < 100; i++)
                action();
            var before = GC.GetAllocatedBytesForCurrentThread();
            for (var i = 0; i < 100; i++)
                action();
            return (GC.GetAllocatedBytesForCurrentThread() - before) / 100;
        }
    }

    [Fact]
    public void Options_with_a_state()
    {
        var limits = new MemFormatLimits { MaxDepth = 9 };
        var plain = new MemFormatOptions { Header = MemFormatHeader.Fingerprint, Limits = limits, Strictness = MemFormatStrictness.UnknownMembers };
        Assert.Null(plain.State);
        var options = plain with { State = _world };
        Assert.Same(_world, options.State);
        Assert.Equal((plain.Header, plain.Limits, plain.Strictness), (options.Header, options.Limits, options.Strictness));
        Assert.NotEqual(plain, options);
        Assert.Equal(options, plain with { State = _world });
        Assert.Equal(plain, options with { State = null });
        options = options with { Limits = new(), Strictness = default, Header = default, Compression = MemFormatCompression.Brotli() };
        Assert.Same(_world, options.State);
        Assert.Equal(MemFormatHeader.Inline, options.Header);
        options = options with { Compression = MemFormatCompression.None };
        Assert.Same(_world, options.State);
        Assert.Equal(new MemFormatOptions { State = _world }, options);
    }

    private T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value, Writing), Reading)!;

    [Fact]
    public void What_is_kept_of_other_versions_keeps_no_state_alive()
    {
        var state = ReadOther();
        for (var i = 0; i < 10 && state.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.Null(state.Target);
    }

    /// <summary>Twice: the second read finds what the first one left.</summary>
    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static WeakReference ReadOther()
    {
        var state = new object();
        var payload = MemFormatSerializer.Serialize(new Before { Number = 7 });
        for (var i = 0; i < 2; i++)
            Assert.Equal(7, MemFormatSerializer.Deserialize<After>(payload, new MemFormatOptions { State = state })!.Number);
        return new WeakReference(state);
    }

    /// <summary>Goes on in another thread after each byte, mostly.</summary>
    private sealed class SlowStream(byte[] bytes) : MemoryStream(bytes, writable: false)
    {
        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await Task.Yield();
            return await base.ReadAsync(buffer[..Math.Min(buffer.Length, 7)], cancellationToken);
        }
    }
}

/// <summary>Serializes while it is serialized.</summary>
[MemFormattable]
public sealed partial class Nesting : IMemSerializing<World>
{
    public Currency? Currency { get; set; }

    [MemIgnore]
    public Func<byte[]>? Inside { get; set; }

    [MemIgnore]
    public byte[] Result { get; private set; } = [];

    public void OnSerializing(World state)
    {
        Result = Inside!();
        Currency = state.Find("CHF");
    }
}

[MemFormattable]
public sealed partial class Before
{
    public int Number { get; set; }
}

/// <summary>Reads what <see cref="Before"/> wrote by a plan.</summary>
[MemFormattable]
public sealed partial class After
{
    public long Number { get; set; }
}
