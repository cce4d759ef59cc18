using System.IO.Pipelines;

namespace MemFormat.Http;

/// <summary>Reads payloads of responses and requests.</summary>
public static class HttpContentMemFormatExtensions
{
    /// <summary>Reads the one payload of a content, of at most <see cref="MemFormatLimits.MaxPayloadBytes"/>.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="content">The content. A content that names no media type, or <c>application/octet-stream</c>, is read, too.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <returns>The value, or null if the payload is a null.</returns>
    /// <exception cref="MemFormatException">The payload is bad, too large, cut off, or does not fit the type.</exception>
    /// <exception cref="HttpRequestException">The content is empty, of another media type, a stream of many values,
    /// or the connection failed.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static async Task<T?> ReadFromMemFormatAsync<T>(
        this HttpContent content,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        ExpectedContent.Check(content, isStream: false);
        var stream = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        await using (stream.ConfigureAwait(false))
        {
            return content.Headers.ContentLength is null
                ? await ReadUnsizedAsync<T>(stream, options, cancellationToken).ConfigureAwait(false)
                : await MemFormatSerializer.DeserializeAsync<T>(stream, options, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <summary>Only the first read tells whether there is a body: a payload that is cut off is another error.</summary>
    private static async Task<T?> ReadUnsizedAsync<T>(Stream stream, MemFormatOptions? options, CancellationToken cancellationToken)
    {
        var pipe = PipeReader.Create(stream, new StreamPipeReaderOptions(leaveOpen: true));
        try
        {
            var first = await pipe.ReadAsync(cancellationToken).ConfigureAwait(false);
            if (first.Buffer.IsEmpty)
                throw ExpectedContent.NoBody();
            pipe.AdvanceTo(first.Buffer.Start);
            return await MemFormatSerializer.DeserializeAsync<T>(pipe, options, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            await pipe.CompleteAsync().ConfigureAwait(false);
        }
    }

    /// <summary>Reads the values of a stream, each as soon as it has arrived.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="content">The content.</param>
    /// <param name="options">The options to read with. <see cref="MemFormatLimits.MaxPayloadBytes"/> limits each value.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <returns>
    /// The values. Enumerate them once. You get a <see cref="MemFormatException"/> for bad bytes, an
    /// <see cref="HttpRequestException"/> for another content, and an <see cref="HttpIOException"/> if the connection is cut.
    /// </returns>
    public static async IAsyncEnumerable<T> ReadFromMemFormatAsAsyncEnumerable<T>(
        this HttpContent content, MemFormatOptions? options = null, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        ExpectedContent.Check(content, isStream: true);
        var stream = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        await using (stream.ConfigureAwait(false))
        {
            await foreach (var value in MemFormatSerializer.ReadManyAsync<T>(stream, options, cancellationToken).ConfigureAwait(false))
                yield return value;
        }
    }
}
