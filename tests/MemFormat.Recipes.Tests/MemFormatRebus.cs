using Rebus.Messages;
using Rebus.Serialization;

namespace MemFormat.Recipes.Tests;

public sealed class MemFormatRebus(ISerializer others, MemFormatContext context) : ISerializer
{
    private const string ContentType = "application/x-memformat";

    public Task<TransportMessage> Serialize(Message message)
    {
        var type = message.Body.GetType();
        if (!context.TryGetName(type, out var name))
            return others.Serialize(message);
        var headers = new Dictionary<string, string>(message.Headers) { [Headers.ContentType] = ContentType, [Headers.Type] = name };
        return Task.FromResult(new TransportMessage(headers, MemFormatSerializer.Serialize(message.Body, type)));
    }

    public Task<Message> Deserialize(TransportMessage message)
    {
        if (message.Headers.GetValueOrDefault(Headers.ContentType) != ContentType)
            return others.Deserialize(message);
        var name = message.Headers[Headers.Type];
        if (!context.TryGetCodec(name, out var codec))
            throw new InvalidDataException($"'{name}' is no name of a message.");
        return Task.FromResult(new Message(message.Headers, codec.DeserializeObject(message.Body)));
    }
}
