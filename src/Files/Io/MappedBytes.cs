using System.IO.MemoryMappedFiles;

namespace MemFormat.Files.Io;

/// <summary>A part of a mapped file. It stays mapped until all parts are disposed of, even if the reader was.</summary>
internal sealed unsafe class MappedBytes : BlockBytes
{
    private readonly MemoryMappedViewAccessor _view;
    private readonly int _length;
    private byte* _start;

    public MappedBytes(MemoryMappedViewAccessor view, long offset, int length)
    {
        (_view, _length) = (view, length);
        byte* start = null;
        view.SafeMemoryMappedViewHandle.AcquirePointer(ref start);
        _start = start + view.PointerOffset + offset;
    }

    public override ReadOnlySpan<byte> Span => _start is null ? throw new ObjectDisposedException("MemFileReader") : new(_start, _length);

    public override void Dispose()
    {
        if (_start is null)
            return;
        _start = null;
        _view.SafeMemoryMappedViewHandle.ReleasePointer();
    }
}
