using System.Reflection;
using MemFormat.Payloads.Finding;

namespace MemFormat.Evolution.Tests;

/// <summary>The codec that <see cref="MemFormatSerializer"/> finds for a type.</summary>
internal static class Codec
{
    private static readonly MethodInfo s_get = typeof(Codec).GetMethod(nameof(Get), BindingFlags.Static | BindingFlags.NonPublic)!;

    /// <summary>What native code needs to find roots that are not named by a call; here there is nothing to it.</summary>
    public static MemFormatOptions? Options => null;

    public static MemFormatCodec Of<T>() => Get<T>();

    public static MemFormatCodec Of(Type type) =>
        (MemFormatCodec)s_get.MakeGenericMethod(type).Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null)!;

    private static MemFormatCodec Get<T>() => RootCodec<T>.Get(null);
}
