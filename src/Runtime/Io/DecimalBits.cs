using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>Decimals as flags (sign, scale), high 32 and low 64 bits: as they lie in memory, if they really do.</summary>
internal static class DecimalBits
{
    /// <summary>Whether a decimal in memory is the four parts in this order.</summary>
    internal static readonly bool IsRaw = Probe();

    internal static decimal Make(uint flags, uint high, ulong low) =>
        new((int)low, (int)(low >> 32), (int)high, flags >> 31 != 0, (byte)(flags >> 16));

    /// <summary>The parts of a value, whatever its layout.</summary>
    internal static void Get(decimal value, out uint flags, out uint high, out ulong low)
    {
        if (IsRaw)
        {
            ref var block = ref Unsafe.As<decimal, byte>(ref value);
            flags = Fields.Get<uint>(ref block, 0);
            high = Fields.Get<uint>(ref block, 4);
            low = Fields.Get<ulong>(ref block, 8);
            return;
        }

        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        low = (uint)parts[0] | (ulong)(uint)parts[1] << 32;
        high = (uint)parts[2];
        flags = (uint)parts[3];
    }

    internal static void Put(ref byte block, decimal value)
    {
        Get(value, out var flags, out var high, out var low);
        Fields.Put(ref block, 0, flags);
        Fields.Put(ref block, 4, high);
        Fields.Put(ref block, 8, low);
    }

    private static bool Probe()
    {
        decimal value = new(0x44332211, unchecked((int)0x88776655), 0x0CBBAA99, isNegative: true, scale: 11);
        ref var block = ref Unsafe.As<decimal, byte>(ref value);
        return BitConverter.IsLittleEndian && Unsafe.SizeOf<decimal>() == 16 && Fields.Get<uint>(ref block, 0) == 0x800B0000
            && Fields.Get<uint>(ref block, 4) == 0x0CBBAA99 && Fields.Get<ulong>(ref block, 8) == 0x8877665544332211;
    }
}
