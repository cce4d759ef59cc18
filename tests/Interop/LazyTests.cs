using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What other versions need is loaded when the first payload of one comes.</summary>
public class LazyTests
{
    [ScriptFact("It runs Node.")]
    public void The_synchronous_reader_says_that_it_is_not_loaded()
    {
        _ = PrintedCorpus.Lazy;
        var folder = Path.Combine(Node.Folder, "generated", "lazy");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--splitting", "--format=esm",
            "--outdir=" + Path.Combine(folder, "index"), "--out-extension:.js=.mjs", "--log-level=warning");
        var own = MemFormatSerializer.Serialize(new Order { Id = 1 });
        var named = MemFormatSerializer.Serialize(new Order { Id = 2 }, new MemFormatOptions { Header = MemFormatHeader.Fingerprint });
        Assert.Equal(
            """
            1
            OtherVersion
            2
            2
            1
            InvalidData at byte 0: the server answered 404
            Truncated at byte 0: no bytes, as of an answer without a body
            """,
            Node.Script("lazy.mjs", Path.Combine(folder, "index", "index.mjs"), Convert.ToHexString(own), Convert.ToHexString(named)).Trim());
    }
}
