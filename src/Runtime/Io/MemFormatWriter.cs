using MemFormat.Base;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat;

/// <summary>Writes values into the spans of a buffer. Generated codecs use it. Always pass it by reference.</summary>
public ref partial struct MemFormatWriter
{
    private const int ChunkSize = 1 << 20;

    private ref byte _position;
    private int _left;
    private int _size;
    private int _depth;
    private IBufferWriter<byte> _destination;

    internal MemFormatWriter(IBufferWriter<byte> destination, MemFormatLimits limits)
    {
        _destination = destination;
        _depth = limits.MaxDepth + 1;
    }

    /// <summary>Starts with a span that the buffer gave.</summary>
    internal MemFormatWriter(IBufferWriter<byte> destination, Span<byte> first, MemFormatLimits limits)
        : this(destination, limits)
    {
        _position = ref MemoryMarshal.GetReference(first);
        _left = first.Length;
        _size = first.Length;
    }

    private MemFormatWriter(IBufferWriter<byte> destination, int depth)
    {
        _destination = destination;
        _depth = depth;
    }

    /// <summary>
    /// The source of spans. A write with state puts it before the buffer: a separate field would cost small writes
    /// about 5 %.
    /// </summary>
    internal IBufferWriter<byte> Destination
    {
        readonly get => _destination;
        set => _destination = value;
    }

    /// <summary>The state for custom code. A write with one has a destination of ours.</summary>
    internal readonly object? State => (_destination as StateHolder)?.State;

    /// <inheritdoc cref="State"/>
    /// <param name="type">The type whose value is written, or the codec that writes one.</param>
    /// <exception cref="MemFormatException">It is missing or of another type.</exception>
    internal readonly TState StateFor<TState>(Type type)
    {
        var given = State;
        return given is TState state ? state : throw MemFormatThrow.NoState(typeof(TState), given, type, Place(type));
    }

    /// <summary>How many bytes the buffer does not know of yet.</summary>
    internal readonly int Unflushed => _size - _left;

    /// <summary>Makes room and returns the place to write to. Nothing is written until you call <see cref="Advance"/>.</summary>
    /// <param name="size">The number of bytes, 0 or more.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public ref byte Reserve(int size)
    {
        if (_left < size)
            Refill(size);

        return ref _position;
    }

    /// <summary>Commits bytes written at the place that <see cref="Reserve"/> returned.</summary>
    /// <param name="size">The number of bytes written, at most as many as reserved.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void Advance(int size)
    {
        _position = ref Unsafe.Add(ref _position, size);
        _left -= size;
    }

    /// <summary>Writes one byte.</summary>
    /// <param name="value">The byte.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteByte(byte value)
    {
        Reserve(1) = value;
        Advance(1);
    }

    /// <summary>Writes a number in as few groups of seven bits as it needs.</summary>
    /// <param name="value">The number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteLength(ulong value)
    {
        if (value < 0x80)
        {
            Reserve(1) = (byte)value;
            Advance(1);
        }
        else
        {
            WriteLongLength(value);
        }
    }

    /// <summary>Enters a level of nesting. <see cref="Leave"/> ends it.</summary>
    /// <exception cref="MemFormatException">The values are nested deeper than <see cref="MemFormatLimits.MaxDepth"/>.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Enter()
    {
        // The counter starts at the limit + 1, so that 0 means too deep and one test covers both the limit and the stack.
        if ((--_depth & 15) == 0)
            CheckDepth();
    }

    /// <summary>Ends a level of nesting.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Leave() => _depth++;

    /// <summary>A writer at the same level of nesting with another destination, for values whose bytes are wanted apart.</summary>
    internal readonly MemFormatWriter To<TDestination>(TDestination destination)
        where TDestination : StateHolder, IBufferWriter<byte>
    {
        destination.State = State;
        return new(destination, _depth);
    }

    /// <summary>Hands what is written over, and goes on in another buffer.</summary>
    internal void GoTo(IBufferWriter<byte> destination)
    {
        Flush();
        _destination = destination;
    }

    /// <summary>Copies memory, asking the buffer for at most a mebibyte at a time beyond what it offers.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteMemory(scoped ref byte source, ulong size)
    {
        if ((ulong)_left >= size)
        {
            Unsafe.CopyBlockUnaligned(ref _position, ref source, (uint)size);
            Advance((int)size);
        }
        else
        {
            WriteChunks(ref source, size);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteChunks(scoped ref byte source, ulong size)
    {
        nuint at = 0;
        while (size > 0)
        {
            if ((ulong)_left < size)
                Reserve((int)Math.Min(size, ChunkSize));

            var part = (int)Math.Min((ulong)_left, size);
            Unsafe.CopyBlockUnaligned(ref _position, ref Unsafe.Add(ref source, at), (uint)part);
            Advance(part);
            at += (nuint)part;
            size -= (uint)part;
        }
    }

    /// <summary>Passes all written bytes to the buffer.</summary>
    internal void Flush()
    {
        var used = _size - _left;
        if (used > 0)
            _destination.Advance(used);

        _size = 0;
        _left = 0;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Refill(int size)
    {
        Flush();
        var span = _destination.GetSpan(size);
        if (span.Length < size)
            ThrowShortSpan();

        _position = ref MemoryMarshal.GetReference(span);
        _left = span.Length;
        _size = span.Length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongLength(ulong value)
    {
        ref var block = ref Reserve(VarInt.MaxSize);
        Advance(VarInt.Put(ref block, value));
    }

    private static void ThrowShortSpan() => throw new InvalidOperationException("The buffer writer returned less memory than requested.");
}
