namespace MemFormat.Zstandard.Contexts;

/// <summary>What a frame says at its start.</summary>
/// <param name="size">How many bytes it holds; null if it does not say.</param>
/// <param name="dictionary">The id of its dictionary; 0 for none.</param>
internal readonly unsafe struct ZstdFrame(ulong? size, uint dictionary)
{
    /// <summary>The four bytes that a frame begins with.</summary>
    private const uint Magic = 0xFD2FB528;

    public ulong? Size => size;

    public uint Dictionary => dictionary;

    /// <summary>Reads the head of a frame. Nothing else is one: Zstandard would also take frames to skip.</summary>
    /// <returns>Whether it is whole and valid.</returns>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out ZstdFrame frame)
    {
        frame = default;
        if (!BinaryPrimitives.TryReadUInt32LittleEndian(bytes, out var magic) || magic != Magic)
            return false;
        ZSTD_frameHeader head;
        fixed (byte* source = bytes)
        {
            if (Methods.ZSTD_getFrameHeader(&head, source, (nuint)bytes.Length) != 0)
                return false;
        }

        frame = new(head.frameContentSize == ulong.MaxValue ? null : head.frameContentSize, head.dictID);
        return true;
    }

    /// <summary>Whether the bytes are one whole frame, and nothing behind it.</summary>
    public static bool IsAllOf(ReadOnlySpan<byte> bytes)
    {
        fixed (byte* source = bytes)
            return Methods.ZSTD_findFrameCompressedSize(source, (nuint)bytes.Length) == (nuint)bytes.Length;
    }
}
