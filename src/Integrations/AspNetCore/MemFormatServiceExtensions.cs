using MemFormat.AspNetCore;
using MemFormat.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.ResponseCompression;
using Microsoft.Extensions.Options;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds MemFormat to an application.</summary>
public static class MemFormatServiceExtensions
{
    /// <summary>
    /// Sets the options of <see cref="MemResults"/> and <see cref="Mem{T}"/>, and lets the response compression of
    /// ASP.NET Core compress payloads. Without this call both work with the default options.
    /// </summary>
    /// <param name="services">The services of the application.</param>
    /// <param name="configure">Sets the options.</param>
    public static IServiceCollection AddMemFormat(this IServiceCollection services, Action<MemFormatHttpOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(services);
        if (configure is not null)
            services.Configure(configure);

        return services.PostConfigure<ResponseCompressionOptions>(compression => compression.MimeTypes =
            [.. compression.MimeTypes is { } types && types.Any() ? types : ResponseCompressionDefaults.MimeTypes, MediaTypes.Payload]);
    }

    /// <summary>
    /// Adds formatters to controllers: they read bodies of <c>application/x-memformat</c>, and write it for clients that
    /// prefer it. JSON stays the default. A returned <see cref="IAsyncEnumerable{T}"/> becomes a stream.
    /// </summary>
    /// <param name="builder">The builder that <c>AddControllers</c> returns.</param>
    /// <param name="configure">Sets the options.</param>
    [RequiresUnreferencedCode("Controllers do not support trimming. Use minimal APIs with MemResults and Mem<T>.")]
    [RequiresDynamicCode("Controllers do not support NativeAOT. Use minimal APIs with MemResults and Mem<T>.")]
    public static IMvcBuilder AddMemFormat(this IMvcBuilder builder, Action<MemFormatHttpOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Services.AddMemFormat(configure);
        builder.Services.AddSingleton<IConfigureOptions<MvcOptions>>(services =>
            new ConfigureNamedOptions<MvcOptions>(Options.Options.DefaultName, mvc =>
        {
            var serializer = services.GetRequiredService<IOptions<MemFormatHttpOptions>>().Value.Serializer;
            mvc.InputFormatters.Add(new MemFormatInputFormatter(serializer));
            mvc.OutputFormatters.Add(new MemFormatOutputFormatter(serializer));
            mvc.Filters.Add(new RefusedRequestFilter());
        }));
        return builder;
    }
}
