using System.Buffers.Binary;
using MemFormat.Io;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.Collections;

/// <summary>
/// The encoded keys of a collection in hash order, to write it in the order of these bytes. Each key is encoded once
/// and copied, so that nested sets cost no more.
/// </summary>
internal sealed class EncodedKeys : StateHolder, IBufferWriter<byte>
{
    private const int FirstSize = 1 << 10, MaxKept = 1 << 20;
    private const int MaxRounds = 4, FewKeys = 16;

    [ThreadStatic]
    private static EncodedKeys? s_kept;

    private readonly Comparison<Key> _comparison;
    private byte[] _bytes = new byte[FirstSize];
    private Key[] _keys = new Key[64];
    private ulong[] _starts = [];
    private int _written;
    private int _count;

    private EncodedKeys() => _comparison = Compare;

    /// <summary>The place that the key with that rank had in the collection.</summary>
    public int this[int rank] => _keys[rank].Index;

    /// <summary>
    /// Whether the encoding of a key is independent of the rest of the payload. Keys with unions or references keep the
    /// collection's order.
    /// </summary>
    public static bool CanSort<TCodec>()
        where TCodec : struct, IMemFormatDescribe => !RootOf<TCodec>.Schema.TakesScope;

    /// <summary>Whether the bytes that decide the order are those that are written. Pooled strings are in full there.</summary>
    public static bool AreCopied<TCodec>()
        where TCodec : struct, IMemFormatDescribe => !RootOf<TCodec>.Schema.WritesScope;

    /// <summary>Rents an empty instance. It is taken out while in use, so collections within keys get others.</summary>
    public static EncodedKeys Rent()
    {
        var kept = s_kept ?? new EncodedKeys();
        s_kept = null;
        return kept;
    }

    /// <summary>Keeps it for the next collection. Not after an error.</summary>
    public void Return()
    {
        if (_bytes.Length <= MaxKept && _keys.Length <= MaxKept)
        {
            (_written, _count, State) = (0, 0, null);
            s_kept = this;
        }
    }

    /// <summary>The bytes written since the last key are the next key.</summary>
    public void End(ref MemFormatWriter encoder)
    {
        if (_count == _keys.Length)
            Array.Resize(ref _keys, 2 * _count);

        var start = _count == 0 ? 0 : _keys[_count - 1].End;
        _keys[_count] = new Key(start, _written + encoder.Unflushed, _count);
        _count++;
    }

    /// <summary>Sorts the keys by their bytes, equal ones by their place in the collection.</summary>
    /// <param name="encoder">The writer that wrote them.</param>
    public void Sort(ref MemFormatWriter encoder)
    {
        encoder.Flush();

        GetSpan(sizeof(ulong)); // Eight bytes can be read where a key ends.
        if (_starts.Length < _count)
            _starts = new ulong[_keys.Length];

        Sort(_keys.AsSpan(0, _count), _starts.AsSpan(0, _count), MaxRounds);
    }

    /// <summary>Writes the bytes of the key with that rank.</summary>
    public void Write(ref MemFormatWriter writer, int rank)
    {
        var key = _keys[rank];
        writer.WriteMemory(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_bytes), key.Start), (uint)(key.End - key.Start));
    }

    public void Advance(int count) => _written += count;

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        if (_bytes.Length - _written < Math.Max(sizeHint, 1))
            Array.Resize(ref _bytes, (int)Math.Min(Math.Max(2L * _bytes.Length, (long)_written + Math.Max(sizeHint, 1)), Array.MaxLength));

        return _bytes.AsSpan(_written);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        GetSpan(sizeHint);
        return _bytes.AsMemory(_written);
    }

    // Most keys differ in the eight bytes behind those that all have: numbers, whose order needs no comparison by calls.
    // Those that do not are few, or all that begin with the same length: the next round is among these.
    private void Sort(Span<Key> keys, Span<ulong> starts, int rounds)
    {
        if (rounds == 0)
        {
            keys.Sort(_comparison);
            return;
        }

        var shared = SharedBy(keys);
        for (var i = 0; i < keys.Length; i++)
            starts[i] = Start(keys[i].Start + shared, keys[i].End);

        starts.Sort(keys);
        for (int at = 0, end; at < keys.Length; at = end)
        {
            for (end = at + 1; end < keys.Length && starts[end] == starts[at];)
                end++;
            if (end - at > 1)
                Sort(keys[at..end], starts[at..end], end - at > FewKeys ? rounds - 1 : 0);
        }
    }

    // How many bytes all keys begin with.
    private int SharedBy(ReadOnlySpan<Key> keys)
    {
        var shared = Bytes(keys[0]);
        for (var i = 1; i < keys.Length && !shared.IsEmpty; i++)
            shared = shared[..shared.CommonPrefixLength(Bytes(keys[i]))];

        return shared.Length;
    }

    // Eight bytes as a number in their order, zeros behind the end.
    private ulong Start(int at, int end)
    {
        var start = BinaryPrimitives.ReadUInt64BigEndian(_bytes.AsSpan(at));
        var missing = sizeof(ulong) - (end - at);
        return missing <= 0 ? start : missing == sizeof(ulong) ? 0 : start >> (8 * missing) << (8 * missing);
    }

    private ReadOnlySpan<byte> Bytes(Key key) => _bytes.AsSpan(key.Start, key.End - key.Start);

    private int Compare(Key x, Key y)
    {
        var order = Bytes(x).SequenceCompareTo(Bytes(y));
        return order != 0 ? order : x.Index - y.Index;
    }

    private readonly struct Key(int start, int end, int index)
    {
        public readonly int Start = start, End = end, Index = index;
    }
}
