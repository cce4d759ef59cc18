using System.Text.Json;
using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Where types are left out, the rest is read as ever, and what has lost something is not written.</summary>
public class LeftOutTests
{
    private sealed record Root(List<string> Names, bool CanWrite);

    [ScriptFact("It runs Node.")]
    public void Members_of_types_that_are_left_out_are_stepped_over()
    {
        var sent = RoundTripTests.s_sent.Where(s => PrintedCorpus.Partial.Has(s.Case.Type) && s.Index < 12)
            .Select(s => new { s.Request.Root, Bytes = s.Request.Payload }).ToList();

        // Payloads of other versions.
        sent.AddRange(ChangeCases.All.Where(c => c.Error is null && PrintedCorpus.Partial.Has(c.ReaderType))
            .Select(c => new { Root = CSharpNames.Of(c.ReaderType), Bytes = c.Payload() }));
        var file = Path.Combine(Node.Folder, "generated", "partial", "requests.json");
        File.WriteAllText(file, JsonSerializer.Serialize(sent, JsonSerializerOptions.Web));
        var roots = JsonSerializer.Deserialize<Dictionary<string, Root>>(
            Node.Script("partial.mjs", PrintedCorpus.Lossless.Bundle, PrintedCorpus.Partial.Bundle, file), JsonSerializerOptions.Web)!;
        Assert.True(roots.Count > 100, $"{roots.Count}");
        Assert.False(PrintedCorpus.Partial.Has(typeof(Address)) || PrintedCorpus.Partial.Has(typeof(IShape)));
        Check<Order>("shipTo", "billTo", "branches");
        Check<Drawing>("main", "frame", "shapes", "holes", "named", "layers");
        Check<Segment>("from", "to");
        Check<EnumMembers>("level", "maybeLevel");
        Check<Network>("center", "stations", "lines", "byName", "closed", "longest", "shortest", "from", "to");
        Check<NestingNew>("map", "block", "blocks", "wrapped");
        Check<Scalars>();

        // All that has lost something in one payload at least, and what holds the same types but had none of them.
        Assert.All(roots.Values.Where(r => r.Names.Count > 0), r => Assert.False(r.CanWrite));
        Assert.InRange(roots.Values.Count(r => r.CanWrite), 60, roots.Count - 10);

        void Check<T>(params string[] names)
        {
            var root = roots[CSharpNames.Of(typeof(T))];
            Assert.Equal(names.Order(), root.Names.Order());
            Assert.Equal(names.Length == 0, root.CanWrite);
        }
    }
}
