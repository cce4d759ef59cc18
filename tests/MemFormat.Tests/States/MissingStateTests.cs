using System.Buffers;

namespace MemFormat.Tests.States;

/// <summary>A state that is missing or of another type: one error, which says where, what is needed and how it is given.</summary>
public sealed class MissingStateTests
{
    private readonly World _world = new();

    [Fact]
    public void A_missing_state_is_an_error_naming_the_option()
    {
        var read = Read(Filled(), null);
        Assert.Equal(
            "MemFormat.Tests.States.CurrencyCode needs a state of type MemFormat.Tests.States.ICurrencies, and MemFormatOptions.State is null. "
                + $"Set one of this type. (Shelf.Box.Currencies[0], byte {read.Offset})",
            read.Message);
        var written = Write(Filled(), null);
        Assert.Equal(
            "MemFormat.Tests.States.CurrencyCode needs a state of type MemFormat.Tests.States.ICurrencies, and MemFormatOptions.State is null. "
                + "Set one of this type. (Shelf.Box.Currencies[0])",
            written.Message);
    }

    [Fact]
    public void A_state_of_another_type_is_an_error_naming_both_types()
    {
        const string Text = "MemFormat.Tests.States.CurrencyCode needs a state of type MemFormat.Tests.States.ICurrencies, "
            + "and MemFormatOptions.State is a System.Collections.Generic.List<System.Int32>. Set one of this type.";
        Assert.StartsWith(Text, Read(Filled(), new List<int>()).Message, StringComparison.Ordinal);
        Assert.StartsWith(Text, Write(Filled(), new List<int>()).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Codecs_and_callbacks_have_their_path()
    {
        var coin = new Shelf { Box = { Coin = new(_world.Find("EUR"), 1) } };
        Assert.Equal(("Shelf.Box.Coin", "Shelf.Box.Coin"), (Read(coin, null).Path, Write(coin, null).Path));
        Assert.StartsWith("MemFormat.Tests.States.CoinCodec needs", Read(coin, null).Message, StringComparison.Ordinal);
        Assert.StartsWith("MemFormat.Tests.States.CoinCodec needs", Write(coin, null).Message, StringComparison.Ordinal);

        // Written first, and read last, is the object inside or the one around it.
        var log = new Shelf { Box = { Log = new Log { Name = "a" } } };
        Assert.Equal(("Shelf.Box.Log.Tick", "Shelf.Box.Log"), (Read(log, null).Path, Write(log, null).Path));
        Assert.StartsWith("MemFormat.Tests.States.Log needs a state of type MemFormat.Tests.States.World", Write(log, 3).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Roots_and_shared_objects_have_theirs()
    {
        var euro = _world.Find("EUR");
        Assert.Equal("CurrencyCode", ReadAny(euro).Path);
        Assert.Null(ReadAny(new Coin(euro, 1)).Path);
        Assert.Equal("Log.Tick", ReadAny(new Log()).Path);
        Assert.Equal("[1]", ReadAny(new List<Currency?> { null, euro }).Path);
        Assert.Equal("Ring.Currency", ReadAny(new Ring { Currency = euro }).Path);
        Assert.Equal("Ring", ReadAny(new Ring()).Path);
        Assert.Equal("Paid.In", ReadAny<IFee>(new Paid(euro)).Path);
    }

    [Fact]
    public void Another_release_has_them()
    {
        var payload = MemFormatSerializer.Serialize(new V1.Bill { Number = 3, Currency = new("EUR") });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.Bill>(payload));
        Assert.Equal((MemFormatError.MissingState, "Bill.Currency"), (error.Error, error.Path));
    }

    [Fact]
    public async Task It_is_the_same_on_each_way()
    {
        var value = Filled();
        var payload = MemFormatSerializer.Serialize(value, new MemFormatOptions { State = _world });
        foreach (var header in Enum.GetValues<MemFormatHeader>())
        {
            var options = new MemFormatOptions { Header = header };
            var bytes = MemFormatSerializer.Serialize(value, options with { State = _world });
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Shelf>(bytes, options));

            // Without a header there is no walk through the payload, so the type is all that is known.
            Assert.Equal(header == MemFormatHeader.None ? "CurrencyCode" : "Shelf.Box.Currencies[0]", AssertError(error).Path);
            AssertError(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new ArrayBufferWriter<byte>(), value, options)));
        }

        AssertPath(await Assert.ThrowsAsync<MemFormatException>(
            () => MemFormatSerializer.DeserializeAsync<Shelf>(new MemoryStream(payload)).AsTask()));
        AssertPath(await Assert.ThrowsAsync<MemFormatException>(() => MemFormatSerializer.SerializeAsync(new MemoryStream(), value).AsTask()));
        AssertError(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Clone(value)));
        var shelf = new Shelf();
        AssertPath(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(payload, ref shelf)));
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, new[] { value }, new MemFormatOptions { State = _world });
        stream.Position = 0;
        AssertPath(await Assert.ThrowsAsync<MemFormatException>(async () =>
        {
            await foreach (var _ in MemFormatSerializer.ReadManyAsync<Shelf>(stream))
            {
            }
        }));
        AssertError(await Assert.ThrowsAsync<MemFormatException>(
            () => MemFormatSerializer.WriteManyAsync(new MemoryStream(), new[] { value }).AsTask()));
    }

    [Fact]
    public void A_payload_within_a_payload_fails_where_it_is_asked()
    {
        var payload = MemFormatSerializer.Serialize(Everything.Make(_world).Later, new MemFormatOptions { State = _world });
        var read = MemFormatSerializer.Deserialize<Serialized<Price>>(payload)!;
        var error = Assert.Throws<MemFormatException>(() => read.Value);
        Assert.Equal((MemFormatError.MissingState, "Price.Currency"), (error.Error, error.Path));
    }

    [Fact]
    public void Values_that_are_not_there_need_none()
    {
        var payload = MemFormatSerializer.Serialize(new Shelf { Number = 3 });
        Assert.Equal(3, MemFormatSerializer.Deserialize<Shelf>(payload)!.Number);
    }

    private static MemFormatException ReadAny<T>(T value)
    {
        var payload = MemFormatSerializer.Serialize(value, new MemFormatOptions { State = WorldOf(value), Context = StateContext.Default });
        return AssertError(Assert.Throws<MemFormatException>(
            () => MemFormatSerializer.Deserialize<T>(payload, new MemFormatOptions { Context = StateContext.Default })));
    }

    private static World WorldOf(object? value) => value switch
    {
        Currency currency => currency.World,
        Coin coin => coin.Currency.World,
        List<Currency?> list => list[^1]!.World,
        Ring { Currency: { } currency } => currency.World,
        Paid paid => paid.In.World,
        _ => new(),
    };

    private MemFormatException Read(Shelf value, object? state)
    {
        var payload = MemFormatSerializer.Serialize(value, new MemFormatOptions { State = _world });
        return AssertError(Assert.Throws<MemFormatException>(
            () => MemFormatSerializer.Deserialize<Shelf>(payload, new MemFormatOptions { State = state })));
    }

    private static MemFormatException Write(Shelf value, object? state) =>
        AssertError(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(value, new MemFormatOptions { State = state })));

    private static MemFormatException AssertError(MemFormatException error)
    {
        Assert.Equal(MemFormatError.MissingState, error.Error);
        return error;
    }

    private static void AssertPath(MemFormatException error) => Assert.Equal("Shelf.Box.Currencies[0]", AssertError(error).Path);

    private Shelf Filled() => new()
    {
        Number = 1,
        Box = { Label = "box", Currencies = [_world.Find("EUR"), _world.Find("CHF")], Coin = new(_world.Find("EUR"), 1), Log = new Log() },
    };
}
