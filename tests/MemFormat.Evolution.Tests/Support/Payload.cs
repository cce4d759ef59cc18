using System.Buffers;

namespace MemFormat.Evolution.Tests;

/// <summary>Payloads of values whose type is known at run time only.</summary>
internal static class Payload
{
    public static readonly MemFormatOptions None = new() { Header = MemFormatHeader.None };
    public static readonly MemFormatOptions Fingerprint = new() { Header = MemFormatHeader.Fingerprint };
    public static readonly MemFormatOptions Fingerprint64 = new() { Header = MemFormatHeader.Fingerprint64 };
    public static readonly MemFormatOptions Wrapped = new() { Compression = MemFormatCompression.Brotli() };

    public static byte[] Of(MemFormatCodec codec, object? value, MemFormatOptions? options = null)
    {
        var buffer = new ArrayBufferWriter<byte>();
        codec.SerializeObject(buffer, value, options);
        return buffer.WrittenSpan.ToArray();
    }

    /// <summary>A body behind the header of another schema.</summary>
    public static byte[] With(byte[] descriptor, ReadOnlySpan<byte> body) => [0, .. Number((uint)descriptor.Length), .. descriptor, .. body];

    public static byte[] Number(uint value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Number(value >> 7)];
}
