using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text;

namespace MemFormat.Tests;

/// <summary>Shapes that differ in the name of a member: as many other versions of a type as one likes.</summary>
internal static class ShapeVariants
{
    /// <summary>Inline headers, all of one length. The values behind them are those of the type.</summary>
    /// <param name="payload">A payload of the type.</param>
    /// <param name="member">The member to name otherwise.</param>
    /// <param name="count">How many.</param>
    public static List<byte[]> Of(byte[] payload, string member, int count)
    {
        var descriptor = MemFormatSchema.Read(payload).Descriptor;
        byte[] header = [.. payload.AsSpan(0, payload.AsSpan().IndexOf(descriptor)), .. descriptor];
        var at = header.AsSpan().IndexOf(SHA256.HashData(Encoding.UTF8.GetBytes(member)).AsSpan(0, sizeof(uint)));
        Assert.InRange(at, 2, header.Length);
        return [.. Enumerable.Range(1, count).Select(i =>
        {
            var other = header.ToArray();
            BinaryPrimitives.WriteUInt32LittleEndian(other.AsSpan(at), (uint)i * 0x01234567);
            return other;
        })];
    }
}
