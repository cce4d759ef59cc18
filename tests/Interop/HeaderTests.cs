using Corpus;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What payloads begin with: TypeScript refuses what C# refuses, for the same reason.</summary>
public class HeaderTests
{
    private static readonly Order s_order = Order.Make(ValueSource.Seeded(3));

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Headers_that_are_no_good_are_refused_as_csharp_refuses_them(Runner runner)
    {
        var payloads = new List<byte[]> { Array.Empty<byte>() };
        foreach (var header in new[] { MemFormatHeader.Inline, MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64, MemFormatHeader.None })
        {
            // Any first byte: modes, null, versions of the format; other fingerprints are of nobody's schema.
            var bytes = MemFormatSerializer.Serialize(s_order, new MemFormatOptions { Header = header });
            for (var first = 0; first < 256; first++)
                payloads.Add([(byte)first, .. bytes[1..]]);
            payloads.Add([.. bytes[..2], (byte)(bytes[2] ^ 1), .. bytes[3..]]);
            payloads.AddRange(Enumerable.Range(1, 9).Select(n => bytes[..n]));
        }

        payloads.Add(MemFormatSerializer.Serialize(
            new Order { Customer = new string('a', 1000) }, new MemFormatOptions { Compression = MemFormatCompression.Brotli() }));
        payloads.Add([3, 64, 1, 1, 0]);
        payloads.Add([11, 1, 1, 1, 0]);
        var requests = payloads.Select(Request).ToList();
        Assert.Contains(requests, r => r.Error == "UnknownWrapper");
        Assert.Contains(requests, r => r.Error == "UnknownSchema");
        PrintedCorpus.Lossless.Exchange(runner, "headers", requests);
    }

    [ScriptFact("It runs Node.")]
    public void Bytes_of_other_formats_are_named()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var bundle = Path.Combine(folder, "foreign.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        Assert.Equal(
            """
            Truncated at byte 0: no bytes, as of an answer without a body
            InvalidData at byte 0: looks like JSON
            InvalidData at byte 0: looks like JSON
            InvalidData at byte 0: looks like JSON
            InvalidData at byte 0: looks like HTML or XML
            InvalidData at byte 0: looks like gzip
            InvalidData at byte 0: looks like zip
            UnknownSchema at byte 0: looks like PNG
            UnknownSchema at byte 0: its header names a schema unknown here
            InvalidData at byte 0
            """,
            Node.Script("foreign.mjs", bundle).Trim());
    }

    private static Request Request(byte[] payload)
    {
        var error = Error(payload);
        return new(Convert.ToHexString(payload.AsSpan(0, Math.Min(8, payload.Length))), CSharpNames.Of(typeof(Order)),
            error is null ? Asks.Value : Asks.Error, payload)
        { Error = error };
    }

    private static string? Error(byte[] payload)
    {
        // C# reads null, and only then looks behind it.
        if (payload is [4, ..])
            return "NullNotAllowed";
        try
        {
            MemFormatSerializer.Deserialize<Order>(payload);
            return null;
        }
        catch (MemFormatException exception)
        {
            return exception.Error.ToString();
        }
    }
}
