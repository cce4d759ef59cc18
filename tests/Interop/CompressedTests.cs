using Corpus;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Compressed payloads are read where the page brings a decompressor.</summary>
public class CompressedTests
{
    [ScriptFact("It runs Node.")]
    public async Task Payloads_and_streams_are_decompressed_within_limits()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var bundle = Path.Combine(folder, "compressed.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        var payload = MemFormatSerializer.Serialize(
            new Order { Customer = new string('a', 1000) }, new MemFormatOptions { Compression = MemFormatCompression.Brotli() });
        Assert.Equal(3, payload[0]);
        Assert.Equal(
            """
            UnknownWrapper at byte 0: compressed
            1000
            1000
            Truncated
            TrailingData
            InvalidData
            InvalidData
            LimitExceeded
            LimitExceeded
            UnknownWrapper at byte 0: it takes a promise to decompress it: use the asynchronous function
            1000
            1000
            UnknownWrapper at 0
            InvalidData at 0
            1000, 1000
            1000, 1000, 1000
            1000, NullNotAllowed at 149
            ; Truncated at the end
            1000, 1000
            InvalidData at 5
            1000, InvalidData at 151
            InvalidData at 0
            1000
            InvalidData at 0
            InvalidData at 0
            1000, InvalidData at 0
            InvalidData at 0
            InvalidData at 0
            InvalidData at 0
            InvalidData at 0
            UnknownWrapper at 0
            InvalidData at 0
            LimitExceeded at 0
            """,
            Node.Script("compressed.mjs", bundle, Convert.ToHexString(payload), Convert.ToHexString(await Written(MemFormatCompression.None)),
                Convert.ToHexString(await Written(MemFormatCompression.Brotli()))).Trim());
    }

    private static async Task<byte[]> Written(MemFormatCompression compression)
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(
            stream, [new Order { Customer = new string('a', 1000) }], new MemFormatOptions { Compression = compression });
        return stream.ToArray();
    }
}
