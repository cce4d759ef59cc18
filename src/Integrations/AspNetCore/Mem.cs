using MemFormat.AspNetCore.Reading;

namespace MemFormat.AspNetCore;

/// <summary>
/// The body of a request as a parameter of a minimal API: <c>(Mem&lt;Order&gt; order) => Save(order.Value)</c>. It is read
/// from <c>application/x-memformat</c>, or from JSON if the application's JSON options know the type. Bad bytes are
/// answered with 400 and problem details of member and offset, too large bodies with 413, other media types with 415; the
/// handler is then not called.
/// </summary>
/// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
public sealed class Mem<T> : IBindableFromHttpContext<Mem<T>>, IEndpointParameterMetadataProvider, IBoundBody
{
    private readonly T? _value;
    private readonly RefusedRequestException? _refusal;

    /// <summary>A body with a value, to call handlers from tests.</summary>
    /// <param name="value">The value, or null.</param>
    public Mem(T? value) => _value = value;

    private Mem(RefusedRequestException refusal) => _refusal = refusal;

    /// <summary>The value.</summary>
    /// <exception cref="BadHttpRequestException">The body is a null. It is answered with 400, unless you catch it.</exception>
    public T Value => ValueOrNull ?? throw RefusedRequestException.OfNull();

    /// <summary>The value, or null if the body is a null.</summary>
    public T? ValueOrNull => _refusal is null ? _value : throw _refusal;

    RefusedRequestException? IBoundBody.Refusal => _refusal;

    /// <summary>Reads the body. Called by ASP.NET Core.</summary>
    /// <param name="context">The request.</param>
    /// <param name="parameter">The parameter of the handler.</param>
    public static async ValueTask<Mem<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        try
        {
            return new Mem<T>(await RequestReading.ReadAsync<T>(context).ConfigureAwait(false));
        }
        catch (RefusedRequestException refusal)
        {
            return new Mem<T>(refusal);
        }
    }

    /// <summary>Describes the body to routing and OpenAPI. Called by ASP.NET Core.</summary>
    /// <param name="parameter">The parameter of the handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder) =>
        BodyMetadata.Add(builder, typeof(T), MediaTypes.Payload, MediaTypes.Json);
}
