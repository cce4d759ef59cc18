using MemFormat;
using MemFormat.Orleans;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Orleans.Hosting;
using Orleans.Serialization.Cloning;
using Orleans.Serialization.Configuration;
using Orleans.Serialization.Serializers;
using Orleans.Storage;

namespace Orleans.Serialization;

/// <summary>Adds MemFormat to silos and clients.</summary>
public static class MemFormatOrleansExtensions
{
    /// <summary>
    /// Writes, reads and copies the named roots of a context, and the cases of those that are unions: arguments and results of
    /// calls, and what streams carry. Do this in silos and clients.
    /// </summary>
    /// <param name="serializer">The serializer: <c>builder.Services.AddSerializer(s => s.AddMemFormat(ShopContext.Default))</c>.</param>
    /// <param name="context">The context.</param>
    /// <param name="options">The options to write and read with.</param>
    /// <exception cref="InvalidOperationException">There is a context already.</exception>
    public static ISerializerBuilder AddMemFormat(
        this ISerializerBuilder serializer, MemFormatContext context, MemFormatOptions? options = null) =>
        serializer.AddMemFormat(context, _ => options ?? MemFormatOptions.Default);

    /// <summary>Does the same with options that need the services, such as those with a state of yours.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="context">The context.</param>
    /// <param name="options">Makes the options to write and read with, when the first value is written or read.</param>
    /// <exception cref="InvalidOperationException">There is a context already.</exception>
    public static ISerializerBuilder AddMemFormat(
        this ISerializerBuilder serializer, MemFormatContext context, Func<IServiceProvider, MemFormatOptions> options)
    {
        ArgumentNullException.ThrowIfNull(serializer);
        ArgumentNullException.ThrowIfNull(context);
        ArgumentNullException.ThrowIfNull(options);
        var services = serializer.Services;
        if (services.Any(service => service.ServiceType == typeof(MemFormatOrleansCodec)))
            throw new InvalidOperationException("A silo or client has one context. Name all its roots there.");
        services.AddSingleton(provider => new MemFormatOrleansCodec(context, options, provider));
        services.AddSingleton<IGeneralizedCodec>(provider => provider.GetRequiredService<MemFormatOrleansCodec>());
        services.AddSingleton<IGeneralizedCopier>(provider => provider.GetRequiredService<MemFormatOrleansCodec>());
        services.AddSingleton<ITypeFilter>(provider => provider.GetRequiredService<MemFormatOrleansCodec>());

        // A caller gets to see why its message was refused.
        services.Configure<ExceptionSerializationOptions>(exceptions => exceptions.SupportedNamespacePrefixes.Add(nameof(MemFormat)));
        services.Configure<TypeManifestOptions>(types =>
        {
            types.WellKnownTypeAliases[MemFormatOrleansCodec.Alias] = typeof(MemFormatOrleansCodec);

            // Orleans names the types of results, which may have other names in other releases.
            foreach (var (type, name) in context.GetRoots())
            {
                if (name is not null)
                    types.WellKnownTypeAliases[$"{MemFormatOrleansCodec.Alias}.{Uri.EscapeDataString(name)}"] = type;
            }
        });
        return serializer;
    }

    /// <summary>
    /// Stores the states of grains as payloads if their type has a codec. Rows of JSON are read as before, and written as
    /// payloads the next time.
    /// </summary>
    /// <param name="silo">The silo.</param>
    /// <param name="options">Makes the options to write and read with; without a state of yours, they know the grains.</param>
    public static ISiloBuilder UseMemFormatGrainStorage(this ISiloBuilder silo, Func<IServiceProvider, MemFormatOptions>? options = null)
    {
        ArgumentNullException.ThrowIfNull(silo);
        silo.Services.Replace(ServiceDescriptor.Singleton<IGrainStorageSerializer>(provider =>
        {
            var own = options?.Invoke(provider) ?? MemFormatOptions.Default;
            return new MemFormatGrainStorageSerializer(
                ActivatorUtilities.CreateInstance<JsonGrainStorageSerializer>(provider),
                own with { State = own.State ?? new GrainFactoryState(provider) });
        }));
        return silo;
    }
}
