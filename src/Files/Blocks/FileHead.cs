using System.Buffers.Binary;
using System.Security.Cryptography;

namespace MemFormat.Files.Blocks;

/// <summary>The first bytes of a file.</summary>
internal static class FileHead
{
    /// <summary>A new head, with a sync marker that no other file has.</summary>
    public static byte[] Create()
    {
        var head = new byte[FileFormat.HeadSize];
        FileFormat.Magic.CopyTo(head);
        head[FileFormat.VersionAt] = FileFormat.Version;
        RandomNumberGenerator.Fill(head.AsSpan(FileFormat.SyncAt, FileFormat.SyncSize));
        BinaryPrimitives.WriteUInt32LittleEndian(head.AsSpan(FileFormat.HeadChecksumAt), Checksums.Of(head.AsSpan(0, FileFormat.HeadChecksumAt)));
        return head;
    }

    /// <summary>The sync marker of a head.</summary>
    /// <exception cref="MemFileException">It is no head, or damaged.</exception>
    public static byte[] Sync(ReadOnlySpan<byte> head)
    {
        if (!head.StartsWith(FileFormat.Magic))
            throw new MemFileException("It is not a file of MemFormat.Files: it begins with other bytes.", 0);
        if (head.Length < FileFormat.HeadSize)
            throw new MemFileException("The file ends in its head. Nothing was written to it.", head.Length);
        if (head[FileFormat.VersionAt] != FileFormat.Version)
        {
            throw new MemFileException(
                $"The file has version {head[FileFormat.VersionAt]} of the format. Update MemFormat.Files to read it.", FileFormat.VersionAt);
        }

        if (BinaryPrimitives.ReadUInt32LittleEndian(head[FileFormat.HeadChecksumAt..]) != Checksums.Of(head[..FileFormat.HeadChecksumAt])
            || head[(FileFormat.VersionAt + 1)..FileFormat.SyncAt].IndexOfAnyExcept((byte)0) >= 0)
        {
            throw new MemFileException("The head of the file is damaged.", 0);
        }

        return head.Slice(FileFormat.SyncAt, FileFormat.SyncSize).ToArray();
    }

    /// <summary>Whether bytes are the beginning of a head and nothing else, or nothing at all.</summary>
    public static bool IsTorn(ReadOnlySpan<byte> head) =>
        head.Length < FileFormat.HeadSize && FileFormat.Magic.StartsWith(head[..Math.Min(head.Length, FileFormat.Magic.Length)]);
}
