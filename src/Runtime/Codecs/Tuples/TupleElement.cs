namespace MemFormat.Codecs.Tuples;

/// <summary>One element of a tuple. Whether it has a presence bit is a constant to the JIT.</summary>
internal static class TupleElement<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>What the element adds to <see cref="ITupleElements{T}.Size"/>.</summary>
    internal static long Size
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => TCodec.HasPresence ? TupleSize.Present : TupleSize.Of(TCodec.MinSize);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void AddFlag(ref TupleFlags flags, T value)
    {
        if (TCodec.HasPresence)
            flags.Add(!IsNull(value));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write(ref MemFormatWriter writer, T value)
    {
        if (!TCodec.HasPresence || !IsNull(value))
            TCodec.Write(ref writer, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Read(ref MemFormatReader reader, ref TupleFlags flags) =>
        !TCodec.HasPresence || flags.Next() ? TCodec.Read(ref reader) : default!;

    /// <summary>Of structs that can be null, the codec knows.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsNull(T value) => typeof(T).IsValueType ? TCodec.IsNull(value) : value is null;

    internal static T ReadResolved(ref MemFormatReader reader, PlanNode? node) =>
        node is null ? default! : TCodec.ReadResolved(ref reader, node);
}
