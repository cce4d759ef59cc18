using MemFormat.AspNetCore.Endpoints;
using MemFormat.AspNetCore.Writing;

namespace MemFormat.AspNetCore;

/// <summary>A value with the status 201 and its address: see <see cref="MemResults.Created{T}"/>.</summary>
/// <typeparam name="T">The type that the client reads.</typeparam>
public sealed class MemCreated<T> : IResult, IEndpointMetadataProvider, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>
{
    internal MemCreated(string location, T value) => (Location, Value) = (location, value);

    /// <summary>The address of the new resource.</summary>
    public string Location { get; }

    /// <summary>The value.</summary>
    public T? Value { get; }

    /// <summary>201.</summary>
    public int StatusCode => StatusCodes.Status201Created;

    object? IValueHttpResult.Value => Value;

    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    /// <summary>Writes the response. Called by ASP.NET Core.</summary>
    /// <param name="httpContext">The request.</param>
    public Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        httpContext.Response.Headers.Location = Location;
        return ResponseWriting.WriteAsync(httpContext, StatusCode, Value);
    }

    /// <summary>Describes the response to OpenAPI. Called by ASP.NET Core.</summary>
    /// <param name="method">The handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        ResponseMetadata.Add(builder, StatusCodes.Status201Created, typeof(T), MediaTypes.Payload);
}
