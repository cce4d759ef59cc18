using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>The pooled strings that a payload has had, for its reader: by their numbers, from 1 on.</summary>
internal sealed class StringPool
{
    private const int Least = 64, MostKept = 1 << 16;

    /// <summary>About the bytes of a new one.</summary>
    public const int FirstSize = 64 + (8 * Least);

    private string?[] _strings = new string?[Least];
    private int _count;

    /// <summary>Where strings begin that were stepped over; null without any.</summary>
    private long[]? _offsets;

    /// <summary>
    /// The offset behind the last string that took a number. A reader comes back to values before it: to bodies of objects, to values that
    /// it copies. Those have their numbers.
    /// </summary>
    private long _end;

    /// <summary>Whether a string of this length takes a number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Takes(int length) => (uint)(length - 1) < StringEncoding.MaxPooled;

    /// <summary>Gives the string that the reader is behind the next number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Add(scoped ref MemFormatReader reader, string value)
    {
        var end = reader.Offset;
        if (end <= _end)
            return;
        _end = end;
        var strings = _strings;
        var count = _count;
        if ((uint)count >= (uint)strings.Length)
            strings = Grow(ref reader);
        strings[count] = value;
        _count = count + 1;
    }

    /// <summary>Gives the next number to the string between an offset and the reader, which is read when a later one refers to it.</summary>
    public void AddSkipped(scoped ref MemFormatReader reader, long offset)
    {
        if (reader.Offset <= _end)
            return;
        _end = reader.Offset;
        if (_count == _strings.Length)
            Grow(ref reader);
        if (_offsets is null || _offsets.Length < _strings.Length)
        {
            reader.Charge((long)_strings.Length * sizeof(long));
            Array.Resize(ref _offsets, _strings.Length);
        }

        _offsets[_count++] = offset;
    }

    /// <summary>The string with a number.</summary>
    /// <exception cref="MemFormatException">The payload has had no such string.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string Get(scoped ref MemFormatReader reader, uint number)
    {
        var strings = _strings;
        return number - 1 < (uint)strings.Length && strings[number - 1] is { } value ? value : GetSkipped(ref reader, number);
    }

    /// <summary>Refuses the number of a string that the payload has not had.</summary>
    public void Check(ulong number)
    {
        if (number - 1 >= (uint)_count)
            MemFormatThrow.InvalidData("A string refers to one that does not exist yet.");
    }

    /// <summary>Forgets all strings.</summary>
    public void Clear()
    {
        _strings.AsSpan(0, _count).Clear();
        (_count, _offsets, _end) = (0, null, 0);
        if (_strings.Length > MostKept)
            _strings = new string?[Least];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string?[] Grow(scoped ref MemFormatReader reader)
    {
        reader.Charge((long)_strings.Length * Unsafe.SizeOf<string>());
        Array.Resize(ref _strings, _strings.Length * 2);
        return _strings;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string GetSkipped(scoped ref MemFormatReader reader, uint number)
    {
        Check(number);

        // Those that were stepped over are the only ones that are null below the count.
        ref var here = ref reader.Position;
        var left = reader.Left;
        var back = reader.Offset - _offsets![number - 1];
        reader.Move(ref Unsafe.Subtract(ref here, (nint)back), left + (nuint)back);
        var value = reader.ReadString();
        reader.Move(ref here, left);
        return _strings[number - 1] = value;
    }
}
