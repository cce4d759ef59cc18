namespace MemFormat.Zstandard.Contexts;

/// <summary>What one decompression at a time works with.</summary>
internal sealed unsafe class ZstdDecompressor : ZstdHandle
{
    // Referred to, so that it lives as long.
    private ZstdReadDictionary? _dictionary;

    /// <param name="windowLog">The largest window it takes memory for, as a power of two. Frames with a larger one are refused.</param>
    public ZstdDecompressor(int windowLog)
        : base(Methods.ZSTD_createDCtx_advanced(ZstdMemory.Given))
    {
        if (IsInvalid)
            throw NoMemory();
        Check(Methods.ZSTD_DCtx_setParameter(Context, ZSTD_dParameter.ZSTD_d_windowLogMax, windowLog));
    }

    /// <summary>The memory that it takes now, in bytes.</summary>
    public nuint Size => Methods.ZSTD_sizeof_DCtx(Context);

    private ZSTD_DCtx_s* Context => (ZSTD_DCtx_s*)handle;

    /// <summary>Begins a frame, wherever the last one has ended.</summary>
    public void Begin(ZstdReadDictionary? dictionary)
    {
        Check(Methods.ZSTD_DCtx_reset(Context, ZSTD_ResetDirective.ZSTD_reset_session_only));
        Check(Methods.ZSTD_DCtx_refDDict(Context, dictionary is null ? null : dictionary.Digested));
        _dictionary = dictionary;
    }

    /// <summary>Decompresses whole frames.</summary>
    /// <returns>Whether they are valid and fill the destination.</returns>
    public bool TryDecompress(ReadOnlySpan<byte> frames, Span<byte> destination)
    {
        fixed (byte* source = frames, target = destination)
        {
            var result = Methods.ZSTD_decompressDCtx(Context, target, (nuint)destination.Length, source, (nuint)frames.Length);
            GC.KeepAlive(this);
            CheckMemory(result);
            return result == (nuint)destination.Length;
        }
    }

    /// <summary>Goes on with a frame, as far as the destination has room.</summary>
    /// <param name="frame">Its next bytes.</param>
    /// <param name="destination">What is filled.</param>
    /// <param name="bytesRead">How many bytes were taken.</param>
    /// <param name="bytesWritten">How many bytes the destination got.</param>
    /// <param name="isEnd">Whether the frame has ended.</param>
    /// <returns>Whether the bytes are valid.</returns>
    public bool TryContinue(ReadOnlySpan<byte> frame, Span<byte> destination, out int bytesRead, out int bytesWritten, out bool isEnd)
    {
        fixed (byte* source = frame, target = destination)
        {
            var input = new ZSTD_inBuffer_s { src = source, size = (nuint)frame.Length };
            var output = new ZSTD_outBuffer_s { dst = target, size = (nuint)destination.Length };
            var result = Methods.ZSTD_decompressStream(Context, &output, &input);
            GC.KeepAlive(this);
            CheckMemory(result);
            (bytesRead, bytesWritten, isEnd) = ((int)input.pos, (int)output.pos, result == 0);
            return !Methods.ZSTD_isError(result);
        }
    }

    protected override bool ReleaseHandle() => !Methods.ZSTD_isError(Methods.ZSTD_freeDCtx(Context));
}
