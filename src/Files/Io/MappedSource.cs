using System.IO.MemoryMappedFiles;
using Microsoft.Win32.SafeHandles;

namespace MemFormat.Files.Io;

/// <summary>A file that is mapped into memory.</summary>
internal sealed class MappedSource : FileSource
{
    private readonly MemoryMappedFile _map;
    private readonly MemoryMappedViewAccessor _view;

    public MappedSource(SafeFileHandle file)
        : base(file)
    {
        _map = MemoryMappedFile.CreateFromFile(
            file, mapName: null, capacity: 0, MemoryMappedFileAccess.Read, HandleInheritability.None, leaveOpen: true);
        _view = _map.CreateViewAccessor(0, 0, MemoryMappedFileAccess.Read);
    }

    public override BlockBytes Take(long offset, int length) => new(_view.SafeMemoryMappedViewHandle, _view.PointerOffset + offset, length);

    public override void Dispose()
    {
        _view.Dispose();
        _map.Dispose();
        base.Dispose();
    }
}
