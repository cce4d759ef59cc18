using Corpus;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Errors of reading name the member, whatever version wrote the payload.</summary>
public class PlaceTests
{
    [ScriptFact("It runs Node.")]
    public void Errors_name_the_member()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default");
        var bundle = Path.Combine(folder, "places.mjs");
        Node.Package("esbuild", Path.Combine(folder, "index.ts"), "--bundle", "--format=esm", "--outfile=" + bundle, "--log-level=warning");
        var order = new Order { Id = 7, Customer = "somebody", ShipTo = new Address { Street = "a street" } };
        order.Lines.Add(new OrderLine { Article = "first" });
        order.Lines.Add(new OrderLine { Article = "second", Quantity = 3 });
        order.Branches["main"] = new Address { Street = "another" };
        var chain = MemFormatSerializer.Serialize(Link.Chain(80), new MemFormatOptions { Limits = new() { MaxDepth = 100 } });
        string[] payloads = [Hex(order, null), Hex(order, MemFormatHeader.Fingerprint64), Convert.ToHexString(chain)];
        Assert.Equal(
            """
            Truncated at Order.customer
            Truncated at Order.lines[0].article
            Truncated at Order.lines[1].article
            Truncated at Order.shipTo.street
            Truncated at Order.branches[0].street
            TrailingData at 
            Truncated at Order.lines[1].article
            LimitExceeded at Link(.next ×64)
            LimitExceeded at Link(.next ×64)
            the same with a fingerprint: true
            """,
            Node.Script(["places.mjs", bundle, .. payloads]).Trim());
    }

    private static string Hex(Order order, MemFormatHeader? header) =>
        Convert.ToHexString(MemFormatSerializer.Serialize(order, header is { } given ? new MemFormatOptions { Header = given } : null));
}
