using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// The kind and the two forms of each scalar type. The compiler does the comparisons, so that native code has the one that is
/// asked for. A type of which every bit pattern is a value needs its kind only.
/// </summary>
internal static class Scalar<T>
{
    /// <summary>The kind, or <see cref="WireKind.Placeholder"/> for a type that is no scalar.</summary>
    public static WireKind Kind
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(bool) ? WireKind.Bool
            : typeof(T) == typeof(sbyte) ? WireKind.Int8
            : typeof(T) == typeof(byte) ? WireKind.UInt8
            : typeof(T) == typeof(short) ? WireKind.Int16
            : typeof(T) == typeof(ushort) ? WireKind.UInt16
            : typeof(T) == typeof(int) ? WireKind.Int32
            : typeof(T) == typeof(uint) ? WireKind.UInt32
            : typeof(T) == typeof(long) ? WireKind.Int64
            : typeof(T) == typeof(ulong) ? WireKind.UInt64
            : typeof(T) == typeof(Int128) ? WireKind.Int128
            : typeof(T) == typeof(UInt128) ? WireKind.UInt128
            : typeof(T) == typeof(Half) ? WireKind.Half
            : typeof(T) == typeof(float) ? WireKind.Single
            : typeof(T) == typeof(double) ? WireKind.Double
            : typeof(T) == typeof(decimal) ? WireKind.Decimal
            : typeof(T) == typeof(char) ? WireKind.Char
            : typeof(T) == typeof(Guid) ? WireKind.Guid
            : typeof(T) == typeof(DateTime) ? WireKind.DateTime
            : typeof(T) == typeof(DateTimeOffset) ? WireKind.DateTimeOffset
            : typeof(T) == typeof(TimeSpan) ? WireKind.TimeSpan
            : typeof(T) == typeof(DateOnly) ? WireKind.DateOnly
            : typeof(T) == typeof(TimeOnly) ? WireKind.TimeOnly
            : WireKind.Placeholder;
    }

    /// <summary>The bytes in the form of the fixed block.</summary>
    public static int Size
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(DateTimeOffset) ? 10 : Unsafe.SizeOf<T>();
    }

    /// <summary>Reads the form of the fixed block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get(ref byte block) =>
        typeof(T) == typeof(bool) ? As(Fields.Bool(ref block, 0))
        : typeof(T) == typeof(decimal) ? As(Fields.Decimal(ref block, 0))
        : typeof(T) == typeof(DateTime) ? As(Fields.DateTime(ref block, 0))
        : typeof(T) == typeof(DateTimeOffset) ? As(Fields.DateTimeOffset(ref block, 0))
        : typeof(T) == typeof(DateOnly) ? As(Fields.DateOnly(ref block, 0))
        : typeof(T) == typeof(TimeOnly) ? As(Fields.TimeOnly(ref block, 0))
        : Unsafe.ReadUnaligned<T>(ref block);

    /// <summary>Writes the form of the fixed block.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put(ref byte block, T value)
    {
        if (typeof(T) == typeof(bool))
            Fields.Put(ref block, 0, Unsafe.As<T, bool>(ref value));
        else if (typeof(T) == typeof(decimal))
            Fields.Put(ref block, 0, Unsafe.As<T, decimal>(ref value));
        else if (typeof(T) == typeof(DateTime))
            Fields.Put(ref block, 0, Unsafe.As<T, DateTime>(ref value));
        else if (typeof(T) == typeof(DateTimeOffset))
            Fields.Put(ref block, 0, Unsafe.As<T, DateTimeOffset>(ref value));
        else if (typeof(T) == typeof(DateOnly))
            Fields.Put(ref block, 0, Unsafe.As<T, DateOnly>(ref value));
        else if (typeof(T) == typeof(TimeOnly))
            Fields.Put(ref block, 0, Unsafe.As<T, TimeOnly>(ref value));
        else
            Unsafe.WriteUnaligned(ref block, value);
    }

    /// <summary>Reads the compact form.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T GetCompact(ref byte block, ref nint at, uint code)
    {
        if (typeof(T) == typeof(decimal))
            return As(Fields.CompactDecimal(ref block, ref at, code));
        if (typeof(T) == typeof(DateTime))
            return As(Fields.CompactDateTime(ref block, ref at, code));
        if (typeof(T) == typeof(DateTimeOffset))
            return As(Fields.CompactDateTimeOffset(ref block, ref at, code));
        if (typeof(T) == typeof(DateOnly))
            return As(Fields.CompactDateOnly(ref block, ref at, code));
        if (typeof(T) == typeof(TimeOnly))
            return As(Fields.CompactTimeOnly(ref block, ref at, code));
        return Fields.GetCompact<T>(ref block, ref at, code);
    }

    /// <summary>Whether compact numbers are signed.</summary>
    public static bool IsSigned
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(short) || typeof(T) == typeof(int) || typeof(T) == typeof(long) || typeof(T) == typeof(TimeSpan);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T As<TValue>(TValue value) => Unsafe.As<TValue, T>(ref value);
}

/// <summary>What is done with a scalar whose kind is known at run time only.</summary>
internal interface IScalarAction
{
    void Do<T>(ref byte value);
}

/// <summary>From a kind to its type.</summary>
internal static class Scalars
{
    /// <summary>Does something with a scalar; no other kind comes here.</summary>
    public static void Do<TAction>(WireKind kind, ref byte value, ref TAction action)
        where TAction : struct, IScalarAction
    {
        switch (kind)
        {
            case WireKind.Bool: action.Do<bool>(ref value); break;
            case WireKind.Int8: action.Do<sbyte>(ref value); break;
            case WireKind.UInt8: action.Do<byte>(ref value); break;
            case WireKind.Int16: action.Do<short>(ref value); break;
            case WireKind.UInt16: action.Do<ushort>(ref value); break;
            case WireKind.Int32: action.Do<int>(ref value); break;
            case WireKind.UInt32: action.Do<uint>(ref value); break;
            case WireKind.Int64: action.Do<long>(ref value); break;
            case WireKind.UInt64: action.Do<ulong>(ref value); break;
            case WireKind.Int128: action.Do<Int128>(ref value); break;
            case WireKind.UInt128: action.Do<UInt128>(ref value); break;
            case WireKind.Half: action.Do<Half>(ref value); break;
            case WireKind.Single: action.Do<float>(ref value); break;
            case WireKind.Double: action.Do<double>(ref value); break;
            case WireKind.Decimal: action.Do<decimal>(ref value); break;
            case WireKind.Char: action.Do<char>(ref value); break;
            case WireKind.Guid: action.Do<Guid>(ref value); break;
            case WireKind.DateTime: action.Do<DateTime>(ref value); break;
            case WireKind.DateTimeOffset: action.Do<DateTimeOffset>(ref value); break;
            case WireKind.TimeSpan: action.Do<TimeSpan>(ref value); break;
            case WireKind.DateOnly: action.Do<DateOnly>(ref value); break;
            case WireKind.TimeOnly: action.Do<TimeOnly>(ref value); break;
            default: throw new MemFormatException(MemFormatError.UnsupportedType, $"The kind {kind} has no fixed size.");
        }
    }
}
