using MemFormat.Io;

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

    /// <summary>Reads a bit of the flags.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool Bit(scoped ref MemFormatReader reader, nint at) => at >= 0 ? Fields.Bit(ref _block, at) : Fields.Bool(ref reader.Take(1), 0);

    /// <summary>Reads a decimal number.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly decimal Decimal(scoped ref MemFormatReader reader, nint at) => at >= 0 ? Fields.Decimal(ref _block, at) : ConvertedNumber.Read<decimal>(ref reader, ref _block, at);

    /// <summary>Reads a date with a time.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly DateTime DateTime(scoped ref MemFormatReader reader, nint at) => at >= 0 ? Fields.DateTime(ref _block, at) : Fields.DateTime(ref reader.Take(8), 0);

    /// <summary>Reads a date with a time and an offset.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly DateTimeOffset DateTimeOffset(scoped ref MemFormatReader reader, nint at) =>
        at >= 0 ? Fields.DateTimeOffset(ref _block, at) : Fields.DateTimeOffset(ref reader.Take(10), 0);

    /// <summary>Reads a date.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly DateOnly DateOnly(scoped ref MemFormatReader reader, nint at) => at >= 0 ? Fields.DateOnly(ref _block, at) : Fields.DateOnly(ref reader.Take(4), 0);

    /// <summary>Reads a time of day.</summary>
    /// <inheritdoc cref="Get"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly TimeOnly TimeOnly(scoped ref MemFormatReader reader, nint at) => at >= 0 ? Fields.TimeOnly(ref _block, at) : Fields.TimeOnly(ref reader.Take(8), 0);
}
