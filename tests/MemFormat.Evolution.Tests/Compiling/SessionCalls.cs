using System.Buffers;
using System.Reflection;
using MemFormat.Payloads.Sessions;

namespace MemFormat.Evolution.Tests;

/// <summary>Sessions of a type that is known at run time only.</summary>
internal static class SessionCalls
{
    /// <summary>A session with a value twice.</summary>
    public static byte[] Write(MemFormatCodec codec, object value, MemFormatOptions? options) => (byte[])Call(nameof(WriteOf), codec, value, options);

    /// <summary>All values of a session.</summary>
    public static object?[] Read(MemFormatCodec codec, byte[] session, MemFormatOptions? options) =>
        (object?[])Call(nameof(ReadOf), codec, session, options);

    private static object Call(string method, MemFormatCodec codec, params object?[] arguments) => typeof(SessionCalls)
        .GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(codec.Type)
        .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [codec, .. arguments], null)!;

    private static byte[] WriteOf<T>(MemFormatCodec<T> codec, T value, MemFormatOptions? options)
    {
        var destination = new ArrayBufferWriter<byte>();
        var writer = new SessionWriter<T>(codec, options);
        writer.Write(destination, value);
        writer.Write(destination, value);
        writer.Flush(destination);
        return destination.WrittenSpan.ToArray();
    }

    private static object?[] ReadOf<T>(MemFormatCodec<T> codec, byte[] session, MemFormatOptions? options)
    {
        var values = new List<object?>();
        var left = new ReadOnlySequence<byte>(session);
        var reader = new SessionReader<T>(codec, options);
        while (reader.TryRead(ref left, out var value))
            values.Add(value);
        reader.End(left);
        return [.. values];
    }
}
