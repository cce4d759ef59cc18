using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

// Values of members at the places from Has: in the block, or late, where the reader is.
public ref partial struct ObjectPlan
{
    /// <summary>Reads a value as it is in memory, or a number of another kind.</summary>
    /// <typeparam name="T">A scalar for which every bit pattern is valid. The others have methods of their own.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="at">The place from <see cref="Has"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly T Get<T>(scoped ref MemFormatReader reader, nint at)
        where T : unmanaged => at >= 0 ? Fields.Get<T>(ref _block, at) : ConvertedNumber.Read<T>(ref reader, ref _block, at);

    /// <summary>Reads a bit of the flags, or an integer of 0 or 1.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool Bit(scoped ref MemFormatReader reader, nint at) =>
        at >= 0 ? Fields.Bit(ref _block, at) : ConvertedNumber.Read<bool>(ref reader, ref _block, at);

    /// <summary>Reads a value of an enum whose constants are known by name.</summary>
    /// <typeparam name="T">Its integer.</typeparam>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly T GetNamed<T>(scoped ref MemFormatReader reader, nint at)
        where T : unmanaged
    {
        if (at >= 0)
            return Fields.Get<T>(ref _block, at);

        // The first step has the enums of the block, and it is not taken before the block is read.
        if (ConvertedNumber.NamedIndex(at) is >= 0 and var index)
        {
            ref var place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(Unsafe.As<EnumPlace[]>(_op.Target!)), index);
            return place.Numbers.ReadAt<T>(ref reader, ref Unsafe.Add(ref _block, place.Offset));
        }

        return IsLate(at) && _op.Node!.Numbers is { } numbers ? numbers.Read<T>(ref reader) : ConvertedNumber.Read<T>(ref reader, ref _block, at);
    }

    /// <summary>Reads a value that is checked, or a number of another kind.</summary>
    /// <typeparam name="T">A scalar with invalid bit patterns, but for <see cref="bool"/>.</typeparam>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly T GetChecked<T>(scoped ref MemFormatReader reader, nint at)
        where T : unmanaged => at >= 0 ? Scalar<T>.Get(ref Unsafe.Add(ref _block, at)) : ConvertedNumber.Read<T>(ref reader, ref _block, at);
}
