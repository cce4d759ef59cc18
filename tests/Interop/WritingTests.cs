using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What cannot be written is told with its place in the value, and what is no payload with what it is.</summary>
public class WritingTests
{
    [ScriptFact("It runs Node.")]
    public void Errors_name_the_member()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var bundle = Path.Combine(folder, "writing.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        Assert.Equal(
            """
            Overflow: Order.id: 1.5 is no whole number from -2147483648 to 2147483647
            NullNotAllowed: Order.customer: it is undefined, but its type is not nullable
            Overflow: Order.lines[1].quantity: 7 is no whole number from -2147483648 to 2147483647
            InvalidData: Order.lines[1].price: write a decimal like -12.50
            NullNotAllowed: Order.lines: it is undefined, but its type is not nullable
            NullNotAllowed: Order.shipTo: it is null, but its type is not nullable
            InvalidData: Order.branches: write it as Map
            InvalidData: Order.customer: write a string
            NullNotAllowed: Order.branches: it is undefined, but its type is not nullable
            InvalidData: Scalars.long: Cannot convert 5 to a BigInt
            []
            []
            InvalidData: Scalars.moment: the date is invalid
            InvalidData at byte 0: pass bytes, not [object String]
            InvalidData at byte 0: pass bytes, not [object Blob]
            InvalidData at byte 0: pass bytes, not [object Object]
            null
            c
            2
            true
            """,
            Node.Script("writing.mjs", bundle).Trim());
    }
}
