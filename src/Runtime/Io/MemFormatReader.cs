using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat;

/// <summary>
/// Reads values from one payload and checks every access. Generated codecs use it. Always pass it by reference.
/// </summary>
public ref partial struct MemFormatReader
{
    /// <summary>The memory that each byte of a payload pays for, its own values included.</summary>
    internal const int MemoryPerByte = 128;

    /// <summary>What values take at most that are not charged, for each of their bytes. The rest pays for what is.</summary>
    internal const int OwnPerByte = 64, ChargedPerByte = MemoryPerByte - OwnPerByte;

    /// <summary>The part of <see cref="OwnPerByte"/> that elements take in their collection, and the one of what they refer to.</summary>
    internal const int SlotPerByte = 16, ContentPerByte = OwnPerByte - SlotPerByte;

    /// <summary>A bit of bitmaps and packed bools: their bytes have no values of their own.</summary>
    internal const int OwnPerBit = OwnPerByte / 8;

    private ref byte _position;
    private nuint _left;
    private nuint _length;
    private int _depth;

    /// <summary>What the head of a short string is for it to be read at once: 0, or nothing that there is where equal ones are shared.</summary>
    private uint _shortHead;
    private long _budget;
    private ReaderAside? _aside;
    private readonly MemFormatLimits _limits;

    internal MemFormatReader(ReadOnlySpan<byte> payload, MemFormatLimits limits)
    {
        _position = ref MemoryMarshal.GetReference(payload);
        _left = (nuint)payload.Length;
        _length = (nuint)payload.Length;
        _limits = limits;
        _depth = limits.MaxDepth + 1;
        _shortHead = limits.SharesStrings ? uint.MaxValue : StringEncoding.Latin1;
        _budget = limits.MaxExtraMemoryBytes + (long)payload.Length * ChargedPerByte;
    }

    /// <summary>The bytes of the payload read so far.</summary>
    public readonly long Offset => (long)(_length - _left);

    /// <summary>The bytes of the payload left to read.</summary>
    public readonly long Remaining => (long)_left;

    /// <summary>The state of this read beyond its bytes, if the schema of the payload asks for it.</summary>
    internal ReadState? State
    {
        readonly get => _aside?.State;
        set => Aside.State = value;
    }

    /// <summary>The state of decompression, if the options ask for it.</summary>
    internal ReadState? Unwrapping
    {
        readonly get => _aside?.Unwrapping;
        set => Aside.Unwrapping = value;
    }

    /// <summary>Rarely used state.</summary>
    private ReaderAside Aside => _aside ??= ReaderAside.Rent();

    /// <summary>The limits of this read.</summary>
    internal readonly MemFormatLimits Limits => _limits;

    /// <summary>The state for custom code.</summary>
    /// <param name="type">The type whose value was just read, or the codec that reads one.</param>
    /// <param name="isRead">Whether it is that type.</param>
    /// <exception cref="MemFormatException">It is missing or of another type.</exception>
    internal readonly TState StateFor<TState>(Type type, bool isRead = true) => _limits.State is TState state
        ? state
        : throw MemFormatThrow.NoState(typeof(TState), _limits.State, type, isRead ? DisplayNames.InPaths(type) : null);

    /// <summary>The next byte's place.</summary>
    internal readonly ref byte Position => ref _position;

    /// <summary>The bytes left to read.</summary>
    internal readonly ReadOnlySpan<byte> Rest => MemoryMarshal.CreateReadOnlySpan(ref _position, (int)_left);

    /// <summary>As <see cref="Remaining"/>, for comparisons with sizes.</summary>
    internal readonly nuint Left => _left;

    /// <summary>Checks that the bytes are there, moves past them and returns their place.</summary>
    /// <param name="size">The number of bytes.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public ref byte Take(nuint size)
    {
        if (_left < size)
            MemFormatThrow.Truncated();
        ref var block = ref _position;
        _position = ref Unsafe.Add(ref block, size);
        _left -= size;
        return ref block;
    }

    /// <summary>Returns the place of the next bytes without moving. Zeros follow the end of the payload.</summary>
    /// <param name="size">The most bytes to look at. Call <see cref="Take"/> for those you use.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public ref byte Peek(int size)
    {
        if (_left >= (nuint)size)
            return ref _position;
        return ref PeekPadded(size);
    }

    /// <summary>Reads one byte.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte() => Take(1);

    /// <summary>Reads a number of up to 64 bits, written in groups of seven.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadLength()
    {
        if (_left != 0)
        {
            uint first = _position;
            if (first < 0x80)
            {
                _position = ref Unsafe.Add(ref _position, 1);
                _left--;
                return first;
            }
        }

        return ReadLongLength();
    }

    /// <summary>Enters a level of nesting. <see cref="Leave"/> ends it.</summary>
    /// <exception cref="MemFormatException">The values are nested deeper than <see cref="MemFormatLimits.MaxDepth"/>.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Enter()
    {
        if ((--_depth & 15) == 0)
            Depth.Check(_depth);
    }

    /// <summary>Ends a level of nesting.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Leave() => _depth++;

    /// <summary>How many levels may follow, and one.</summary>
    internal int DepthLeft
    {
        readonly get => _depth;
        set => _depth = value;
    }

    /// <summary>Whether the next bytes are these.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly bool StartsWith(byte[] bytes) =>
        _left >= (nuint)bytes.Length
        && MemoryMarshal.CreateReadOnlySpan(ref _position, bytes.Length).SequenceEqual(bytes);

    /// <summary>Goes to another place of the payload, or to a value made up for the purpose.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Move(scoped ref byte position, nuint left)
    {
        // Code that moves the reader out of the payload returns it before that memory is gone.
        _position = ref Unsafe.AsRef(in position);
        _left = left;
    }

    /// <summary>The bytes of the reader's current source.</summary>
    internal readonly nuint Length => _length;

    /// <summary>Goes into other bytes, or back.</summary>
    internal void Move(scoped ref byte position, nuint left, nuint length)
    {
        _position = ref Unsafe.AsRef(in position);
        (_left, _length) = (left, length);
    }

    /// <summary>
    /// Charges memory that bytes did not pay for, before it is allocated: nulls, members that the payload lacks, large
    /// empty collections, elements that are large beside their bytes.
    /// </summary>
    /// <exception cref="MemFormatException">The allowance of the payload is used up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Charge(long bytes)
    {
        _budget -= bytes;
        if (_budget < 0)
            MemFormatThrow.TooMuchMemory();
    }

    /// <summary>The memory that may still be charged; less than 0 after the error that it was too much.</summary>
    internal readonly long Budget => _budget;

    /// <summary>Takes over what a read has left: a half for this one.</summary>
    /// <returns>How many things of 128 bytes the other half is enough for.</returns>
    internal long Inherit(scoped in MemFormatReader other)
    {
        const long Least = 1 << 20;
        _budget = Math.Max(other._budget, Least) >> 1;
        return _budget >> 7;
    }

    /// <summary>
    /// Makes a reader for a part of the payload with a header of its own, one level deeper. It goes on with the
    /// allowance of this one.
    /// </summary>
    internal readonly MemFormatReader Inside(ReadOnlySpan<byte> part)
    {
        // A table for each small payload would cost more than it saves.
        var inner = new MemFormatReader(part, _limits) { _depth = _depth, _budget = _budget, _shortHead = StringEncoding.Latin1 };
        inner.Enter();
        return inner;
    }

    /// <summary>Takes over what an <see cref="Inside"/> reader has left, at most what there was if that is an absolute limit.</summary>
    internal void Outside(scoped ref MemFormatReader inner)
    {
        _budget = IsLimited ? Math.Min(_budget, inner._budget) : inner._budget;
        inner.Release();
    }

    /// <summary>The payload has more bytes than it seemed. They pay for as much memory as others, within an absolute limit.</summary>
    internal void GrantBytes(long count, bool isLate) => _budget += count * (isLate && IsLimited ? -OwnPerByte : ChargedPerByte);

    /// <summary>Lets each byte that is left pay for more than <see cref="MemoryPerByte"/>: the reader's types need more.</summary>
    internal void GrantPerByte(ulong memory, bool isLate = true)
    {
        if (!isLate || !IsLimited)
            _budget += (long)Math.Min(Math.BigMul(memory - MemoryPerByte, _left, out var low) == 0 ? low : ulong.MaxValue, 1UL << 60);
    }

    /// <summary>Like <see cref="GrantPerByte"/> for the whole payload, within an absolute limit.</summary>
    /// <param name="memory">The memory that each byte pays for.</param>
    /// <param name="own">The most memory per byte that values of the reader's types take without being charged.</param>
    internal void Begin(ulong memory, ulong own)
    {
        GrantPerByte(memory, isLate: false);
        if (IsLimited)
            _budget = Math.Min(_budget, _limits.MaxMemoryBytes - (long)(Math.Min(own, 1UL << 30) * _length));
        Charge(0);
    }

    private readonly bool IsLimited => _limits.MaxMemoryBytes != long.MaxValue;

    /// <summary>
    /// Keeps the rarely used state for the next reader of this thread. Not after an error: user code may hold a
    /// reference.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Release()
    {
        if (_aside is not null)
            ReaderAside.Return(_aside);
    }

    /// <summary>Memory of this reader, until it is asked for again.</summary>
    internal Span<byte> Scratch(int size) => Aside.Scratch(size);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte PeekPadded(int size)
    {
        var scratch = Aside.Scratch(size);
        MemoryMarshal.CreateReadOnlySpan(ref _position, (int)_left).CopyTo(scratch);
        scratch[(int)_left..].Clear();
        return ref MemoryMarshal.GetReference(scratch);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ulong ReadLongLength()
    {
        ulong value = 0;
        for (var shift = 0; shift < 63; shift += 7)
        {
            ulong next = Take(1);
            value |= (next & 0x7F) << shift;
            if (next < 0x80)
            {
                if (next == 0 && shift > 0)
                    MemFormatThrow.InvalidData("A number is not in its shortest form.");
                return value;
            }
        }

        if (Take(1) != 1)
            MemFormatThrow.InvalidData("A number has more than 64 bits or is not in its shortest form.");
        return value | 1UL << 63;
    }
}
