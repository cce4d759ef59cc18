using System.Text.Json;
using MemFormat.EndToEnd.Tests;
using MemFormat.Evolution.Tests.KeptCases;
using MemFormat.Tests;
using Linked = MemFormat.Evolution.Tests.KeptCases.Linked;
using V1 = MemFormat.Evolution.Tests.KeptCases.V1;
using V2 = MemFormat.Evolution.Tests.KeptCases.V2;
using V3 = MemFormat.Evolution.Tests.KeptCases.V3;

namespace MemFormat.Interop.Tests;

/// <summary>Cases that a page does not know: values of them are kept and written back, as C# does.</summary>
public class KeptCaseTests
{
    private static readonly string[] s_cases = ["text", "group", "dot", "both"];

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void A_payload_comes_back_without_a_changed_byte(Runner runner)
    {
        var random = new Random(37);
        var zoo = new V2.Zoo(
            new V2.Cat { Name = "a", Lives = 9 }, new() { [1] = new V2.Bee { Name = "b" }, [2] = new V2.Dog(), [3] = new V2.Cat() });
        List<Request> requests =
        [
            .. s_cases.Select(c => Same<V1.Drawing>(MemFormatSerializer.Serialize(KeptValues.Drawing(c)))),
            Same<V1.IShape>(MemFormatSerializer.Serialize<V2.IShape>(KeptValues.Group)),
            Same<V1.Zoo>(MemFormatSerializer.Serialize(zoo)),
            Same<List<V1.IShape>>(MemFormatSerializer.Serialize<List<Linked.IShape>>([new Linked.Link(null)])),
        ];
        for (var i = 0; i < 100; i++)
            requests.Add(Same<List<V1.IShape>>(Drawn(random)));
        Assert.All(requests, r => Assert.Equal(r.Payload, r.Expected));
        PrintedCorpus.Lossless.Exchange(runner, "keptCases", requests);
        PrintedCorpus.Lazy.Exchange(runner, "keptCasesLazy", requests);
        if (runner == Runner.Node)
            PrintedCorpus.Exact.Exchange(runner, "keptCasesExact", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Others_are_written_as_in_csharp(Runner runner)
    {
        var newer = new V3.Drawing
        {
            Main = new V3.Group([new V3.Circle(1, "red"), new V3.Square(long.MaxValue), new V3.Text("t", true)]),
            Shapes = [new V3.Circle(2, "blue"), new V3.Text("u", false)],
        };
        var old = MemFormatSerializer.Deserialize<V1.Drawing>(MemFormatSerializer.Serialize(KeptValues.Drawing("both")))!;
        var album = MemFormatSerializer.Serialize(new V1.Album(old.Frame, "a", new V1.Paper(1), old.Shapes));
        var house = new Floors.New.House([new Floors.New.Glass("red"), new Floors.New.Cork(new Floors.New.Slate(2)), new Floors.New.Oak(3)]);
        var linked = MemFormatSerializer.Serialize<List<Linked.IShape>>([new Linked.Circle(1), new Linked.Link(new Linked.Node())]);
        PrintedCorpus.Lossless.Exchange(runner, "keptCasesMoved",
        [
            Same<V1.Drawing>(MemFormatSerializer.Serialize(newer)),
            Same<V1.Album>(album),
            Same<Floors.Old.House>(MemFormatSerializer.Serialize(house)),
            Of<V1.Drawing>(Asks.Truncations, MemFormatSerializer.Serialize(newer)),
            Of<V1.Album>(Asks.Truncations, album),
            Of<List<V1.IShape>>(Asks.Error, linked) with { Error = "UnknownCase" },
        ]);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Streams_come_back(Runner runner)
    {
        V2.IShape[] values = [KeptValues.Text, KeptValues.Group, new V2.Circle(1), KeptValues.Group, KeptValues.Text];
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, values);
        var answers = PrintedCorpus.Lossless.Exchange(runner, "keptCasesStreamed", [Of<V1.IShape>(Asks.Rewrite, stream.ToArray())]);
        Assert.Equal(stream.ToArray(), answers[0].Written);
    }

    [ScriptFact("It runs Node.")]
    public void Values_of_many_payloads_go_into_one()
    {
        var random = new Random(38);
        var mixes = new List<byte[][]> { Mix("text", "group"), Mix("group", "both", "dot", "group"), Mix() };
        for (var i = 0; i < 100; i++)
            mixes.Add([.. Enumerable.Range(0, random.Next(1, 5)).Select(_ => Drawn(random))]);
        mixes.Add([
            MemFormatSerializer.Serialize<List<V2.IShape>>([KeptValues.Text]),
            MemFormatSerializer.Serialize<List<V3.IShape>>([new V3.Text("t", true)])]);
        var file = Path.Combine(Path.GetDirectoryName(PrintedCorpus.Lossless.Bundle)!, "kept.json");
        var (list, ofAlbum) = (CSharpNames.Of(typeof(List<V1.IShape>)), CSharpNames.Of(typeof(V1.Album)));
        File.WriteAllText(file, JsonSerializer.Serialize(new { List = list, Album = ofAlbum, Mixes = mixes }));
        var written = Node.Script("kept.mjs", PrintedCorpus.Lossless.Bundle, file).Split('\n', StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(2 * mixes.Count, written.Length);
        for (var i = 0; i < mixes.Count - 1; i++)
        {
            List<V1.IShape> all = [.. mixes[i].SelectMany(m => MemFormatSerializer.Deserialize<List<V1.IShape>>(m)!)];
            Assert.Equal(Convert.ToBase64String(MemFormatSerializer.Serialize(all)), written[2 * i]);
            var album = MemFormatSerializer.Serialize(new V1.Album(default, "", new V1.Paper(1), all));
            Assert.Equal(Convert.ToBase64String(album), written[(2 * i) + 1]);
        }

        Assert.StartsWith("UnsupportedType: ListOfIShape[1].value", written[^2], StringComparison.Ordinal);
        Assert.Contains(": case 3 of the union IShape, which this page does not know, differs", written[^2], StringComparison.Ordinal);

        static byte[][] Mix(params string[] cases) => [.. cases.Select(c => MemFormatSerializer.Serialize(KeptValues.Drawing(c).Shapes))];
    }

    [ScriptFact("It runs Node.")]
    public void Damaged_payloads_are_read_and_written_as_in_csharp()
    {
        var random = new Random(39);
        var requests = new List<Request>();
        for (var i = 0; i < 2000; i++)
        {
            var payload = MemFormatSerializer.Serialize(KeptValues.Drawing(s_cases[i % s_cases.Length]));
            for (var left = random.Next(1, 3); left > 0; left--)
                payload[random.Next(payload.Length)] ^= (byte)(1 << random.Next(8));
            requests.Add(Of<V1.Drawing>(Asks.Anything, payload));
        }

        var answers = PrintedCorpus.Lossless.Exchange(Runner.Node, "keptCasesDamaged", requests);

        // Where C# leaves null in the place of a missing union, TypeScript refuses it.
        var others = requests.Zip(answers).Where(p => p.Second.Error != nameof(MemFormatError.MissingMember)
                && Written(p.First.Payload) != (p.Second.Written is { } bytes ? Convert.ToHexString(bytes) : null))
            .Select(p => $"{p.First.Name}: {p.Second}, in C# {Written(p.First.Payload)}").ToList();
        Assert.True(others.Count == 0, $"{others.Count} of {requests.Count}\n{string.Join("\n", others.Take(10))}");

        static string? Written(byte[] payload)
        {
            try
            {
                return Convert.ToHexString(MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<V1.Drawing>(payload)!));
            }
            catch (MemFormatException)
            {
                return null;
            }
        }
    }

    private static byte[] Drawn(Random random) =>
        MemFormatSerializer.Serialize<List<V2.IShape>>([.. Enumerable.Range(0, random.Next(5)).Select(_ => KeptValues.Draw(random, 4))]);

    private static Request Same<T>(byte[] payload) =>
        Of<T>(Asks.Same, payload) with { Expected = MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<T>(payload)!) };

    private static Request Of<T>(Asks asks, byte[] payload) =>
        new($"{asks} {typeof(T)} of {Convert.ToHexString(payload)}", CSharpNames.Of(typeof(T)), asks, payload);
}
