namespace MemFormat.Zstandard.Contexts;

/// <summary>What one compression at a time works with.</summary>
internal sealed unsafe class ZstdCompressor : ZstdHandle
{
    // Referred to, so that it lives as long.
    private ZstdWriteDictionary? _dictionary;

    public ZstdCompressor()
        : base(Methods.ZSTD_createCCtx_advanced(ZstdMemory.Given))
    {
        if (IsInvalid)
            throw NoMemory();
    }

    /// <summary>The memory that it takes now, in bytes.</summary>
    public nuint Size => Methods.ZSTD_sizeof_CCtx(Context);

    private ZSTD_CCtx_s* Context => (ZSTD_CCtx_s*)handle;

    public void Set(ZSTD_cParameter parameter, int value) => Check(Methods.ZSTD_CCtx_setParameter(Context, parameter, value));

    public void Use(ZstdWriteDictionary dictionary)
    {
        Check(Methods.ZSTD_CCtx_refCDict(Context, dictionary.Digested));
        _dictionary = dictionary;
    }

    /// <summary>Begins a frame, wherever the last one has ended.</summary>
    public void Begin() => Check(Methods.ZSTD_CCtx_reset(Context, ZSTD_ResetDirective.ZSTD_reset_session_only));

    /// <summary>Writes a frame.</summary>
    /// <returns>Whether it fits.</returns>
    public bool TryCompress(ReadOnlySpan<byte> plain, Span<byte> destination, out int bytesWritten)
    {
        nuint result;
        fixed (byte* source = plain, target = destination)
            result = Methods.ZSTD_compress2(Context, target, (nuint)destination.Length, source, (nuint)plain.Length);

        GC.KeepAlive(this);
        bytesWritten = 0;
        if (Is(result, ZSTD_ErrorCode.ZSTD_error_dstSize_tooSmall))
            return false;
        Check(result);
        bytesWritten = (int)result;
        return true;
    }

    /// <summary>Goes on with a frame, and writes all that was put in.</summary>
    /// <returns>Whether it fits.</returns>
    public bool TryFlush(ReadOnlySpan<byte> plain, Span<byte> destination, out int bytesWritten)
    {
        fixed (byte* source = plain, target = destination)
        {
            var input = new ZSTD_inBuffer_s { src = source, size = (nuint)plain.Length };
            var output = new ZSTD_outBuffer_s { dst = target, size = (nuint)destination.Length };
            nuint left;
            do
            {
                left = Methods.ZSTD_compressStream2(Context, &output, &input, ZSTD_EndDirective.ZSTD_e_flush);
                Check(left);
            }
            while (left > 0 && output.pos < output.size);

            GC.KeepAlive(this);
            bytesWritten = (int)output.pos;
            return left == 0 && input.pos == input.size;
        }
    }

    protected override bool ReleaseHandle() => !Methods.ZSTD_isError(Methods.ZSTD_freeCCtx(Context));
}
