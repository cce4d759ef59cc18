using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Arrays that stand for inline arrays have their length, or are told with their place.</summary>
public class InlineArrayTests
{
    [ScriptFact("It runs Node.")]
    public void Another_length_is_refused()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var bundle = Path.Combine(folder, "inline-arrays.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        Assert.Equal(
            """
            InvalidData: InlineArrays.made: write 4 elements, not 3
            InvalidData: InlineArrays.bytes: write 3 elements, not 4
            InvalidData: InlineArrays.flags: write 3 elements, not 0
            InvalidData: InlineArrays.many[1]: write 4 elements, not 5
            InvalidData: InlineArrays.maybe: write 4 elements, not 1
            NullNotAllowed: InlineArrays.made: it is null, but its type is not nullable
            NullNotAllowed: InlineArrays.nested[2]: it is null, but its type is not nullable
            InvalidData: InlineArrays.texts: write 3 elements, not undefined
            {"made":[0,0,0,0],"points":[{"$type":"point","x":0,"y":0},{"$type":"point","x":0,"y":0},{"$type":"point","x":0,"y":0}],"nested":[[0,0,0,0],[0,0,0,0],[0,0,0,0]],"texts":[null,null,null],"maybe":null}
            """,
            Node.Script("inline-arrays.mjs", bundle).Trim());
    }
}
