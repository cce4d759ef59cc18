using System.IO.Compression;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What a bundler makes of the printed code: only what is used, and no more of it than now.</summary>
public class BundleTests
{
    [ScriptFact("It runs a bundler.")]
    public void What_only_reads_has_no_code_that_writes()
    {
        var reads = Bundle("readOrder");
        var both = Bundle("readOrder, writeOrder");

        // A message of the writer's.
        const string Writes = "but its type is not nullable";
        Assert.DoesNotContain(Writes, reads, StringComparison.Ordinal);
        Assert.Contains(Writes, both, StringComparison.Ordinal);
        Assert.InRange(Compressed(reads), 1, 12_650);
        Assert.InRange(Compressed(both), 1, 14_400);
    }

    private static string Bundle(string names)
    {
        _ = PrintedCorpus.Default;
        var (entry, output) = (Path.Combine(Node.Folder, "generated", "default", "entry.mjs"), Path.Combine(Node.Folder, "generated", "default", "entry.min.js"));
        File.WriteAllText(entry, $"export {{ {names} }} from './Corpus.ts';\n");
        Node.Package("esbuild", entry, "--bundle", "--minify", "--format=esm", "--outfile=" + output, "--log-level=warning");
        return File.ReadAllText(output);
    }

    private static long Compressed(string text)
    {
        using var bytes = new MemoryStream();
        using (var zip = new GZipStream(bytes, CompressionLevel.SmallestSize, leaveOpen: true))
            zip.Write(System.Text.Encoding.UTF8.GetBytes(text));
        return bytes.Length;
    }
}
