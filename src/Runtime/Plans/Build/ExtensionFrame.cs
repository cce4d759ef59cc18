using MemFormat.Codecs;
using MemFormat.Io;
using MemFormat.Plans.Match;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>
/// State of the read of one object whose writer or reader has extension data: the entries to keep, and the payload's
/// entries that are members here.
/// </summary>
internal sealed class ExtensionFrame
{
    private readonly List<(ulong Order, int Start, int End, KeptObject[] Links)> _kept = [];
    private readonly byte[] _number = new byte[VarInt.MaxSize];
    private byte[] _bytes = [];
    private int _count;

    /// <summary>The plan for the payload's extension data, once it is reached.</summary>
    public ExtensionSource? Source;

    /// <summary>The entries of the payload to read, in the order in which they are.</summary>
    public readonly List<FoundMember> Found = [];

    /// <summary>The number of <see cref="Found"/> entries started.</summary>
    public int Next;

    /// <summary>The bytes left after the payload's extension data.</summary>
    public nuint LeftBehind;

    /// <summary>The bytes left after the current entry.</summary>
    public nuint LeftBehindEntry;

    /// <summary>What references are numbers of around the entries.</summary>
    public KeptObject[]? Links;

    /// <summary>The pooled strings around the current entry.</summary>
    public StringPool? Strings;

    /// <summary>The scope to return to after an entry with a separate scope.</summary>
    public ReadScope? Outer;

    public void Clear()
    {
        _kept.Clear();
        Found.Clear();
        _count = 0;
        Next = 0;
    }

    /// <summary>Begins an entry to keep.</summary>
    public void Begin(scoped ref MemFormatReader reader, ulong order, ReadOnlySpan<byte> segments, ulong bodySize, KeptObject[] links)
    {
        var size = (ulong)segments.Length + bodySize + (2 * (ulong)VarInt.MaxSize);
        Reserve(ref reader, size);
        var start = _count;
        Number((ulong)segments.Length);
        Write(segments);
        Number(bodySize);
        _kept.Add((order, start, _count + (int)bodySize, links));
    }

    /// <summary>Keeps an entry of the payload as it is.</summary>
    public void Keep(scoped ref MemFormatReader reader, ulong order, ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> body, KeptObject[] links)
    {
        var size = descriptor.Length + body.Length;
        Reserve(ref reader, (ulong)size);
        _kept.Add((order, _count, _count + size, links));
        Write(descriptor);
        Write(body);
    }

    /// <summary>Appends bytes that were reserved.</summary>
    public void Write(ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(_bytes.AsSpan(_count));
        _count += bytes.Length;
    }

    /// <summary>All entries kept, in order; null if there are none.</summary>
    public MemExtensionData? ToData(scoped ref MemFormatReader reader)
    {
        const int ArraySize = 24, ObjectSize = 32;
        if (_kept.Count == 0)
            return null;
        reader.Charge(ObjectSize + ArraySize + (long)_count);
        _kept.Sort(static (a, b) => a.Order.CompareTo(b.Order));
        var data = GC.AllocateUninitializedArray<byte>(_count);
        var at = 0;
        KeptObject[][]? links = null;
        for (var i = 0; i < _kept.Count; i++)
        {
            var (_, start, end, own) = _kept[i];
            _bytes.AsSpan(start, end - start).CopyTo(data.AsSpan(at));
            at += end - start;
            if (own.Length == 0)
                continue;
            if (links is null)
            {
                reader.Charge(ArraySize + ((long)_kept.Count * IntPtr.Size));
                Array.Fill(links = new KeptObject[_kept.Count][], []);
            }

            links[i] = own;
        }

        return new MemExtensionData(data, links);
    }

    private void Number(ulong value) => Write(_number.AsSpan(0, VarInt.Put(ref _number[0], value)));

    /// <summary>The bytes are kept here, for one object after another, and at the end in a separate array.</summary>
    private void Reserve(scoped ref MemFormatReader reader, ulong size)
    {
        if (size > (ulong)(Array.MaxLength - _count))
            MemFormatThrow.TooMuchMemory();
        if (_bytes.Length - _count >= (int)size)
            return;
        var length = (int)Math.Min(Math.Max(_count + (long)size, 2L * _bytes.Length), Array.MaxLength);

        // An entry takes no less than its place in the list of them.
        reader.Charge(3L * (length - _bytes.Length));
        Array.Resize(ref _bytes, length);
    }
}
