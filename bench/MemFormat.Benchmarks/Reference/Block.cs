namespace MemFormat.Benchmarks.Reference;

/// <summary>Unaligned loads and stores at constant offsets from the start of a block.</summary>
internal static class Block
{
    private const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;
    private const uint DecimalReserved = 0x7F00_FFFF;
    private const uint DecimalScale = 0x00FF_0000;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get<T>(ref byte block, nint at)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref block, at));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<T>(ref byte block, nint at, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref Unsafe.Add(ref block, at), value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime GetDateTime(ref byte block, nint at)
    {
        var raw = Get<ulong>(ref block, at);
        if ((raw & TicksMask) > (ulong)DateTime.MaxValue.Ticks)
            ReferenceReader.ThrowInvalid();
        return Unsafe.BitCast<ulong, DateTime>(raw);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static decimal GetDecimal(ref byte block, nint at)
    {
        var flags = Get<uint>(ref block, at);
        if ((flags & DecimalReserved) != 0 || (flags & DecimalScale) > 28 << 16)
            ReferenceReader.ThrowInvalid();
        return Get<decimal>(ref block, at);
    }
}
