namespace MemFormat.Zstandard.Native;

/// <summary>Memory of libzstd, given back with the object.</summary>
internal abstract class ZstdHandle() : SafeHandle(0, ownsHandle: true)
{
    public sealed override bool IsInvalid => handle == 0;
}

/// <summary>What one compression at a time works with.</summary>
internal sealed class ZstdCompressor : ZstdHandle
{
    protected override bool ReleaseHandle() => !Zstd.IsError(Zstd.FreeCompressor(handle));
}

/// <summary>What one decompression at a time works with.</summary>
internal sealed class ZstdDecompressor : ZstdHandle
{
    protected override bool ReleaseHandle() => !Zstd.IsError(Zstd.FreeDecompressor(handle));
}

/// <summary>A dictionary, digested for one level.</summary>
internal sealed class ZstdWriteDictionary : ZstdHandle
{
    protected override bool ReleaseHandle() => !Zstd.IsError(Zstd.FreeWriteDictionary(handle));
}

/// <summary>A dictionary, digested for reading.</summary>
internal sealed class ZstdReadDictionary : ZstdHandle
{
    protected override bool ReleaseHandle() => !Zstd.IsError(Zstd.FreeReadDictionary(handle));
}
