namespace MemFormat.Http;

/// <summary>Many values, written while they are sent.</summary>
internal sealed class ManyContent<T> : HttpContent
{
    private readonly IAsyncEnumerable<T> _values;
    private readonly MemFormatOptions? _options;

    public ManyContent(IAsyncEnumerable<T> values, MemFormatOptions? options)
    {
        (_values, _options) = (values, options);
        Headers.ContentType = MediaTypeHeaderValue.Parse(MediaTypes.Stream);
    }

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) => SerializeToStreamAsync(stream, context, default);

    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken) =>
        MemFormatSerializer.WriteManyAsync(stream, _values, _options, cancellationToken).AsTask();

    /// <summary>Nothing is known of the length: HTTP sends it in chunks.</summary>
    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
