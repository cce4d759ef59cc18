using Corpus;
using MemFormat.Campaign.Tests;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Schemas have a limit of 64 KiB each, wherever they stand in a payload.</summary>
public class SchemaLimitTests
{
    private const int Int32 = 5, Small = 60_000, Large = 70_000;

    public static readonly string[] Places = ["a payload", "a case", "an entry", "a payload within the payload"];

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Large_schemas_are_read_and_larger_ones_are_an_error(Runner runner)
    {
        List<Request> requests = [];
        foreach (var place in Places)
        {
            foreach (var size in new[] { Small, Large })
            {
                var payload = Of(place, size);
                var error = size == Large ? nameof(MemFormatError.LimitExceeded) : null;
                Assert.Equal(error, Error(payload));
                requests.Add(new Request($"{place}, {size}", CSharpNames.Of(typeof(Numbers)), error is null ? Asks.Value : Asks.Error,
                    payload)
                { Error = error, Shown = error is null ? Shown.Of(typeof(Numbers), Read(payload)) : null });
            }
        }

        PrintedCorpus.Lossless.Exchange(runner, "schemaLimits", requests);
    }

    private static byte[] Read(byte[] payload) => MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Numbers>(payload));

    private static string? Error(byte[] payload)
    {
        try
        {
            MemFormatSerializer.Deserialize<Numbers>(payload);
            return null;
        }
        catch (MemFormatException error)
        {
            return error.Error.ToString();
        }
    }

    /// <summary>A payload with a schema of so many bytes in a place.</summary>
    private static byte[] Of(string place, int size)
    {
        var more = new Bytes();
        SchemaBytes.Segments(
            more, Enumerable.Repeat(new SpecType(true, -1, [.. Enumerable.Range(1, 4000).Select(i => ((uint)i, Plain(Int32)))]), size / 4000));
        var unused = more.ToArray();
        var number = Plain(Int32) with { Place = SpecSlot.Fixed };
        byte[] seven = [7, 0, 0, 0];
        switch (place)
        {
            case "a payload":
                return Payload([new SpecType(true, -1, [(1, number)])], unused, seven);
            case "a case":
                byte[] definition = [SpecSlot.Object, 1, .. Segments(new SpecType(true, -1, [(1, number)])), .. unused];
                return Payload([new SpecType(true, -1, [(3, Plain(SpecSlot.Union) with { Type = 0, Place = SpecSlot.Present })])], [],
                    [1, 3, .. Framed(definition), .. seven]);
            case "an entry":
                byte[] entry = [.. Framed([.. Segments(new SpecType(true, -1, [(2, Plain(Int32))])), .. unused]), .. Framed(seven)];
                return Payload([new SpecType(true, -1, [(1, number), (int.MaxValue, Extended(2))])], [],
                    [.. seven, .. Number((ulong)entry.Length << 2), .. entry]);
            default:
                byte[] inner = [0, .. Framed([Int32, .. unused]), .. seven];
                return Payload([new SpecType(true, -1, [(1, Extended(1))])], [], [.. Number((ulong)inner.Length << 2), .. inner]);
        }
    }

    private static byte[] Payload(List<SpecType> types, byte[] more, byte[] body) =>
        [0, .. Framed([.. SchemaBytes.Of(new SpecSchema(Plain(SpecSlot.Object) with { Type = 0 }, types)), .. more]), .. body];

    private static byte[] Segments(SpecType type)
    {
        var bytes = new Bytes();
        SchemaBytes.Segments(bytes, [type]);
        return bytes.ToArray();
    }

    private static byte[] Framed(byte[] content) => [.. Number((ulong)content.Length), .. content];

    private static byte[] Number(ulong value)
    {
        var bytes = new Bytes();
        bytes.Number(value);
        return bytes.ToArray();
    }

    private static SpecSlot Plain(int kind) => new(kind, SpecSlot.Rest, -1, null, null);

    private static SpecSlot Extended(uint extension) =>
        new(SpecSlot.Extended, SpecSlot.Rest, -1, Plain(SpecSlot.Bytes), null) { Extension = extension };
}
