namespace MemFormat.Io;

/// <summary>
/// Collects a payload of unknown size, or a part of one. Two per thread are kept. One in use is taken out, so user code
/// may serialize meanwhile. Beyond its first bytes it uses pooled memory.
/// </summary>
internal sealed class PayloadBuffer : StateHolder, IBufferWriter<byte>
{
    private const int FirstSize = 1 << 12;
    private const int MaxKept = 1 << 20;

    [ThreadStatic]
    private static PayloadBuffer? s_kept;

    /// <summary>For a frame within a payload.</summary>
    [ThreadStatic]
    private static PayloadBuffer? s_second;

    private byte[] _bytes = new byte[FirstSize];
    private int _count;
    private bool _isPooled;

    /// <summary>The written bytes.</summary>
    public ReadOnlySpan<byte> Written => _bytes.AsSpan(0, _count);

    public static PayloadBuffer Rent()
    {
        var kept = s_kept;
        if (kept is null)
            return RentSecond();
        s_kept = null;
        return kept;
    }

    /// <summary>The whole of an empty buffer.</summary>
    public Span<byte> Start() => _bytes;

    /// <summary>Like <see cref="Written"/>, for asynchronous callers.</summary>
    public ReadOnlyMemory<byte> WrittenMemory => _bytes.AsMemory(0, _count);

    /// <summary>Forgets all written bytes.</summary>
    public void Clear() => _count = 0;

    /// <summary>The written bytes, and this many more that were never committed.</summary>
    public byte[] ToArray(int unflushed)
    {
        var payload = GC.AllocateUninitializedArray<byte>(_count + unflushed);
        _bytes.AsSpan(0, payload.Length).CopyTo(payload);
        return payload;
    }

    /// <summary>
    /// Keeps the buffer for the next payload and returns large memory to the pool. Not after an error: user code may
    /// hold a reference.
    /// </summary>
    public void Return()
    {
        _count = 0;
        if (_bytes.Length <= MaxKept)
            Keep();
        else
            ArrayPool<byte>.Shared.Return(_bytes);
    }

    public void Advance(int count) => _count += count;

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        if (_bytes.Length - _count < Math.Max(sizeHint, 1))
            Grow(sizeHint);

        return _bytes.AsSpan(_count);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        GetSpan(sizeHint);
        return _bytes.AsMemory(_count);
    }

    private static PayloadBuffer RentSecond()
    {
        var second = s_second;
        s_second = null;
        return second ?? new PayloadBuffer();
    }

    private void Keep()
    {
        if (s_kept is null)
            s_kept = this;
        else
            s_second = this;
    }

    private void Grow(int sizeHint)
    {
        var needed = (long)_count + Math.Max(sizeHint, 1);
        if (needed > Array.MaxLength)
            throw new InvalidOperationException("The payload is too large for an array.");
        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(Math.Max(2L * _bytes.Length, needed), Array.MaxLength));
        Written.CopyTo(larger);
        if (_isPooled)
            ArrayPool<byte>.Shared.Return(_bytes);

        (_bytes, _isPooled) = (larger, true);
    }
}
