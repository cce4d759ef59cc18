using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>A whole payload by the format's description: with an inline header, or compressed with <see cref="Repeated"/>.</summary>
internal static class SpecPayload
{
    private const byte Inline = 0, Wrapped = 3, NullRoot = 4;

    public static object? Read(byte[] payload)
    {
        var at = 1;
        switch (payload[0])
        {
            case NullRoot:
                Assert.Single(payload);
                return null;
            case Inline:
                var length = Number(payload, ref at);
                return new SpecReader(new SpecSchema(payload[at..(at + length)]), payload[(at + length)..]).Read();
            case Wrapped:
                Assert.Equal(Repeated.Compression.Id, payload[at++]);
                int plain = Number(payload, ref at), compressed = Number(payload, ref at);
                Assert.Equal(payload.Length, at + compressed);
                var inner = new ArrayBufferWriter<byte>();
                Assert.True(Repeated.Compression.TryDecompress(payload.AsSpan(at), inner, plain));
                Assert.Equal(plain, inner.WrittenCount);
                return Read(inner.WrittenSpan.ToArray());
            default:
                throw new InvalidOperationException($"mode {payload[0]}");
        }
    }

    private static int Number(byte[] payload, ref int at)
    {
        var number = 0;
        for (var shift = 0; ; shift += 7)
        {
            var part = payload[at++];
            number |= (part & 127) << shift;
            if (part < 128)
                return number;
        }
    }
}
