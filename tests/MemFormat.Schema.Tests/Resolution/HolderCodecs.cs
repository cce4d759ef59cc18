using System.Buffers;
using System.Reflection;
using MemFormat.Codecs;

namespace MemFormat.Schemas.Tests;

/// <summary>Writes a holder of one type and reads one of another.</summary>
internal static class HolderCodecs
{
    public static Holder<TNew> Evolve<TOld, TNew>(Holder<TOld> value)
    {
        var payload = (byte[])Call(nameof(Write), typeof(TOld), CodecOf<TOld>(), value);
        return (Holder<TNew>)Call(nameof(Read), typeof(TNew), CodecOf<TNew>(), payload);
    }

    private static byte[] Write<T, TCodec>(Holder<T> value) where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatEntry<Holder<T>, HolderCodec<T, TCodec>>.Instance.Serialize(value, null);

    private static Holder<T> Read<T, TCodec>(byte[] payload) where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatEntry<Holder<T>, HolderCodec<T, TCodec>>.Instance.Deserialize(payload, isAll: true, out _, null)!;

    private static Type CodecOf<T>() => MemFormat.Payloads.Finding.RootCodec<T>.Get(null).GetType().GetGenericArguments()[1];

    private static object Call(string method, Type type, Type codec, object argument) =>
        typeof(HolderCodecs).GetMethod(method, BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(type, codec)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [argument], null)!;
}
