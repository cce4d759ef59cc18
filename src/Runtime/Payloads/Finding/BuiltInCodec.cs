using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>The codecs of types that .NET itself has.</summary>
internal static class BuiltInCodec
{
    /// <summary>The codec of a built-in type, or null. The comparisons are done by the compiler, so that only that codec is kept.</summary>
    internal static MemFormatCodec<T>? Of<T>()
    {
        object? codec = null;
        if (typeof(T) == typeof(bool))
        {
            codec = StructCodec<bool, BoolCodec>.Instance;
        }
        else if (typeof(T) == typeof(sbyte))
        {
            codec = StructCodec<sbyte, SByteCodec>.Instance;
        }
        else if (typeof(T) == typeof(byte))
        {
            codec = StructCodec<byte, ByteCodec>.Instance;
        }
        else if (typeof(T) == typeof(short))
        {
            codec = StructCodec<short, Int16Codec>.Instance;
        }
        else if (typeof(T) == typeof(ushort))
        {
            codec = StructCodec<ushort, UInt16Codec>.Instance;
        }
        else if (typeof(T) == typeof(int))
        {
            codec = StructCodec<int, Int32Codec>.Instance;
        }
        else if (typeof(T) == typeof(uint))
        {
            codec = StructCodec<uint, UInt32Codec>.Instance;
        }
        else if (typeof(T) == typeof(long))
        {
            codec = StructCodec<long, Int64Codec>.Instance;
        }
        else if (typeof(T) == typeof(ulong))
        {
            codec = StructCodec<ulong, UInt64Codec>.Instance;
        }
        else if (typeof(T) == typeof(Int128))
        {
            codec = StructCodec<Int128, Int128Codec>.Instance;
        }
        else if (typeof(T) == typeof(UInt128))
        {
            codec = StructCodec<UInt128, UInt128Codec>.Instance;
        }
        else if (typeof(T) == typeof(Half))
        {
            codec = StructCodec<Half, HalfCodec>.Instance;
        }
        else if (typeof(T) == typeof(float))
        {
            codec = StructCodec<float, SingleCodec>.Instance;
        }
        else if (typeof(T) == typeof(double))
        {
            codec = StructCodec<double, DoubleCodec>.Instance;
        }
        else if (typeof(T) == typeof(decimal))
        {
            codec = StructCodec<decimal, DecimalCodec>.Instance;
        }
        else if (typeof(T) == typeof(char))
        {
            codec = StructCodec<char, CharCodec>.Instance;
        }
        else if (typeof(T) == typeof(Guid))
        {
            codec = StructCodec<Guid, GuidCodec>.Instance;
        }
        else if (typeof(T) == typeof(DateTime))
        {
            codec = StructCodec<DateTime, DateTimeCodec>.Instance;
        }
        else if (typeof(T) == typeof(DateTimeOffset))
        {
            codec = StructCodec<DateTimeOffset, DateTimeOffsetCodec>.Instance;
        }
        else if (typeof(T) == typeof(TimeSpan))
        {
            codec = StructCodec<TimeSpan, TimeSpanCodec>.Instance;
        }
        else if (typeof(T) == typeof(DateOnly))
        {
            codec = StructCodec<DateOnly, DateOnlyCodec>.Instance;
        }
        else if (typeof(T) == typeof(TimeOnly))
        {
            codec = StructCodec<TimeOnly, TimeOnlyCodec>.Instance;
        }
        else if (typeof(T) == typeof(string))
        {
            codec = StructCodec<string?, StringCodec>.Instance;
        }
        else if (typeof(T) == typeof(byte[]))
        {
            codec = StructCodec<byte[]?, BytesCodec>.Instance;
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
    internal static Type? StructOf(Type type) => type switch
    {
        _ when type == typeof(bool) => typeof(BoolCodec),
        _ when type == typeof(sbyte) => typeof(SByteCodec),
        _ when type == typeof(byte) => typeof(ByteCodec),
        _ when type == typeof(short) => typeof(Int16Codec),
        _ when type == typeof(ushort) => typeof(UInt16Codec),
        _ when type == typeof(int) => typeof(Int32Codec),
        _ when type == typeof(uint) => typeof(UInt32Codec),
        _ when type == typeof(long) => typeof(Int64Codec),
        _ when type == typeof(ulong) => typeof(UInt64Codec),
        _ when type == typeof(Int128) => typeof(Int128Codec),
        _ when type == typeof(UInt128) => typeof(UInt128Codec),
        _ when type == typeof(Half) => typeof(HalfCodec),
        _ when type == typeof(float) => typeof(SingleCodec),
        _ when type == typeof(double) => typeof(DoubleCodec),
        _ when type == typeof(decimal) => typeof(DecimalCodec),
        _ when type == typeof(char) => typeof(CharCodec),
        _ when type == typeof(Guid) => typeof(GuidCodec),
        _ when type == typeof(DateTime) => typeof(DateTimeCodec),
        _ when type == typeof(DateTimeOffset) => typeof(DateTimeOffsetCodec),
        _ when type == typeof(TimeSpan) => typeof(TimeSpanCodec),
        _ when type == typeof(DateOnly) => typeof(DateOnlyCodec),
        _ when type == typeof(TimeOnly) => typeof(TimeOnlyCodec),
        _ when type == typeof(string) => typeof(StringCodec),
        _ when type == typeof(byte[]) => typeof(BytesCodec),
        _ => null,
    };
}
