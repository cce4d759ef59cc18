using MemFormat.AspNetCore.Reading;

namespace MemFormat.AspNetCore;

/// <summary>
/// A request of many values as a parameter of a minimal API: <c>async (MemStream&lt;Order&gt; orders) => …</c>. You get
/// each value as soon as it has arrived; while you work on one, a faster client waits. Bad bytes end the enumeration
/// and are answered with 400, unless you catch the exception or have answered before.
/// </summary>
/// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
public sealed class MemStream<T> : IAsyncEnumerable<T>, IBindableFromHttpContext<MemStream<T>>, IEndpointParameterMetadataProvider, IBoundBody
{
    private readonly IAsyncEnumerable<T>? _values;
    private readonly RefusedRequestException? _refusal;

    /// <summary>A request with values, to call handlers from tests.</summary>
    /// <param name="values">The values.</param>
    public MemStream(IAsyncEnumerable<T> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        _values = values;
    }

    private MemStream(RefusedRequestException refusal) => _refusal = refusal;

    RefusedRequestException? IBoundBody.Refusal => _refusal;

    /// <summary>Reads the values. Enumerate them once.</summary>
    /// <param name="cancellationToken">Cancels the wait for bytes. A connection that ends does so, too.</param>
    /// <exception cref="BadHttpRequestException">The bytes are bad, a value is too large, or the connection was cut.</exception>
    public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default) =>
        (_values ?? throw _refusal!).GetAsyncEnumerator(cancellationToken);

    /// <summary>Checks the media type. Called by ASP.NET Core.</summary>
    /// <param name="context">The request.</param>
    /// <param name="parameter">The parameter of the handler.</param>
    public static ValueTask<MemStream<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        return ValueTask.FromResult<MemStream<T>?>(RequestMediaType.Of(context.Request) == RequestMedia.Stream
            ? new MemStream<T>(RequestReading.ReadManyAsync<T>(context))
            : new MemStream<T>(RefusedRequestException.OfMedia(MediaTypes.Stream)));
    }

    /// <summary>Describes the body to routing and OpenAPI. Called by ASP.NET Core.</summary>
    /// <param name="parameter">The parameter of the handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder) => BodyMetadata.Add(builder, typeof(T), MediaTypes.Stream);
}
