using MemFormat;
using MemFormat.Caching;
using Microsoft.Extensions.Caching.Hybrid;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds MemFormat to a hybrid cache.</summary>
public static class MemFormatCacheServiceExtensions
{
    /// <summary>Stores the entries of all types with a codec as payloads: <c>services.AddHybridCache().AddMemFormat()</c>.</summary>
    /// <param name="builder">The builder that <c>AddHybridCache</c> returns.</param>
    /// <param name="options">The options to write and read with.</param>
    public static IHybridCacheBuilder AddMemFormat(this IHybridCacheBuilder builder, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        return builder.AddSerializerFactory(new MemFormatCacheSerializerFactory(options));
    }
}
