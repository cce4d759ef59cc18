using MemFormat;
using MemFormat.FusionCache;

namespace ZiggyCreatures.Caching.Fusion;

/// <summary>Adds MemFormat to FusionCache.</summary>
public static class MemFormatFusionCacheExtensions
{
    /// <summary>Stores the entries of the distributed cache as payloads.</summary>
    /// <param name="builder">The cache: <c>services.AddFusionCache().WithMemFormat()</c>.</param>
    /// <param name="options">The options to write and read with.</param>
    public static IFusionCacheBuilder WithMemFormat(this IFusionCacheBuilder builder, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        return builder.WithSerializer(new MemFormatFusionCacheSerializer(options));
    }
}
