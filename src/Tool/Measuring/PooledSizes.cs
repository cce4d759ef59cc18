using MemFormat.Io;

namespace MemFormat.Tool.Measuring;

/// <summary>Counts what pooled strings save, and what they would save where strings are plain: if all of a value's strings were pooled.</summary>
internal static class PooledSizes
{
    /// <param name="texts">The strings of one value, in the order of its bytes.</param>
    public static void Count(List<TextPlace> texts)
    {
        var numbers = new Dictionary<string, (uint Number, bool IsPooled)>();
        uint count = 0;
        foreach (var place in texts)
        {
            if (!StringPool.Takes(place.Text.Length))
                continue;
            if (!numbers.TryGetValue(place.Text, out var first))
            {
                numbers.Add(place.Text, (++count, place.IsPooled));
                continue;
            }

            var (size, full) = (place.End - place.Start, ScalarBytes.Serialize(place.Text).Length);
            if (size < full)
                place.Node.PoolingSaves += full - size;
            else if (!place.IsPooled || !first.IsPooled)
                place.Node.PoolingWouldSave += Math.Max(0, size - VarInt.Size((ulong)first.Number << StringEncoding.LengthShift));

            // One that a writer did not find has a number of its own.
            if (place.IsPooled && size >= full)
                numbers[place.Text] = (first.IsPooled ? ++count : first.Number, true);
        }
    }
}
