using System.Security.Cryptography;
using MemFormat.Io;

namespace MemFormat.Codecs.Collections.Forms;

/// <summary>Unpredictable hash codes for small values: the whole value is multiplied with secret numbers.</summary>
internal static class SeededHash
{
    private static readonly ulong s_seed = Random();
    private static readonly ulong s_factor = Random() | 1;

    /// <summary>Whether the type is an enum, or a scalar of more than a byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsFor<T>() =>
        typeof(T).IsEnum || (Scalar<T>.Kind != WireKind.Placeholder && Scalar<T>.Size > 1);

    /// <summary>The hash code of a value of such a type. Equal values have equal ones.</summary>
    internal static int Of<T>(T value) => value switch
    {
        double number => Of(number),
        float number => Of((double)number),
        Half number => Of((double)number),
        decimal number => Of(number),
        DateTime time => Mix((ulong)time.Ticks, 0),
        DateTimeOffset time => Mix((ulong)time.UtcTicks, 0),
        _ => OfMemory(ref Unsafe.As<T, byte>(ref value), Unsafe.SizeOf<T>()),
    };

    // Zeros of both signs are equal, and so are all NaN values.
    private static int Of(double value) =>
        Mix(value == 0 ? 0 : double.IsNaN(value) ? 1 : BitConverter.DoubleToUInt64Bits(value), 0);

    private static int Of(decimal value)
    {
        // 1.0 and 1.00 are equal. Divided by one with 28 decimal zeros, a value has its fewest digits.
        var shortest = value / 1.0000000000000000000000000000m;
        DecimalBits.Get(shortest, out var flags, out var high, out var low);
        return Mix(low, (high | low) == 0 ? 0 : (ulong)flags << 32 | high);
    }

    private static int OfMemory(ref byte block, int size) => size switch
    {
        1 => Mix(block, 0),
        2 => Mix(Fields.Get<ushort>(ref block, 0), 0),
        4 => Mix(Fields.Get<uint>(ref block, 0), 0),
        8 => Mix(Fields.Get<ulong>(ref block, 0), 0),
        _ => Mix(Fields.Get<ulong>(ref block, 0), Fields.Get<ulong>(ref block, 8)),
    };

    private static int Mix(ulong low, ulong high)
    {
        var upper = Math.BigMul(low ^ s_seed, s_factor, out var lower);
        upper = Math.BigMul(upper ^ lower ^ high, s_factor ^ s_seed, out lower);
        var hash = upper ^ lower;
        return (int)(hash ^ hash >> 32);
    }

    private static ulong Random()
    {
        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        RandomNumberGenerator.Fill(bytes);
        return BitConverter.ToUInt64(bytes);
    }
}
