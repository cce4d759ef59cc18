namespace MemFormat.Zstandard.Contexts;

/// <summary>
/// Gives the library memory as its code in C expects it: null where there is none. By itself it throws there, and leaves an
/// address that it frees a second time later.
/// </summary>
internal static unsafe class ZstdMemory
{
    public static ZSTD_customMem Given
    {
        get
        {
            delegate* managed<void*, nuint, void*> take = &Take;
            delegate* managed<void*, void*, void> free = &Free;
            return new(take, free, opaque: null);
        }
    }

    private static void* Take(void* opaque, nuint size)
    {
        try
        {
            return NativeMemory.Alloc(size);
        }
        catch (OutOfMemoryException)
        {
            return null;
        }
    }

    private static void Free(void* opaque, void* memory) => NativeMemory.Free(memory);
}
