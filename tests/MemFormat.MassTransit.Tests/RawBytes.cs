using System.Net.Mime;
using MemFormat.MassTransit.Messages;

namespace MemFormat.MassTransit.Tests;

/// <summary>Gives a test the bytes that arrive at an endpoint, as they are.</summary>
internal static class RawBytes
{
    public static void UseRawBytes(this IReceiveEndpointConfigurator endpoint, TaskCompletionSource<byte[]> arrived)
    {
        endpoint.ConfigureConsumeTopology = false;
        endpoint.ClearSerialization();
        endpoint.AddDeserializer(new Factory(arrived), isDefault: true);
        endpoint.AddSerializer(new MemFormatSerializerFactory());
        endpoint.Handler<Answer>(_ => Task.CompletedTask);
    }

    private sealed class Factory(TaskCompletionSource<byte[]> arrived) : ISerializerFactory, IMessageDeserializer
    {
        public ContentType ContentType => EnvelopeSerializer.Type;

        public IMessageSerializer CreateSerializer() => throw new NotSupportedException();

        public IMessageDeserializer CreateDeserializer() => this;

        public ConsumeContext Deserialize(ReceiveContext receiveContext)
        {
            arrived.TrySetResult(receiveContext.Body.GetBytes());
            return new MemFormatSerializerFactory().CreateDeserializer().Deserialize(receiveContext);
        }

        public SerializerContext Deserialize(MessageBody body, Headers headers, Uri? destinationAddress = null) => throw new NotSupportedException();

        public MessageBody GetMessageBody(string text) => throw new NotSupportedException();

        public void Probe(ProbeContext context)
        {
        }
    }
}
