namespace MemFormat.Zstandard.Contexts;

/// <summary>A dictionary, digested for one level. Invalid if its bytes are damaged.</summary>
internal sealed unsafe class ZstdWriteDictionary(byte* bytes, int size, int level) : ZstdHandle(Methods.ZSTD_createCDict(bytes, (nuint)size, level))
{
    public ZSTD_CDict_s* Digested => (ZSTD_CDict_s*)handle;

    protected override bool ReleaseHandle() => !Methods.ZSTD_isError(Methods.ZSTD_freeCDict(Digested));
}

/// <summary>A dictionary, digested for reading. Invalid if its bytes are damaged.</summary>
internal sealed unsafe class ZstdReadDictionary(byte* bytes, int size) : ZstdHandle(Methods.ZSTD_createDDict(bytes, (nuint)size))
{
    public ZSTD_DDict_s* Digested => (ZSTD_DDict_s*)handle;

    protected override bool ReleaseHandle() => !Methods.ZSTD_isError(Methods.ZSTD_freeDDict(Digested));
}
