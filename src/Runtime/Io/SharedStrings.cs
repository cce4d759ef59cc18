namespace MemFormat.Io;

/// <summary>
/// Strings that a read has had lately, each at the place that its bytes say, which has room for two: a third one takes that of the
/// first. So the work for a string is that of its bytes, whatever they are.
/// </summary>
internal sealed class SharedStrings
{
    private const int Bits = 11, Count = 2 << Bits;
    private const ulong Factor = 0x9E3779B97F4A7C15;

    /// <summary>About the bytes of the table.</summary>
    public const int Size = Count * 8;

    private readonly string?[] _strings = new string?[Count];
    private bool _isUsed;

    /// <summary>The place of a string with these bytes.</summary>
    public ref string? Place(ReadOnlySpan<byte> bytes)
    {
        _isUsed = true;
        return ref _strings[2 * (int)(Hash(bytes) >> (64 - Bits))];
    }

    /// <summary>The string of a place that has these bytes, or null.</summary>
    public static string? Find(ref string? place, ReadOnlySpan<byte> bytes, uint encoding) =>
        place is { } first && AreSame(first, bytes, encoding) ? first
        : Unsafe.Add(ref place, 1) is { } second && AreSame(second, bytes, encoding) ? second
        : null;

    /// <summary>An equal string of a place, or this one, which is kept there.</summary>
    public static string Share(ref string? place, string value)
    {
        ref var second = ref Unsafe.Add(ref place, 1);
        if (place == value || second == value)
            return (place == value ? place : second)!;
        second = place;
        return place = value;
    }

    /// <summary>Whether bytes are those of a string, in an encoding that makes the comparison cheap.</summary>
    private static bool AreSame(string value, ReadOnlySpan<byte> bytes, uint encoding) => encoding switch
    {
        StringEncoding.Latin1 => value.Length == bytes.Length && Latin1.AreSame(bytes, value),
        StringEncoding.Utf16 => bytes.SequenceEqual(MemoryMarshal.AsBytes(value.AsSpan())),
        _ => false,
    };

    /// <summary>Forgets all strings: they belong to one read.</summary>
    public void Clear()
    {
        if (_isUsed)
            Array.Clear(_strings);
        _isUsed = false;
    }

    private static ulong Hash(ReadOnlySpan<byte> bytes)
    {
        var sum = (ulong)bytes.Length;
        for (; bytes.Length >= sizeof(ulong); bytes = bytes[sizeof(ulong)..])
            sum = Mix(sum ^ MemoryMarshal.Read<ulong>(bytes));
        foreach (var last in bytes)
            sum = (sum << 8) ^ (sum >> 56) ^ last;
        return Mix(sum);
    }

    private static ulong Mix(ulong value)
    {
        value *= Factor;
        return (value ^ (value >> 32)) * Factor;
    }
}
