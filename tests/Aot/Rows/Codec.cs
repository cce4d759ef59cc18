using MemFormat.Aot;
using MemFormat.Payloads.Finding;

namespace MemFormat.Evolution.Tests;

/// <summary>
/// The codec that <see cref="MemFormatSerializer"/> finds for a type; native code needs a context for roots that are
/// no types of the user's.
/// </summary>
internal static class Codec
{
    public static MemFormatOptions? Options { get; } = new() { Context = RowContext.Default };

    public static MemFormatCodec Of<T>() => RootCodec<T>.Get(Options);

    public static MemFormatCodec Of(Type type) => RowContext.Default.GetCodec(type);
}
