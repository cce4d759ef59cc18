using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

/// <summary>The pooled strings of a copied value: numbered anew, the first of each in full, so that the copy means the same anywhere.</summary>
internal sealed class CopiedStrings
{
    /// <summary>What a string takes here.</summary>
    private const int EntrySize = 64;

    /// <summary>A value with more strings than this makes the next one begin with a new table: to clear one costs its size.</summary>
    private const int MostKept = 64;

    private Dictionary<string, uint> _numbers = new(StringComparer.Ordinal);
    private uint _last;

    /// <summary>Starts a copy.</summary>
    public void Begin()
    {
        if (_numbers.Count > MostKept)
            _numbers = new(StringComparer.Ordinal);
        _numbers.Clear();
        _last = 0;
    }

    /// <summary>Copies a string that was stepped over.</summary>
    public void Pass(scoped ref MemFormatReader reader, WalkCopy copy, long start)
    {
        var text = reader.PooledSince(start)!;
        if (!StringPool.Takes(text.Length))
            return;
        copy.CopyTo(ref reader, start);
        if (_numbers.TryGetValue(text, out var number))
        {
            copy.Bytes.Number((ulong)number << StringEncoding.LengthShift | StringEncoding.Null);
            return;
        }

        reader.Charge(EntrySize);
        _numbers.Add(text, ++_last);
        copy.Text(text);
    }
}
