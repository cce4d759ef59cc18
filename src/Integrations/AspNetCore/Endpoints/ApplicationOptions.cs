using Microsoft.AspNetCore.Http.Features;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace MemFormat.AspNetCore.Endpoints;

/// <summary>The application's options, kept by the endpoint: a request that is asked for its services makes a scope for them first.</summary>
internal sealed class ApplicationOptions
{
    private readonly IServiceProvider _services;
    private MemFormatOptions? _serializer;

    private ApplicationOptions(IServiceProvider services) => _services = services;

    /// <summary>Keeps the options of the application that an endpoint is built for.</summary>
    public static void Add(EndpointBuilder builder)
    {
        if (!builder.Metadata.Any(one => one is ApplicationOptions)
            && builder.ApplicationServices.GetService<IOptions<MemFormatHttpOptions>>() is not null)
        {
            builder.Metadata.Add(new ApplicationOptions(builder.ApplicationServices));
        }
    }

    /// <summary>The options of a request. One whose services exist already, or were replaced as for a tenant, is asked itself.</summary>
    public static MemFormatOptions Of(HttpContext context) =>
        context.Features.Get<IServiceProvidersFeature>() is null && context.GetEndpoint()?.Metadata.GetMetadata<ApplicationOptions>() is { } kept
            ? kept._serializer ??= In(kept._services)
            : In(context.RequestServices);

    private static MemFormatOptions In(IServiceProvider services) => services.GetRequiredService<IOptions<MemFormatHttpOptions>>().Value.Serializer;
}
