using System.Buffers.Binary;
using MemFormat.Files.Blocks;

namespace MemFormat.Files.Tests;

/// <summary>Changes a file as somebody would who can make checksums.</summary>
internal static class Forging
{
    public static void ChangeNumbers(byte[] file, Random random)
    {
        var sync = file.AsSpan(FileFormat.SyncAt, FileFormat.SyncSize);
        var heads = new List<int>();
        for (var at = FileFormat.HeadSize; file.AsSpan(at).IndexOf(sync) is >= 0 and var next; at += next + 1)
            heads.Add(at + next);
        for (var changes = random.Next(1, 3); changes > 0; changes--)
        {
            var head = file.AsSpan(heads[random.Next(heads.Count)]);
            var stored = BinaryPrimitives.ReadInt32LittleEndian(head[FileFormat.StoredAt..]);
            var at = random.Next(FileFormat.KindAt, FileFormat.BlockHeadSize + Math.Clamp(stored, 0, 60));
            at = Math.Min(at, head.Length - 1);
            if (at < FileFormat.ContentChecksumAt)
                head[at] = random.Next(4) switch { 0 => 0, 1 => 0xFF, 2 => (byte)(head[at] + 1), _ => (byte)random.Next(256) };
            else if (at >= FileFormat.BlockHeadSize)
                head[at] = (byte)random.Next(256);
        }

        foreach (var at in heads)
        {
            var head = file.AsSpan(at);
            var stored = BinaryPrimitives.ReadInt32LittleEndian(head[FileFormat.StoredAt..]);
            if (stored > 0 && stored <= head.Length - FileFormat.BlockHeadSize)
            {
                BinaryPrimitives.WriteUInt32LittleEndian(
                    head[FileFormat.ContentChecksumAt..], Checksums.Of(head.Slice(FileFormat.BlockHeadSize, stored)));
            }

            BinaryPrimitives.WriteUInt32LittleEndian(
                head[FileFormat.BlockChecksumAt..], Checksums.Of(head[..FileFormat.BlockChecksumAt], Checksums.Of((long)at)));
        }
    }
}
