namespace MemFormat.Wolverine;

/// <summary>Writes and reads messages as payloads. Each says its shape, so other releases read it.</summary>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatMessageSerializer(MemFormatOptions? options = null) : IMessageSerializer
{
    /// <summary>Says to the receiver that a message is a payload.</summary>
    public string ContentType => "application/x-memformat";

    /// <summary>Writes the message of an envelope.</summary>
    /// <param name="envelope">The envelope.</param>
    /// <exception cref="MemFormatException">The message cannot be written, or its type has no codec.</exception>
    public byte[] Write(Envelope envelope)
    {
        ArgumentNullException.ThrowIfNull(envelope);
        return WriteMessage(envelope.Message ?? throw new ArgumentException("The envelope has no message.", nameof(envelope)));
    }

    /// <summary>Writes a message.</summary>
    /// <param name="message">The message.</param>
    /// <exception cref="MemFormatException">It cannot be written, or its type has no codec.</exception>
    public byte[] WriteMessage(object message)
    {
        ArgumentNullException.ThrowIfNull(message);
        return MemFormatSerializer.Serialize(message, message.GetType(), options);
    }

    /// <summary>Reads the message of an envelope.</summary>
    /// <param name="messageType">The type that handlers have for the name of the message.</param>
    /// <param name="envelope">The envelope.</param>
    /// <exception cref="MemFormatException">The bytes are bad, or do not fit the type.</exception>
    /// <exception cref="InvalidDataException">The message is a null.</exception>
    public object ReadFromData(Type messageType, Envelope envelope)
    {
        ArgumentNullException.ThrowIfNull(messageType);
        ArgumentNullException.ThrowIfNull(envelope);
        return MemFormatSerializer.Deserialize(envelope.Data ?? [], messageType, options)
            ?? throw new InvalidDataException($"The message {messageType.Name} is a null.");
    }

    /// <summary>Not possible: a payload does not name the type of its message.</summary>
    /// <param name="data">The payload.</param>
    /// <exception cref="NotSupportedException">Always.</exception>
    public object ReadFromData(byte[] data) => throw new NotSupportedException("MemFormat needs to know the type of the message.");
}
