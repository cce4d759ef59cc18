namespace MemFormat.Http;

/// <summary>Contents of requests and responses with the media type <c>application/x-memformat</c>.</summary>
public static class MemFormatContent
{
    /// <summary>The media type of payloads. Streams of many values add the parameter <c>stream=true</c>.</summary>
    public const string MediaType = MediaTypes.Payload;

    /// <summary>Makes a content of one payload. The value is written now, so later changes of it are not sent.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="value">The value, or null.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static HttpContent Create<T>(T value, MemFormatOptions? options = null) =>
        new ByteArrayContent(MemFormatSerializer.Serialize(value, options))
        {
            Headers = { ContentType = MediaTypeHeaderValue.Parse(MediaTypes.Payload) },
        };

    /// <summary>
    /// Makes a content of many values, written while they are sent: the other side sees each value as soon as it exists,
    /// and a slow one makes your source wait.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="values">The values. They are enumerated once for each time the content is sent.</param>
    /// <param name="options">The options to write with.</param>
    public static HttpContent CreateStream<T>(IAsyncEnumerable<T> values, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(values);
        return new ManyContent<T>(values, options);
    }
}
