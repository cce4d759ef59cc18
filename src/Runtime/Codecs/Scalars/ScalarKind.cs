using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs.Scalars;

/// <summary>The kind of each scalar type. The compiler does the comparisons, so that native code only has the result.</summary>
internal static class ScalarKind<T>
{
    /// <summary>The kind, or <see cref="WireKind.Hole"/> for a type that is not a scalar.</summary>
    public static WireKind Value
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
            : WireKind.Hole;
    }
}
