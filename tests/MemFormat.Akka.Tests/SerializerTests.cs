using System.Collections.Immutable;
using System.Runtime.Serialization;
using System.Text;

namespace MemFormat.Akka.Tests;

/// <summary>What Akka.NET writes and reads within one system.</summary>
public sealed class SerializerTests : IAsyncLifetime
{
    private Systems _shop = null!;

    public async Task InitializeAsync() => _shop = await Systems.StartAsync(akka => akka.WithMemFormat(TestContext.Default));

    public async Task DisposeAsync() => await _shop.DisposeAsync();

    [Fact]
    public void A_message_is_a_payload_beside_its_name()
    {
        var (bytes, manifest, identifier) = _shop.Write(new Greet("Ada"));
        Assert.Equal(("greet", 1298492742), (manifest, identifier));
        Assert.Equal(MemFormatSerializer.Serialize(new Greet("Ada")), bytes);
        Assert.Equal(new Greet("Ada"), _shop.Pass(new Greet("Ada")));
    }

    [Fact]
    public void A_case_goes_as_its_union_unless_it_has_a_name_of_its_own()
    {
        Assert.Equal("happening", _shop.Write(new Paid(1, 2.5m, null)).Manifest);
        Assert.Equal("sent", _shop.Write(new Sent(1, "ship")).Manifest);
        Assert.Equal(new Paid(1, 2.5m, null), _shop.Pass<Happening>(new Paid(1, 2.5m, null)));
        Assert.Equal(new Sent(1, "ship"), _shop.Pass<Happening>(new Sent(1, "ship")));
    }

    [Fact]
    public void Collections_are_messages()
    {
        var stock = new Stock(ImmutableDictionary<string, int>.Empty.Add("tea", 3).Add("cups", 12));
        Assert.Equal(stock.Counts.OrderBy(count => count.Key), _shop.Pass(stock).Counts.OrderBy(count => count.Key));
        var self = _shop.System.ActorOf(Props.Empty, "payer");
        var payments = ImmutableList.Create(new Paid(1, 1, self), new Paid(2, 2, null));
        Assert.Equal(payments, _shop.Pass(payments));
    }

    [Fact]
    public void References_find_their_actors_again()
    {
        var (guest, other) = (_shop.System.ActorOf(Props.Empty, "guest"), _shop.System.ActorOf(Props.Empty));
        var read = _shop.Pass(new Introduce("Ada", guest, [other, guest, Nobody.Instance]));
        Assert.Equal(guest, read.Guest);
        Assert.Equal([other, guest, Nobody.Instance], read.Others);
        Assert.Null(_shop.Pass(new Introduce("Ada", null, [])).Guest);
        Assert.Equal(guest, Assert.IsType<Paid>(_shop.Pass<Happening>(new Paid(1, 1, guest))).Payer);
    }

    [Fact]
    public async Task A_reference_within_a_payload_is_found_when_it_is_asked_for()
    {
        var guest = _shop.System.ActorOf(Props.Empty, "guest");
        var options = new MemFormatOptions { State = new ActorSystemState(_shop.System) };
        var sealedOne = new Sealed(Serialized.From(new Introduce("Ada", guest, []), options));
        var read = _shop.Pass(sealedOne);
        Assert.Equal(guest, await Task.Run(() => read.Inner.Value!.Guest));
    }

    [Fact]
    public void A_type_without_a_name_is_refused_with_the_line_to_add()
    {
        var serializer = _shop.System.Serialization.FindSerializerForType(typeof(Greet));
        var error = Assert.Throws<SerializationException>(() => serializer.ToBinary(new Nameless(1)));
        Assert.Contains("[MemFormatRoot(typeof(Nameless), Name = \"…\")]", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Greet")]
    [InlineData("MemFormat.Akka.Tests.Nameless, MemFormat.Akka.Tests")]
    [InlineData("")]
    public void An_unknown_manifest_is_refused(string manifest)
    {
        var payload = MemFormatSerializer.Serialize(new Greet("Ada"));
        var error = Assert.Throws<SerializationException>(() => _shop.Read((payload, manifest, MemFormatAkkaSerializer.DefaultIdentifier)));
        Assert.Contains($"'{manifest}'", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_long_manifest_is_not_repeated()
    {
        var message = (Array.Empty<byte>(), new string('x', 100_000), MemFormatAkkaSerializer.DefaultIdentifier);
        Assert.InRange(Assert.Throws<SerializationException>(() => _shop.Read(message)).Message.Length, 1, 200);
    }

    [Fact]
    public void Bad_bytes_are_refused_with_the_reason()
    {
        Assert.Equal(MemFormatError.SchemaMismatch, _shop.Refused(MemFormatSerializer.Serialize(new { Name = 5 }.Name), "greet").Error);
        Assert.Equal(MemFormatError.Truncated, _shop.Refused(MemFormatSerializer.Serialize(new Greet("Ada"))[..^2], "greet").Error);
        Assert.Contains("JSON", _shop.Refused(Encoding.UTF8.GetBytes("""{"Name":"Secret"}"""), "greet").Message, StringComparison.Ordinal);
        Assert.DoesNotContain("Secret", _shop.Refused(Encoding.UTF8.GetBytes("""{"Name":"Secret"}"""), "greet").Message, StringComparison.Ordinal);
        var random = new Random(5);
        for (var i = 0; i < 1000; i++)
        {
            var garbage = new byte[random.Next(40)];
            random.NextBytes(garbage);
            try
            {
                _shop.Read((garbage, "introduce", MemFormatAkkaSerializer.DefaultIdentifier));
            }
            catch (SerializationException)
            {
                // As it should be. Some garbage is a payload, too.
            }
        }
    }

    [Fact]
    public void A_null_is_no_message()
    {
        var error = Assert.Throws<SerializationException>(() => _shop.Read((MemFormatSerializer.Serialize<Greet?>(null), "greet", 1298492742)));
        Assert.Contains("null", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_path_that_is_none_is_refused()
    {
        var payload = _shop.Write(new Introduce("Ada", _shop.System.ActorOf(Props.Empty, "guest"), [])).Bytes;
        var path = payload.AsSpan().IndexOf("akka://"u8);
        payload[path + 4] = (byte)' ';
        var error = _shop.Refused(payload, "introduce");
        Assert.Equal((MemFormatError.InvalidData, "Introduce.Guest.Path"), (error.Error, error.Path));
    }

    [Fact]
    public async Task A_payload_over_the_limits_is_refused()
    {
        var limits = new MemFormatOptions { Limits = MemFormatLimits.Default with { MaxMemoryBytes = 10_000 } };
        await using var small = await Systems.StartAsync(akka => akka.WithMemFormat(TestContext.Default, limits));
        Assert.Equal(MemFormatError.LimitExceeded, small.Refused(_shop.Write(new Greet(new('x', 200))).Bytes, "greet").Error);
        Assert.Equal(new Greet("Ada"), small.Pass(new Greet("Ada")));
    }

    [Fact]
    public async Task A_state_of_ones_own_has_to_know_the_system()
    {
        var guest = _shop.System.ActorOf(Props.Empty, "guest");
        var payload = _shop.Write(new Introduce("Ada", guest, [])).Bytes;
        await using var without = await Systems.StartAsync(
            akka => akka.WithMemFormat(TestContext.Default, new MemFormatOptions { State = new object() }));
        Assert.Equal(MemFormatError.MissingState, without.Refused(payload, "introduce").Error);
        Assert.Equal(MemFormatError.MissingState, Assert.IsType<MemFormatException>(
            Assert.Throws<SerializationException>(() => without.Write(new Introduce("Ada", guest, []))).InnerException).Error);
        Assert.Equal(new Greet("Ada"), without.Pass(new Greet("Ada")));

        await using var own = await Systems.StartAsync(
            akka => akka.WithMemFormat(TestContext.Default, system => new MemFormatOptions { State = new OwnState(system) }));
        var reference = own.System.ActorOf(Props.Empty, "guest");
        Assert.Equal(reference, own.Pass(new Introduce("Ada", reference, [])).Guest);
    }

    [Fact]
    public async Task A_system_has_several_contexts_by_their_numbers()
    {
        await using var both = await Systems.StartAsync(
            akka => akka.WithMemFormat(TestContext.Default).WithMemFormat(OtherContext.Default, identifier: 5000));
        Assert.Equal((1298492742, 5000), (both.Write(new Greet("Ada")).Identifier, both.Write(new Nameless(1)).Identifier));
        Assert.Equal(new Nameless(7), both.Pass(new Nameless(7)));
        var twice = await Assert.ThrowsAsync<ArgumentException>(() => Systems.StartAsync(
            akka => akka.WithMemFormat(TestContext.Default).WithMemFormat(OtherContext.Default)));
        Assert.Contains("another number", twice.Message, StringComparison.Ordinal);
        await Assert.ThrowsAsync<ArgumentException>(() => Systems.StartAsync(akka => akka.WithMemFormat(ContextWithoutNames.Default)));
    }

    private sealed class OwnState(ExtendedActorSystem system) : IActorSystemState
    {
        public ExtendedActorSystem System => system;
    }
}
