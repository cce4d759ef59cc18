using System.Runtime.InteropServices;

namespace MemFormat.Files.Io;

/// <summary>Bytes of the file, or made of them, until disposed of: in a rented array, or in mapped memory.</summary>
internal sealed unsafe class BlockBytes : IDisposable
{
    private readonly int _length;
    private readonly int _start;
    private readonly SafeBuffer? _mapped;
    private readonly byte* _pointer;
    private byte[]? _rented;
    private int _isDisposed;

    /// <param name="rented">The array, which goes back.</param>
    /// <param name="start">Where the bytes begin in it.</param>
    /// <param name="length">How many they are.</param>
    public BlockBytes(byte[] rented, int start, int length) => (_rented, _start, _length) = (rented, start, length);

    /// <param name="mapped">The memory. It stays mapped until all parts are disposed of, even if the reader was.</param>
    /// <param name="offset">Where the bytes begin in it.</param>
    /// <param name="length">How many they are.</param>
    public BlockBytes(SafeBuffer mapped, long offset, int length)
    {
        (_mapped, _length) = (mapped, length);
        byte* start = null;
        mapped.AcquirePointer(ref start);
        _pointer = start + offset;
    }

    private BlockBytes(BlockBytes whole, int start)
    {
        (_rented, _mapped, _start, _length) = (whole._rented, whole._mapped, whole._start + start, whole._length - start);
        _pointer = whole._pointer is null ? null : whole._pointer + start;
    }

    public ReadOnlySpan<byte> Span =>
        _isDisposed != 0 ? throw new ObjectDisposedException("MemFileReader")
        : _rented is not null ? _rented.AsSpan(_start, _length)
        : new ReadOnlySpan<byte>(_pointer, _length);

    /// <summary>The same bytes without the first ones. This must not be used any more.</summary>
    public BlockBytes From(int start)
    {
        var part = new BlockBytes(this, start);
        _isDisposed = 1;
        return part;
    }

    public void Dispose()
    {
        if (Interlocked.Exchange(ref _isDisposed, 1) != 0)
            return;
        _mapped?.ReleasePointer();
        if (_rented is not null)
            Arrays.Return(_rented);
        _rented = null;
    }
}
