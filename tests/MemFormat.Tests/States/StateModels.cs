using System.Net;
using MemFormat.Tests.States;

[assembly: MemFormat.MemSurrogate(typeof(DnsEndPoint), typeof(HostName))]

namespace MemFormat.Tests.States;

/// <summary>What the surrogates, codecs and callbacks here ask for.</summary>
public interface ICurrencies
{
    Currency Find(string code);
}

public interface IHosts
{
    DnsEndPoint Host(string name);
}

/// <summary>One object for all of them, and a count of how often each was asked.</summary>
public sealed class World : ICurrencies, IHosts
{
    private readonly Dictionary<string, Currency> _currencies = [];

    public List<string> Told { get; } = [];

    public int Asked { get; private set; }

    public Currency Find(string code)
    {
        Asked++;
        if (!_currencies.TryGetValue(code, out var found))
            _currencies.Add(code, found = new Currency(this, code));
        return found;
    }

    public DnsEndPoint Host(string name) => new(name, 1);
}

/// <summary>Its world alone makes it, so it is the same object wherever it is read.</summary>
[MemSurrogate(typeof(CurrencyCode))]
public sealed class Currency(World world, string code) : IEquatable<Currency>
{
    public World World { get; } = world;

    public string Code { get; } = code;

    public bool Equals(Currency? other) => ReferenceEquals(this, other);

    public override bool Equals(object? obj) => ReferenceEquals(this, obj);

    public override int GetHashCode() => Code.Length;
}

[MemFormattable]
public partial record struct CurrencyCode(string Code) : IMemSurrogate<CurrencyCode, Currency, ICurrencies>
{
    public static CurrencyCode From(Currency value, ICurrencies state) => ReferenceEquals(value.World, state)
        ? new(value.Code)
        : throw new InvalidOperationException("of another world");

    public readonly Currency ToValue(ICurrencies state) => state.Find(Code);
}

[MemFormattable]
internal partial record HostName(string Name) : IMemSurrogate<HostName, DnsEndPoint, IHosts>
{
    public static HostName From(DnsEndPoint value, IHosts state) => new(state.Host(value.Host).Host);

    public DnsEndPoint ToValue(IHosts state) => state.Host(Name);
}

/// <summary>A generic type, whose surrogate takes a state of its type argument.</summary>
[MemSurrogate(typeof(KeptKey<>))]
public readonly record struct Kept<T>(int Key, T? Value);

[MemFormattable]
public readonly partial record struct KeptKey<T>(int Key) : IMemSurrogate<KeptKey<T>, Kept<T>, List<T>>
{
    public static KeptKey<T> From(Kept<T> value, List<T> state)
    {
        state.Add(value.Value!);
        return new(state.Count);
    }

    public Kept<T> ToValue(List<T> state) => new(Key, state[Key - 1]);
}

/// <summary>A codec with a state, of two versions.</summary>
[MemCodec(typeof(CoinCodec))]
public sealed record Coin(Currency Currency, long Value);

public sealed class CoinCodec : MemFormatCodec<Coin, ICurrencies>
{
    public override string Id => "states.coin";

    public override uint Version => 2;

    public override void Write(ref MemFormatWriter writer, Coin value, ICurrencies state)
    {
        writer.WriteString(state.Find(value.Currency.Code).Code);
        writer.WriteInt64(value.Value);
    }

    public override Coin Read(ref MemFormatReader reader, ICurrencies state) => new(state.Find(reader.ReadString()), reader.ReadInt64());

    public override Coin Read(ref MemFormatReader reader, uint version, ICurrencies state) =>
        version == 1 ? new(state.Find(reader.ReadString()), 1) : base.Read(ref reader, version, state);
}

public sealed class OldCoinCodec : MemFormatCodec<string>
{
    public override string Id => "states.coin";

    public override void Write(ref MemFormatWriter writer, string value) => writer.WriteString(value);

    public override string Read(ref MemFormatReader reader) => reader.ReadString();
}

/// <summary>A codec that takes none, around values that do.</summary>
[MemCodec(typeof(PurseCodec))]
public sealed record Purse(Price Price);

public sealed class PurseCodec : MemFormatCodec<Purse>
{
    public override string Id => "states.purse";

    public override void Write(ref MemFormatWriter writer, Purse value) => Of<Price>().Write(ref writer, value.Price);

    public override Purse Read(ref MemFormatReader reader) => new(Of<Price>().Read(ref reader));

    private static MemFormatCodec<T> Of<T>()
        where T : IMemFormattable<T> => T.Codec;
}

[MemFormattable]
public partial class Price
{
    public decimal Amount { get; set; }

    public Currency? Currency { get; set; }
}

/// <summary>Callbacks of a class, and of a struct that would be memory without them.</summary>
[MemFormattable]
public sealed partial class Log : IMemSerializing<World>, IMemDeserialized<World>, IMemDeserialized
{
    public string Name { get; set; } = "";

    public Tick Tick { get; set; }

    [MemIgnore]
    public World? World { get; private set; }

    public void OnSerializing(World state) => state.Told.Add("write " + Name);

    public void OnDeserialized() => Name += "!";

    void IMemDeserialized<World>.OnDeserialized(World state) => (World = state).Told.Add("read " + Name);
}

[MemFormattable]
public partial struct Tick : IMemSerializing<World>, IMemDeserialized<World>
{
    public long Told;

    public void OnSerializing(World state) => Told += state.Told.Count;

    public void OnDeserialized(World state) => Told = -Told;
}

[MemFormattable(PreserveReferences = true)]
public sealed partial class Ring : IMemSerializing<World>, IMemDeserialized<World>
{
    public Ring? Next { get; set; }

    public Currency? Currency { get; set; }

    public void OnSerializing(World state) => state.Told.Add("write ring");

    public void OnDeserialized(World state) => state.Told.Add(ReferenceEquals(Next, this) ? "read ring" : "too early");
}

[MemFormattable, MemUnion(1, typeof(Paid)), MemUnion(2, typeof(Free))]
public partial interface IFee;

[MemFormattable]
public sealed partial record Paid(Currency In) : IFee;

[MemFormattable]
public sealed partial record Free : IFee;

/// <summary>A state wherever there can be one.</summary>
[MemFormattable]
public partial class Everything
{
    public int Number { get; set; }

    public Currency? Currency { get; set; }

    public DnsEndPoint? Host { get; set; }

    public List<Currency?> List { get; set; } = [];

    public HashSet<Currency> Set { get; set; } = [];

    public Dictionary<Currency, Price> Map { get; set; } = [];

    public (Currency, int)? Pair { get; set; }

    public Coin? Coin { get; set; }

    public List<Coin> Coins { get; set; } = [];

    public Purse? Purse { get; set; }

    public Log? Log { get; set; }

    public Tick[] Ticks { get; set; } = [];

    public List<IFee> Fees { get; set; } = [];

    public Ring? Ring { get; set; }

    public Serialized<Price>? Later { get; set; }

    [MemMember(Compression = typeof(MemBrotli))]
    public List<Price>? Packed { get; set; }

    public static Everything Make(World world)
    {
        var (euro, franc) = (world.Find("EUR"), world.Find("CHF"));
        var ring = new Ring { Currency = franc };
        ring.Next = ring;
        return new()
        {
            Number = 7,
            Currency = euro,
            Host = world.Host("a.example"),
            List = [euro, null, franc],
            Set = [franc, euro],
            Map = new() { [euro] = new Price { Amount = 3, Currency = franc }, [franc] = new Price() },
            Pair = (franc, 4),
            Coin = new(euro, 5),
            Coins = [new(franc, 6), new(euro, 7)],
            Purse = new(new Price { Amount = 8, Currency = euro }),
            Log = new() { Name = "log" },
            Ticks = [new() { Told = 1 }, new() { Told = 2 }],
            Fees = [new Free(), new Paid(franc)],
            Ring = ring,
            Later = Serialized.From(new Price { Amount = 9, Currency = euro }, new MemFormatOptions { State = world }),
            Packed = [new() { Amount = 10, Currency = franc }],
        };
    }

    /// <summary>All of it is there, and each part is of that world.</summary>
    public void AssertIn(World world)
    {
        var (euro, franc) = (world.Find("EUR"), world.Find("CHF"));
        Assert.Equal(7, Number);
        Assert.Same(euro, Currency);
        Assert.Equal("a.example", Host!.Host);
        Assert.Equal([euro, null, franc], List);
        Assert.True(Set.Count == 2 && Set.Contains(euro) && Set.Contains(franc));
        Assert.Same(franc, Map[euro].Currency);
        Assert.Null(Map[franc].Currency);
        Assert.Equal((franc, 4), Pair!.Value);
        Assert.Equal(new Coin(euro, 5), Coin);
        Assert.Equal([new Coin(franc, 6), new Coin(euro, 7)], Coins);
        Assert.Same(euro, Purse!.Price.Currency);
        Assert.Equal("log!", Log!.Name);
        Assert.Same(world, Log.World);
        Assert.True(Ticks[0].Told < 0 && Ticks[1].Told < 0);
        Assert.Same(franc, ((Paid)Fees[1]).In);
        Assert.Same(Ring, Ring!.Next);
        Assert.Same(franc, Ring.Currency);
        Assert.Same(euro, Later!.Value!.Currency);
        Assert.Same(franc, Packed![0].Currency);
        Assert.DoesNotContain(world.Told, t => t == "too early");
    }
}

/// <summary>Releases of a type before and after that one: other orders, other types, members that came and went.</summary>
public static partial class V1
{
    [MemFormattable]
    public partial class Bill
    {
        public string Gone { get; set; } = "gone";

        public short Number { get; set; }

        public CurrencyCode Currency { get; set; }

        public List<CurrencyCode> Others { get; set; } = [];

        public Price? Price { get; set; }

        public Price? Later { get; set; }

        [MemCodec(typeof(OldCoinCodec))]
        public string? Coin { get; set; }

        public Serialized<Price>? Once { get; set; }
    }
}

public static partial class V2
{
    [MemFormattable]
    public partial class Bill : IMemDeserialized<World>
    {
        public int Number { get; set; }

        public Price? Once { get; set; }

        public Currency[] Others { get; set; } = [];

        public Price? Price { get; set; }

        public Currency? Currency { get; set; }

        public Serialized<Price>? Later { get; set; }

        public Coin? Coin { get; set; }

        public string New { get; set; } = "new";

        public void OnDeserialized(World state) => state.Told.Add("bill");
    }
}

/// <summary>No more than a state each.</summary>
[MemFormattable]
public partial class Shelf
{
    public int Number { get; set; }

    public Box Box { get; set; } = new();
}

[MemFormattable]
public partial class Box
{
    public string? Label { get; set; }

    public List<Currency> Currencies { get; set; } = [];

    public Coin? Coin { get; set; }

    public Log? Log { get; set; }
}

/// <summary>For generic calls in native code.</summary>
[MemFormatRoot(typeof(Currency))]
[MemFormatRoot(typeof(Coin))]
[MemFormatRoot(typeof(List<Currency>))]
[MemFormatRoot(typeof(Kept<string>[]))]
[MemFormatRoot(typeof(Serialized<Price>))]
public partial class StateContext : MemFormatContext;
