namespace MemFormat.Codecs.Collections;

/// <summary>Adds entries to maps, whose keys are neither null nor there twice.</summary>
internal static class MapKeys
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Add<TKey, TValue>(Dictionary<TKey, TValue> map, TKey key, TValue value)
        where TKey : notnull
    {
        if (key is null || !map.TryAdd(key, value))
            Fail(key is null);
    }

    /// <summary>Reads a key of another shape. Text may be null where the key that is made of it may not.</summary>
    internal static TKey ReadResolved<TKey, TCodec>(ref MemFormatReader reader, PlanNode node)
        where TCodec : struct, IMemFormatCodec<TKey>
    {
        if (node.Kind == WireKind.String && node.TakeNull(ref reader))
            Fail(isNull: true);
        return TCodec.ReadResolved(ref reader, node);
    }

    /// <summary>Refuses a key that is null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Check<TKey>(TKey key)
    {
        if (key is null)
            Fail(isNull: true);
    }

    /// <summary>Two entries have one key.</summary>
    [DoesNotReturn]
    internal static void FailTwice() => MemFormatThrow.InvalidData("A map has duplicate keys.");

    private static void Fail(bool isNull)
    {
        if (!isNull)
            FailTwice();

        MemFormatThrow.InvalidData("A map has a null key.");
    }
}
