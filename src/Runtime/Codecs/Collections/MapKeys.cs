using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Adds entries to maps, whose keys are neither null nor there twice.</summary>
internal static class MapKeys
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Add<TKey, TValue>(Dictionary<TKey, TValue> map, TKey key, TValue value)
        where TKey : notnull
    {
        if (key is null || !map.TryAdd(key, value))
        {
            Fail(key is null);
        }
    }

    private static void Fail(bool isNull) =>
        MemFormatThrow.InvalidData(isNull ? "A map has a key that is null." : "A map has a key twice.");
}
