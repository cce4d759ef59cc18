using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Payloads whose extension data refers to objects that keep their identity.</summary>
public class KeptTests
{
    private static byte[] Kept
    {
        get
        {
            var anna = new Parcels.Late.Person { Name = "Anna" };
            var late = new Parcels.Late.Order { Id = 5, Buyer = anna, Seller = new() { Name = "Ben", Boss = anna }, Notes = ["a", "b"] };
            return MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Parcels.Early.Order>(MemFormatSerializer.Serialize(late)));
        }
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void They_are_read_but_for_the_members_that_refer_to_such_objects(Runner runner)
    {
        var early = MemFormatSerializer.Deserialize<Parcels.Early.Order>(Kept)!;
        var boxed = MemFormatSerializer.Serialize(new Parcels.Boxed.Box { Orders = [early, new(), early], Weight = 3 });

        // TypeScript writes no extension data.
        early.Extra = null;
        PrintedCorpus.Lossless.Exchange(runner, "keptObjects", [
            Of<Parcels.Early.Order>(Asks.Same, Kept) with { Expected = MemFormatSerializer.Serialize(early) },
            Of<Parcels.Bare.Order>(Asks.Same, Kept) with { Expected = MemFormatSerializer.Serialize(new Parcels.Bare.Order { Id = 5 }) },
            Of<Parcels.Middle.Order>(
                Asks.Same, Kept) with { Expected = MemFormatSerializer.Serialize(new Parcels.Middle.Order { Id = 5, Notes = ["a", "b"] }) },
            Of<Parcels.Bare.Box>(Asks.Same,
                boxed) with { Expected =
                    MemFormatSerializer.Serialize(new Parcels.Bare.Box { Orders = [new() { Id = 5 }, new(), new() { Id = 5 }] }) },
            Of<Parcels.Late.Order>(Asks.Error, Kept) with { Error = "UnsupportedType" },
            Of<Parcels.Early.Order>(Asks.Truncations, Kept),
            Of<Parcels.Bare.Order>(Asks.Truncations, Kept),
            Of<Parcels.Bare.Order>(Asks.Error, [.. Kept, 0]) with { Error = "TrailingData" }]);
    }

    private static Request Of<T>(Asks asks, byte[] payload) =>
        new($"{asks} {typeof(T)} of {payload.Length} bytes", CSharpNames.Of(typeof(T)), asks, payload);
}
