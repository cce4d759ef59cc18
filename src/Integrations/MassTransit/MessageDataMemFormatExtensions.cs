namespace MemFormat.MassTransit;

/// <summary>Values as message data: payloads in a repository instead of the message.</summary>
public static class MessageDataMemFormatExtensions
{
    /// <summary>Puts a value into a repository.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="repository">The repository.</param>
    /// <param name="value">The value, or null, which is a payload, too.</param>
    /// <param name="timeToLive">How long the repository keeps it. Without it the repository decides.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the repository.</param>
    /// <returns>What you put into your message.</returns>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    public static Task<MessageData<byte[]>> PutMemFormatAsync<T>(
        this IMessageDataRepository repository, T value, TimeSpan? timeToLive = null, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(repository);
        var bytes = MemFormatSerializer.Serialize(value, options);
        return timeToLive is { } time ? repository.PutBytes(bytes, time, cancellationToken) : repository.PutBytes(bytes, cancellationToken);
    }

    /// <summary>Reads the value of a message that has arrived.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="data">The data, as the message has it.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    /// <exception cref="MessageDataException">There is no data, or its repository cannot give it.</exception>
    public static async Task<T?> GetMemFormatAsync<T>(this MessageData<byte[]> data, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(data);
        return MemFormatSerializer.Deserialize<T>(await data.Value.ConfigureAwait(false), options);
    }
}
