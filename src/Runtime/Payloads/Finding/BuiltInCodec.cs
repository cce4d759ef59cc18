using MemFormat.Codecs;
using MemFormat.Codecs.Scalars;
using MemFormat.Wire;

namespace MemFormat.Payloads.Finding;

/// <summary>The codecs of types that .NET itself has.</summary>
internal static class BuiltInCodec
{
    /// <summary>The codec of a built-in type, or null. The comparisons are done by the compiler, so that only that codec is kept.</summary>
    internal static MemFormatCodec<T>? Of<T>()
    {
        object? codec = null;
        if (typeof(T) == typeof(string))
        {
            codec = StructCodec<string?, StringCodec>.Instance;
        }
        else if (typeof(T) == typeof(byte[]))
        {
            codec = StructCodec<byte[]?, BytesCodec>.Instance;
        }
        else if (typeof(T).IsValueType && ScalarKind<T>.Value != WireKind.Hole)
        {
            codec = WireKinds.IsUnchecked(ScalarKind<T>.Value) ? StructCodec<T, ScalarCodec<T>>.Instance : StructCodec<T, CheckedCodec<T>>.Instance;
        }

        return (MemFormatCodec<T>?)codec;
    }

    /// <summary>The codec of a built-in type, or null.</summary>
    internal static MemFormatCodec? Of(Type type) => type switch
    {
        _ when type == typeof(bool) => Of<bool>(),
        _ when type == typeof(sbyte) => Of<sbyte>(),
        _ when type == typeof(byte) => Of<byte>(),
        _ when type == typeof(short) => Of<short>(),
        _ when type == typeof(ushort) => Of<ushort>(),
        _ when type == typeof(int) => Of<int>(),
        _ when type == typeof(uint) => Of<uint>(),
        _ when type == typeof(long) => Of<long>(),
        _ when type == typeof(ulong) => Of<ulong>(),
        _ when type == typeof(Int128) => Of<Int128>(),
        _ when type == typeof(UInt128) => Of<UInt128>(),
        _ when type == typeof(Half) => Of<Half>(),
        _ when type == typeof(float) => Of<float>(),
        _ when type == typeof(double) => Of<double>(),
        _ when type == typeof(decimal) => Of<decimal>(),
        _ when type == typeof(char) => Of<char>(),
        _ when type == typeof(Guid) => Of<Guid>(),
        _ when type == typeof(DateTime) => Of<DateTime>(),
        _ when type == typeof(DateTimeOffset) => Of<DateTimeOffset>(),
        _ when type == typeof(TimeSpan) => Of<TimeSpan>(),
        _ when type == typeof(DateOnly) => Of<DateOnly>(),
        _ when type == typeof(TimeOnly) => Of<TimeOnly>(),
        _ when type == typeof(string) => Of<string>(),
        _ when type == typeof(byte[]) => Of<byte[]>(),
        _ => null,
    };

    /// <summary>The struct codec of a built-in type, or null.</summary>
    internal static Type? StructOf(Type type) => Of(type)?.GetType().GetGenericArguments()[1];
}
