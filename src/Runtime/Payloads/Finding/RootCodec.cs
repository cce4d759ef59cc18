using System.Reflection;
using MemFormat.Base;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>The codec of a root that is found by its type at run time, once.</summary>
internal static class RootCodec<T>
{
    private static readonly MemFormatCodec<T>? s_codec = Find();

    private static readonly MemFormatEntry<T>? s_entry = s_codec?.Entry;

    /// <exception cref="MemFormatException">The type has no codec.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static MemFormatEntry<T> Entry(MemFormatOptions? options) => s_entry ?? FromContext(options).Entry;

    /// <exception cref="MemFormatException">The type has no codec.</exception>
    internal static MemFormatCodec<T> Get(MemFormatOptions? options) => s_codec ?? FromContext(options);

    private static MemFormatCodec<T> FromContext(MemFormatOptions? options) =>
        options?.Context is { } context && context.TryGetCodec(typeof(T), out var codec)
            ? (MemFormatCodec<T>)codec
            : throw UnsupportedRoot.Of(typeof(T));

    // Guarded by a property that .NET 8 does not declare as a guard.
    [UnconditionalSuppressMessage("AOT", "IL3050")]
    private static MemFormatCodec<T>? Find() =>
        BuiltInCodec.Find<T>()
        ?? FromAttribute()
        ?? (RuntimeFeature.IsDynamicCodeSupported ? (MemFormatCodec<T>?)CodecComposer.Compose(typeof(T)) : null);

    private static MemFormatCodec<T>? FromAttribute() =>
        typeof(T).GetCustomAttribute<MemFormatGeneratedAttribute>(inherit: false) is { } generated
            ? Activator.CreateInstance(generated.Codec) as MemFormatCodec<T>
            : null;
}
