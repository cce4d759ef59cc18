using MemFormat.AspNetCore.Endpoints;
using MemFormat.AspNetCore.Writing;

namespace MemFormat.AspNetCore;

/// <summary>A value with the status 200: see <see cref="MemResults.Ok{T}"/>.</summary>
/// <typeparam name="T">The type that the client reads.</typeparam>
public sealed class MemOk<T> : IResult, IEndpointMetadataProvider, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>
{
    internal MemOk(T value) => Value = value;

    /// <summary>The value.</summary>
    public T? Value { get; }

    /// <summary>200.</summary>
    public int StatusCode => StatusCodes.Status200OK;

    object? IValueHttpResult.Value => Value;

    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    /// <summary>Writes the response. Called by ASP.NET Core.</summary>
    /// <param name="httpContext">The request.</param>
    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        return ResponseWriting.WriteAsync(httpContext, StatusCode, Value);
    }

    /// <summary>Describes the response to OpenAPI. Called by ASP.NET Core.</summary>
    /// <param name="method">The handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        ResponseMetadata.Add(builder, StatusCodes.Status200OK, typeof(T), MediaTypes.Payload);
}
