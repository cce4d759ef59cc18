using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Plans.Run;

/// <summary>
/// Reads a number of any kind, in the form of the fixed block, into any other one: exactly, or it is an overflow.
/// </summary>
internal static class Number
{
    /// <summary>Reads a number.</summary>
    /// <typeparam name="T">An integer of up to 128 bits, char, Half, float, double or decimal.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<T>(ref MemFormatReader reader, PlanNode node)
    {
        // The widenings that nearly all data has.
        if (typeof(T) == typeof(long) && node.Kind == WireKind.Int32)
        {
            long value = Unsafe.ReadUnaligned<int>(ref reader.Take(4));
            return Unsafe.As<long, T>(ref value);
        }

        if (typeof(T) == typeof(int) && node.Kind == WireKind.Int16)
        {
            int value = Unsafe.ReadUnaligned<short>(ref reader.Take(2));
            return Unsafe.As<int, T>(ref value);
        }

        return NumberReader.Read<T>(ref reader, node.Source);
    }
}
