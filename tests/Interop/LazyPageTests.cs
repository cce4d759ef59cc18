using Corpus;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Bundlers make a page of printed code that works under a strict policy, and loads what it needs later.</summary>
public class LazyPageTests
{
    private static readonly string s_folder = Path.Combine(Node.Folder, "generated", "lazy-page");

    [ScriptFact("It runs Vite, Chromium and Firefox.")]
    public void Vite_keeps_what_the_page_reads()
    {
        _ = PrintedCorpus.Lazy;
        var output = Path.Combine(s_folder, "vite");
        Node.Package("vite", "build", "lazy-page", "--base", "./", "--outDir", output, "--emptyOutDir", "--logLevel", "error");
        Open("vite");

        // All types of the corpus take six times that.
        Assert.InRange(Directory.GetFiles(output, "*.js", SearchOption.AllDirectories).Sum(f => new FileInfo(f).Length), 1, 42_100);
    }

    [ScriptFact("It runs esbuild, Chromium and Firefox.")]
    public void A_page_by_esbuild_works()
    {
        _ = PrintedCorpus.Lazy;
        var output = Path.Combine(s_folder, "esbuild");
        Node.Package("esbuild", Path.Combine("lazy-page", "main.js"), "--bundle", "--splitting", "--format=esm", "--minify", "--outdir=" + output,
            "--log-level=warning");
        File.Copy(Path.Combine(Node.Folder, "lazy-page", "index.html"), Path.Combine(output, "index.html"), overwrite: true);
        Open("esbuild");
    }

    private static void Open(string bundler)
    {
        File.WriteAllBytes(Path.Combine(s_folder, "own.bin"), MemFormatSerializer.Serialize(new Order { Id = 1 }));
        File.WriteAllBytes(Path.Combine(s_folder, "other.bin"),
            MemFormatSerializer.Serialize(new Order { Id = 2 }, new MemFormatOptions { Header = MemFormatHeader.Fingerprint }));
        foreach (var browser in new[] { Browser.Chromium, Browser.Firefox })
            Assert.Equal("", browser.Open($"{Server.Origin}/generated/lazy-page/{bundler}/index.html"));
    }
}
