using MemFormat;
using MemFormat.Caching;
using Microsoft.Extensions.Caching.Hybrid;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds MemFormat to a hybrid cache.</summary>
public static class MemFormatCacheServiceExtensions
{
    /// <summary>
    /// Stores the entries of all types with a codec as payloads: <c>services.AddHybridCache().AddMemFormat()</c>. An entry
    /// that cannot be read, such as one of a release whose changes are not compatible, is a miss: its value is made anew.
    /// </summary>
    /// <param name="builder">The builder that <c>AddHybridCache</c> returns.</param>
    /// <param name="options">The options to write and read with.</param>
    public static IHybridCacheBuilder AddMemFormat(this IHybridCacheBuilder builder, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        ForgiveEntries(builder.Services);
        return builder.AddSerializerFactory(new MemFormatCacheSerializerFactory(options));
    }

    /// <summary>Puts a cache around the registered one, once.</summary>
    private static void ForgiveEntries(IServiceCollection services)
    {
        for (var i = 0; i < services.Count; i++)
        {
            if (services[i] is { IsKeyedService: false, ImplementationType: { } type } cache && cache.ServiceType == typeof(HybridCache))
            {
                services[i] = ServiceDescriptor.Describe(
                    typeof(HybridCache),
                    provider =>
                        ActivatorUtilities.CreateInstance<MemFormatHybridCache>(
                            provider, (HybridCache)ActivatorUtilities.CreateInstance(provider, type)),
                    cache.Lifetime);
            }
        }
    }
}
