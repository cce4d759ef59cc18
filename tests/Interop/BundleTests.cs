extern alias tools;
using System.IO.Compression;
using System.Text.RegularExpressions;
using MemFormat.EndToEnd.Tests;
using tools::MemFormat.TypeScriptGen.Printing;

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

        // Other versions may have pooled strings, whether or not this one has: three hundred bytes of it. Kept cases take
        // a hundred, compact lists of structs three hundred and fifty.
        Assert.InRange(Compressed(reads), 1, 15_010);
        Assert.InRange(Compressed(both), 1, 16_950);
    }

    [ScriptFact("It runs a bundler.")]
    public void What_only_other_versions_need_is_in_a_chunk_of_its_own()
    {
        var folder = Path.GetDirectoryName(PrintedCorpus.Lazy.Bundle)!;
        var (entry, output) = (Path.Combine(folder, "entry.mjs"), Path.Combine(folder, "split"));
        File.WriteAllText(entry, "export { readOrder } from './Corpus.ts';\n");
        Node.Package("esbuild", entry, "--bundle", "--minify", "--splitting", "--format=esm", "--outdir=" + output, "--log-level=warning");

        // A message of the reader of other versions.
        const string Resolves = "HTML or XML";
        var loaded = Loaded(output, "entry.js", []);
        Assert.DoesNotContain(Resolves, loaded, StringComparison.Ordinal);
        Assert.Contains(Directory.GetFiles(output), f => File.ReadAllText(f).Contains(Resolves, StringComparison.Ordinal));

        // What any root of a file needs is there: arrays of a fixed length are 150 bytes of it, pooled strings 200,
        // compact lists of structs 20.
        Assert.InRange(Compressed(loaded), 1, 5_460);
    }

    /// <summary>Rollup warns of modules that import each other, which bundlers may initialise in another order.</summary>
    [ScriptFact("It runs a bundler.")]
    public void Rollup_warns_of_nothing()
    {
        var folder = Path.Combine(Node.Folder, "generated", "rollup");
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
        PrintedCorpus.Print(
            folder, new TypeScriptOptions { ImportSuffix = ".js" }, only: name => name.StartsWith("Corpus.Options.", StringComparison.Ordinal));
        var files = Directory.GetFiles(folder, "*.ts", SearchOption.AllDirectories);
        Node.Package("esbuild", [.. files, "--outdir=" + Path.Combine(folder, "js"), "--outbase=" + folder, "--log-level=warning"]);

        // One of only types has nothing to bundle.
        var entries = Directory.GetFiles(Path.Combine(folder, "js"), "*.js", SearchOption.AllDirectories)
            .Where(f => Path.GetFileName(f) != "hub-types.js").ToArray();
        Assert.InRange(entries.Length, 50, 100);
        Node.Package("rollup", [.. entries, "--dir", Path.Combine(folder, "bundle"), "--failAfterWarnings", "--silent"]);
    }

    /// <summary>A file and all that it imports from the start.</summary>
    private static string Loaded(string folder, string file, HashSet<string> seen)
    {
        if (!seen.Add(file))
            return "";
        var text = File.ReadAllText(Path.Combine(folder, file));
        return text + string.Concat(Regex.Matches(text, "from ?\"\\./([^\"]+)\"").Select(m => Loaded(folder, m.Groups[1].Value, seen)));
    }

    private static string Bundle(string names)
    {
        _ = PrintedCorpus.Default;
        var (entry, output) = (
            Path.Combine(Node.Folder, "generated", "default", "entry.mjs"), Path.Combine(Node.Folder, "generated", "default", "entry.min.js"));
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
