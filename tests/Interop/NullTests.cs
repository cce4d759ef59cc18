using Corpus;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Roots that are null, which .NET writes for any type.</summary>
public class NullTests
{
    [ScriptFact("It runs Node.")]
    public async Task Nulls_are_told_read_and_written()
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync<Order?>(stream, [null, new Order { Id = 1 }, null, new Order { Id = 2 }]);
        Assert.Equal(new byte[] { 4 }, MemFormatSerializer.Serialize<Order?>(null));
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var (file, bundle) = (Path.Combine(folder, "nulls.bin"), Path.Combine(folder, "index.mjs"));
        File.WriteAllBytes(file, stream.ToArray());
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        Assert.Equal(
            """
            {"written":[4],"isNull":[true,true,false,false,false],"refused":"NullNotAllowed","int":[null,7,[4]],"orders":[null,1,null,2],"none":["NullNotAllowed at 0"]}
            """,
            Node.Script("nulls.mjs", bundle, file).Trim());
    }
}
