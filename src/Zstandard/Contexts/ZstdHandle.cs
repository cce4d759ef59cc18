namespace MemFormat.Zstandard.Contexts;

/// <summary>Memory beside that of the garbage collector, given back with the object.</summary>
internal abstract unsafe class ZstdHandle : SafeHandle
{
    protected ZstdHandle(void* memory)
        : base(0, ownsHandle: true) => SetHandle((nint)memory);

    public sealed override bool IsInvalid => handle == 0;

    /// <summary>Throws for a result that is an error, where no bytes of others can lead to one.</summary>
    protected static void Check(nuint result)
    {
        CheckMemory(result);
        if (Methods.ZSTD_isError(result))
            throw new InvalidOperationException($"Zstandard refused: {Methods.ZSTD_getErrorName(result)}.");
    }

    /// <summary>Throws for the one error that is never the fault of the bytes.</summary>
    protected static void CheckMemory(nuint result)
    {
        if (Is(result, ZSTD_ErrorCode.ZSTD_error_memory_allocation))
            throw NoMemory();
    }

    protected static OutOfMemoryException NoMemory() => new("Zstandard found no memory.");

    protected static bool Is(nuint result, ZSTD_ErrorCode error) => result == unchecked((nuint)(nint)(-(int)error));
}
