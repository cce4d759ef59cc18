using System.Runtime.Serialization;
using System.Text.Json;
using MassTransit.Events;
using MassTransit.Metadata;

namespace MemFormat.MassTransit.Tests;

/// <summary>What is in the bytes of a message.</summary>
public sealed class EnvelopeTests
{
    [Fact]
    public void What_a_send_says_arrives()
    {
        Guid[] ids = [NewId.NextGuid(), NewId.NextGuid(), NewId.NextGuid(), NewId.NextGuid(), NewId.NextGuid()];
        var read = Bus.Read(Bus.Body(Order.Sample(3), change: send =>
        {
            (send.MessageId, send.RequestId, send.CorrelationId, send.ConversationId, send.InitiatorId) = (ids[0], ids[1], ids[2], ids[3], ids[4]);
            send.ResponseAddress = new("loopback://localhost/answers?temporary=true");
            send.FaultAddress = new("loopback://localhost/faults");
            send.TimeToLive = TimeSpan.FromMinutes(1);
            send.Headers.Set("text", "a \"text\"");
            send.Headers.Set("number", 42);
            send.Headers.Set("flag", true);
            send.Headers.Set("guid", ids[0]);
            send.Headers.Set("list", new[] { 1, 2 });
        }));
        Assert.Equal(ids.Cast<Guid?>(), [read.MessageId, read.RequestId, read.CorrelationId, read.ConversationId, read.InitiatorId]);
        Assert.Equal("loopback://localhost/source", read.SourceAddress!.ToString());
        Assert.Equal("loopback://localhost/orders", read.DestinationAddress!.ToString());
        Assert.Equal("loopback://localhost/answers?temporary=true", read.ResponseAddress!.ToString());
        Assert.Equal("loopback://localhost/faults", read.FaultAddress!.ToString());
        Assert.InRange(read.ExpirationTime!.Value - read.SentTime!.Value, TimeSpan.FromSeconds(50), TimeSpan.FromSeconds(70));
        Assert.Equal("a \"text\"", read.Headers.Get<string>("TEXT"));
        Assert.Equal(42, read.Headers.Get<int>("number"));
        Assert.True(read.Headers.Get<bool>("flag"));
        Assert.Equal(ids[0], read.Headers.Get<Guid>("guid"));
        Assert.Equal([1, 2], read.Headers.Get<int[]>("list")!);
        Assert.Equal(HostMetadataCache.Host.ProcessId, read.Host.ProcessId);
        Assert.Equal(HostMetadataCache.Host.MachineName, read.Host.MachineName);
        Assert.True(read.TryGetMessage<Order>(out var order));
        Assert.Equal(Order.Sample(3).Lines, order!.Lines);
        Assert.False(read.TryGetMessage<Answer>(out _));
    }

    /// <summary>Every cut and every changed byte: a message, another one, or an exception, and none with data in its text.</summary>
    [Fact]
    public void Bad_bytes_are_errors()
    {
        var bytes = Bus.Body(new First.Submit(7, "Secret name", 5), change: send => send.Headers.Set("h", "Secret header"));
        for (var length = 0; length < bytes.Length; length++)
        {
            var cut = bytes[..length];
            Assert.IsType<MemFormatException>(Record.Exception(() => Bus.Read(cut).TryGetMessage<First.Submit>(out _)));
        }

        for (var i = 0; i < bytes.Length; i++)
        {
            foreach (var mask in new byte[] { 1, 0x80, 0xFF })
            {
                var changed = bytes.ToArray();
                changed[i] ^= mask;
                if (Record.Exception(() => Try(changed)) is not { } error)
                    continue;
                Assert.True(error is MemFormatException or SerializationException, $"byte {i}: {error}");
                Assert.DoesNotContain("Secret", error.ToString(), StringComparison.Ordinal);
            }
        }

        static void Try(byte[] body)
        {
            var read = Bus.Read(body);
            _ = read.Headers.Get<string>("h");
            read.TryGetMessage<First.Submit>(out _);
        }
    }

    [Fact]
    public void Bytes_behind_a_message_are_an_error()
    {
        byte[] longer = [.. Bus.Body(new Answer("yes")), 0];
        var error = Assert.Throws<MemFormatException>(() => Bus.Read(longer).TryGetMessage<Answer>(out _));
        Assert.Equal(MemFormatError.TrailingData, error.Error);
    }

    [Fact]
    public void Limits_hold_for_envelopes_and_messages()
    {
        var options = new MemFormatOptions { Limits = new() { MaxMemoryBytes = 200_000 } };
        Assert.True(Bus.Read(Bus.Body(new Answer("flat")), options).TryGetMessage<Answer>(out _));
        var deep = Bus.Body(new OrderList([.. Enumerable.Range(0, 1000).Select(Order.Sample)]));
        var error = Assert.Throws<MemFormatException>(() => Bus.Read(deep, options).TryGetMessage<OrderList>(out _));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
    }

    [Fact]
    public void Releases_read_each_other()
    {
        Assert.True(Bus.Read(Bus.Body(new First.Submit(1, "Tea", 3))).TryGetMessage<Second.Submit>(out var second));
        Assert.Equal(new Second.Submit("Tea", 3, 1), second);
        Assert.True(Bus.Read(Bus.Body(new Second.Submit("Tea", 3, 1, 9))).TryGetMessage<First.Submit>(out var first));
        Assert.Equal(new First.Submit(1, "Tea", 3), first);
        Assert.Throws<MemFormatException>(() => Bus.Read(Bus.Body(new First.Submit(1, "Tea", 3))).TryGetMessage<Broken.Submit>(out _));
    }

    [Fact]
    public void A_case_is_read_as_its_union_and_as_itself()
    {
        var body = Bus.Body(new Paid(1, 2.5m));
        Assert.True(Bus.Read(body).TryGetMessage<Happening>(out var happening));
        Assert.Equal(new Paid(1, 2.5m), happening);
        Assert.True(Bus.Read(body).TryGetMessage<Paid>(out var paid));
        Assert.Equal(new Paid(1, 2.5m), paid);
        Assert.Throws<SerializationException>(() => Bus.Read(body).TryGetMessage(typeof(Sent), out _));
    }

    /// <summary>Nobody can say what an interface has that a payload's type implements: an error, not an empty message.</summary>
    [Fact]
    public void A_payload_is_not_read_as_a_type_without_a_codec()
    {
        var error = Assert.Throws<MemFormatException>(() => Bus.Read(Bus.Body(new Answer("yes"))).TryGetMessage(typeof(ITold), out _));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
    }

    [Fact]
    public void A_fault_keeps_its_message_and_its_exceptions()
    {
        var thrown = new InvalidOperationException("outer", new FormatException("inner"));
        thrown.Data["tries"] = 3;
        Fault<Order> fault = new FaultEvent<Order>(Order.Sample(4), NewId.NextGuid(), HostMetadataCache.Host, thrown, ["urn:message:x"]);
        var body = Bus.Body(fault);
        Assert.True(Bus.Read(body).TryGetMessage<Fault<Order>>(out var read));
        Assert.Equal((fault.FaultId, fault.FaultedMessageId, fault.Timestamp), (read!.FaultId, read.FaultedMessageId, read.Timestamp));
        Assert.Equal(Order.Sample(4).Lines, read.Message.Lines);
        Assert.Equal("outer", read.Exceptions.Single().Message);
        Assert.Equal("inner", read.Exceptions.Single().InnerException!.Message);
        Assert.Equal(3L, read.Exceptions.Single().Data!["tries"]);
        Assert.Equal(["urn:message:x"], read.FaultMessageTypes);
        Assert.Equal(HostMetadataCache.Host.MachineName, read.Host.MachineName);
        Assert.True(Bus.Read(body).TryGetMessage(typeof(Fault), out var plain));
        Assert.Equal(fault.FaultId, ((Fault)plain).FaultId);
    }

    /// <summary>Stores of MassTransit that keep text only.</summary>
    [Fact]
    public void A_body_survives_as_text()
    {
        var body = new BytesMessageBody(Bus.Body(new Answer("yes")));
        var serializer = new MemFormatSerializerFactory().CreateDeserializer();
        var context = new MessageSendContext<Answer>(new Answer("yes")) { DestinationAddress = new("loopback://localhost/q") };
        var text = new MemFormatSerializerFactory().CreateSerializer().GetMessageBody(context).GetString();
        Assert.True(serializer.Deserialize(serializer.GetMessageBody(text), EmptyHeaders.Instance).TryGetMessage<Answer>(out var read));
        Assert.Equal("yes", read!.Text);
        Assert.NotNull(body);
    }

    /// <summary>What the issue asks: at most half of MassTransit's JSON.</summary>
    [Fact]
    public void A_list_of_orders_takes_half_of_JSON_at_most()
    {
        var list = new OrderList([.. Enumerable.Range(0, 100).Select(Order.Sample)]);
        var context = new MessageSendContext<OrderList>(list) { DestinationAddress = new("loopback://localhost/orders") };
        var json = new SystemTextJsonMessageSerializer().GetMessageBody(context).GetBytes();
        var dense = JsonSerializer.SerializeToUtf8Bytes(list, JsonSerializerOptions.Web);
        var ours = Bus.Body(list);
        Assert.InRange(ours.Length, 1, json.Length / 2);
        Assert.InRange(ours.Length, 1, dense.Length / 2);
    }
}
