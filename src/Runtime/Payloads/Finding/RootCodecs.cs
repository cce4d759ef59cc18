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
    internal static MemFormatCodec Get(Type type, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (!s_found.TryGetValue(type, out var found))
            found = s_found.GetValue(type, static t => new Found(Find(t)));

        return found.Codec ?? FromContext(type, options);
    }

    private static MemFormatCodec FromContext(Type type, MemFormatOptions? options) =>
        options?.Context is { } context && context.TryGetCodec(type, out var codec) ? codec : throw UnsupportedRoot.Of(type);

    // Guarded by a property that .NET 8 does not declare as a guard.
    [UnconditionalSuppressMessage("AOT", "IL3050")]
    private static MemFormatCodec? Find(Type type) =>
        BuiltInCodec.Of(type)
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
