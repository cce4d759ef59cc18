using MemFormat.AspNetCore.Endpoints;
using MemFormat.AspNetCore.Writing;

namespace MemFormat.AspNetCore;

/// <summary>Many values: see <see cref="MemResults.Stream{T}"/>.</summary>
/// <typeparam name="T">The type that the client reads.</typeparam>
public sealed class MemStreamed<T> : IResult, IEndpointMetadataProvider, IStatusCodeHttpResult
{
    internal MemStreamed(IAsyncEnumerable<T> values) => Values = values;

    /// <summary>The values.</summary>
    public IAsyncEnumerable<T> Values { get; }

    /// <summary>200.</summary>
    public int StatusCode => StatusCodes.Status200OK;

    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    /// <summary>Writes the response. Called by ASP.NET Core.</summary>
    /// <param name="httpContext">The request.</param>
    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        return ResponseWriting.WriteManyAsync(httpContext, Values);
    }

    /// <summary>Describes the response to OpenAPI. Called by ASP.NET Core.</summary>
    /// <param name="method">The handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        ResponseMetadata.Add(builder, StatusCodes.Status200OK, typeof(IAsyncEnumerable<T>), MediaTypes.Stream);
}
