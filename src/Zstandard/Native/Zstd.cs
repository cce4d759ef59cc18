namespace MemFormat.Zstandard.Native;

/// <summary>The functions of libzstd that are used, all of its stable interface.</summary>
internal static unsafe partial class Zstd
{
    /// <summary>The four bytes that a frame begins with.</summary>
    public const uint Magic = 0xFD2FB528;

    /// <summary>Of <see cref="FrameContentSize"/>: the frame does not say.</summary>
    public const ulong SizeUnknown = ulong.MaxValue;

    // Parameters.
    public const int Level = 100, WindowLog = 101, LongDistance = 160, Checksum = 201, WindowLogMax = 100;

    /// <summary>Resets what a call left, and no parameters.</summary>
    public const int SessionOnly = 1;

    /// <summary>Outputs all that was put in, and does not end the frame.</summary>
    public const int Flush = 1;

    /// <summary>The error of a destination that is too short.</summary>
    private const int DestinationTooSmall = 70;

    /// <summary>Whether a result is the error for a destination that is too short.</summary>
    public static bool IsTooSmall(nuint result) => result == unchecked((nuint)(nint)(-DestinationTooSmall));

    public static bool IsError(nuint result) => IsErrorCode(result) != 0;

    /// <summary>The words for an error.</summary>
    public static string ErrorName(nuint result) => Marshal.PtrToStringUTF8((nint)ErrorText(result)) ?? "unknown error";

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_versionNumber")]
    public static partial uint VersionNumber();

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_createCCtx")]
    public static partial ZstdCompressor CreateCompressor();

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_freeCCtx")]
    public static partial nuint FreeCompressor(nint context);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_sizeof_CCtx")]
    public static partial nuint SizeOf(ZstdCompressor context);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_CCtx_setParameter")]
    public static partial nuint Set(ZstdCompressor context, int parameter, int value);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_CCtx_reset")]
    public static partial nuint Reset(ZstdCompressor context, int directive);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_CCtx_refCDict")]
    public static partial nuint Use(ZstdCompressor context, ZstdWriteDictionary dictionary);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_compress2")]
    public static partial nuint Compress(ZstdCompressor context, byte* destination, nuint capacity, byte* source, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_compressStream2")]
    public static partial nuint Compress(ZstdCompressor context, ref ZstdBuffer output, ref ZstdBuffer input, int directive);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_createDCtx")]
    public static partial ZstdDecompressor CreateDecompressor();

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_freeDCtx")]
    public static partial nuint FreeDecompressor(nint context);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_sizeof_DCtx")]
    public static partial nuint SizeOf(ZstdDecompressor context);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_DCtx_setParameter")]
    public static partial nuint Set(ZstdDecompressor context, int parameter, int value);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_DCtx_reset")]
    public static partial nuint Reset(ZstdDecompressor context, int directive);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_DCtx_refDDict")]
    public static partial nuint Use(ZstdDecompressor context, nint dictionary);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_decompressDCtx")]
    public static partial nuint Decompress(ZstdDecompressor context, byte* destination, nuint capacity, byte* source, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_decompressStream")]
    public static partial nuint Decompress(ZstdDecompressor context, ref ZstdBuffer output, ref ZstdBuffer input);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_getFrameContentSize")]
    public static partial ulong FrameContentSize(byte* source, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_findFrameCompressedSize")]
    public static partial nuint FrameCompressedSize(byte* source, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_getDictID_fromFrame")]
    public static partial uint DictionaryOfFrame(byte* source, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_createCDict")]
    public static partial ZstdWriteDictionary CreateWriteDictionary(byte* bytes, nuint size, int level);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_freeCDict")]
    public static partial nuint FreeWriteDictionary(nint dictionary);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_createDDict")]
    public static partial ZstdReadDictionary CreateReadDictionary(byte* bytes, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_freeDDict")]
    public static partial nuint FreeReadDictionary(nint dictionary);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZDICT_getDictID")]
    public static partial uint DictionaryId(byte* bytes, nuint size);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZDICT_trainFromBuffer")]
    public static partial nuint Train(byte* destination, nuint capacity, byte* samples, nuint* sizes, uint count);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_isError")]
    private static partial uint IsErrorCode(nuint result);

    [LibraryImport(ZstdLibrary.Name, EntryPoint = "ZSTD_getErrorName")]
    private static partial byte* ErrorText(nuint result);
}
