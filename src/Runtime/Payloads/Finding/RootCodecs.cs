using System.Reflection;
using MemFormat.Base;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>The codecs of roots that are known as <see cref="Type"/> only; found in the order of <see cref="RootCodec{T}"/>.</summary>
internal static class RootCodecs
{
    /// <summary>Codecs found without a context. Neither types nor codecs are kept alive, so that assemblies can unload.</summary>
    private static readonly ConditionalWeakTable<Type, Found> s_found = new();

    /// <exception cref="MemFormatException">The type has no codec.</exception>
    internal static MemFormatCodec Get(Type type, MemFormatOptions? options) => TryGet(type, options) ?? throw UnsupportedRoot.Of(type);

    internal static MemFormatCodec? TryGet(Type type, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (!s_found.TryGetValue(type, out var found))
            found = s_found.GetValue(type, static t => new Found(Find(t)));

        return found.Codec ?? (options?.Context is { } context && context.TryGetCodec(type, out var codec) ? codec : null);
    }

    // Guarded by a property that .NET 8 does not declare as a guard.
    [UnconditionalSuppressMessage("AOT", "IL3050")]
    private static MemFormatCodec? Find(Type type) =>
        BuiltInCodec.Find(type)
        ?? FromAttribute(type)
        ?? (RuntimeFeature.IsDynamicCodeSupported ? CodecComposer.Compose(type) : null);

    private static MemFormatCodec? FromAttribute(Type type) =>
        type.GetCustomAttribute<MemFormatGeneratedAttribute>(inherit: false) is { } generated
            ? Activator.CreateInstance(generated.Codec) as MemFormatCodec
            : null;

    private sealed class Found(MemFormatCodec? codec)
    {
        public readonly MemFormatCodec? Codec = codec;
    }
}
