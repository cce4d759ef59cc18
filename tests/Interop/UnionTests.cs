using Garage;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;
using Neighbour;
using Pets;
using Weather.New;

namespace MemFormat.Interop.Tests;

/// <summary>Cases that the reader does not know, and cases of other assemblies: what a union does with them is as in C#.</summary>
public class UnionTests
{
    private static readonly ISky?[] s_skies = [
        null, new Sun(3), new Hail(1.5, new Sun(2)), new Hail(0, new Hail(1, null)), new Wind { Source = new Wind() }];

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Unknown_cases_are_null_or_refused_as_the_union_says(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var sky in s_skies)
        {
            var day = MemFormatSerializer.Serialize(new Day(sky, 7));
            Add<Weather.Old.Day>(day);
            Add<Weather.Sure.Day>(day);
            Add<Weather.Strict.Day>(day);
            Add<Day>(day);
            var week = new Week([sky, new Sun(1), sky], new() { ["a"] = sky, ["b"] = new Sun(1) }, (sky, new Sun(4)), new Day(sky, 9));
            Add<Weather.Old.Week>(MemFormatSerializer.Serialize(week));
            if (sky is not null)
            {
                Add<Weather.Old.ISky>(MemFormatSerializer.Serialize(sky));
                Add<Weather.Strict.ISky>(MemFormatSerializer.Serialize(sky));
            }
        }

        Assert.Contains(requests, r => r.Error == "UnknownCase");
        Assert.Contains(requests, r => r.Error == "NullNotAllowed");
        PrintedCorpus.Lossless.Exchange(runner, "unions", requests);

        void Add<T>(byte[] payload) => requests.Add(Request<T>(payload));
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Cases_that_another_assembly_adds_are_read_and_written(Runner runner)
    {
        var tram = new Tram { Line = 4, Tows = new Tram { Line = 5, Tows = new Bus { Seats = 6 } }, Driver = new Robot(7) };
        var yard = new Yard([new Bus { Seats = 40 }, tram, new Tram()], tram);
        MemFormatHeader[] headers = [MemFormatHeader.Inline, MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64];
        PrintedCorpus.Lossless.Exchange(runner, "added cases",
            [.. headers.Select(h =>
                new Request($"{h}", CSharpNames.Of(typeof(Yard)), Asks.Same, MemFormatSerializer.Serialize(yard, new MemFormatOptions { Header = h }))
            { Expected = MemFormatSerializer.Serialize(yard) })]);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Unions_of_the_language_are_read_and_written(Runner runner)
    {
        Pet[] pets = [new(new Cat(9)), new(new Dog("Rex")), new(7), new("seven"), new(true), default];
        Amount[] measures = [new(1), new(2.5), new(new Pet(new Cat(1))), new(new Pet("x")), new(1L << 60), default];
        var owners = pets.Zip(measures, (pet, measure) => new Owner(pet, pet, [.. pets], new() { ["a"] = pet }, measure));
        Request[] requests =
        [
            .. owners.Select(o => Request<Owner>(MemFormatSerializer.Serialize(o))),
            .. pets[..5].Select(p => Request<Pet>(MemFormatSerializer.Serialize(p))),
            .. new[] { "note", null }.Select(n => Request<Scale>(MemFormatSerializer.Serialize(new Pets.Old.Scale(5, n, [1, 2])))),
            Request<Home>(MemFormatSerializer.Serialize(new Pets.Old.Home(new Pets.Old.Cat(3)))),
            Request<Pets.Old.Home>(MemFormatSerializer.Serialize(new Home(pets[0]))),
            Request<Pets.Old.Home>(MemFormatSerializer.Serialize(new Home(pets[1]))),
        ];
        Assert.Equal("UnknownCase", requests[^1].Error);
        Assert.All(requests[..^1], r => Assert.Null(r.Error));
        PrintedCorpus.Lossless.Exchange(runner, "unions of the language", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Values_become_unions_and_back(Runner runner)
    {
        Pets.Old.Label label = new(1, -2, true, false, 3, "t")
        {
            Flags = [true, false], Smalls = [1, -70000, 3], ByName = new() { ["a"] = true }, Long = 1L << 40,
        };
        var none = new Pets.Old.Label(0, 0, false, null, null, null);
        Request[] requests =
        [
            .. new[] { label, none }.Select(l => Request<Label>(MemFormatSerializer.Serialize(l))),
            Request<Pets.Old.Bare>(MemFormatSerializer.Serialize(new Label(new(1), new(2), new(true), new(false), new(3), new("t")))),
            Request<Pets.Old.Bare>(MemFormatSerializer.Serialize(new Label(new(1), new(0), new(false), default, default, default))),
            Request<Pets.Old.Bare>(MemFormatSerializer.Serialize(new Label(new(1), new("2"), new(true), default, default, default))),
            Request<Pets.Old.Bare>(MemFormatSerializer.Serialize(new Label(new(1), new(2), new(true), default, default, new(new Cat(1))))),
        ];
        Assert.Equal([null, null, null, null, "UnknownCase", "UnknownCase"], requests.Select(r => r.Error));
        PrintedCorpus.Lossless.Exchange(runner, "values and unions", requests);
        PrintedCorpus.Exact.Exchange(runner, "values and unions, exact", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void The_example_of_System_Text_Json_is_read_and_written(Runner runner)
    {
        Webhooks.WebhookPayload[] payloads = [new(42), new("text"), new(new Webhooks.Person("Ann", 40))];
        List<Webhooks.Pet> pets = [new(new Webhooks.Cat("Tom", 9)), new(new Webhooks.Dog("Rex", "Collie"))];
        Request[] requests =
        [
            .. payloads.Select(p => Request<Webhooks.WebhookPayload>(MemFormatSerializer.Serialize(p))),
            .. pets.Select(p => Request<Webhooks.Pet>(MemFormatSerializer.Serialize(p))),
            .. payloads.Select(p => Request<Webhooks.Message>(MemFormatSerializer.Serialize(new Webhooks.Message(p, [.. payloads], pets)))),
        ];
        Assert.All(requests, r => Assert.Equal(r.Payload, r.Expected));
        PrintedCorpus.Default.Exchange(runner, "webhooks", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void An_interface_that_this_assembly_makes_a_union_is_read_and_written(Runner runner)
    {
        var farm = MemFormatSerializer.Serialize(new Farm(new Sheep("Dolly"), [new Seed(3), new Sheep("Molly"), new Seed(4)]));
        PrintedCorpus.Lossless.Exchange(
            runner, "adopted unions", [Request<Farm>(farm), Request<Farm>(MemFormatSerializer.Serialize(new Farm(null, [])))]);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Records_over_records_of_another_assembly_are_read_and_written_as_in_csharp(Runner runner)
    {
        var zoo = new Zoo([Puma.Of(), null, Puma.Of()], new Hall("s", 3) { Built = new(2026, 1, 2) },
            new PumaEnvelope(Puma.Of()) { Version = 2, More = [Puma.Of()] });
        var (hall, lacking) = (MemFormatSerializer.Serialize(new Hall("s", 3)), MemFormatSerializer.Serialize(new NoHall { Number = 3 }));
        Request[] requests = [Request<Zoo>(MemFormatSerializer.Serialize(zoo)), Request<Hall>(hall), Request<NoHall>(hall), Request<Hall>(lacking),
            Request<Zoo>(MemFormatSerializer.Serialize(new NoZoo { Hall = new(), Pumas = [Puma.Of()] })),
            Request<Zoo>(MemFormatSerializer.Serialize(new NoZoo { Pumas = [Puma.Of()] }))];
        Assert.Equal([null, null, null, "MissingMember", "MissingMember", null], requests.Select(r => r.Error));
        PrintedCorpus.Lossless.Exchange(runner, "base records", requests);
    }

    private static Request Request<T>(byte[] payload)
    {
        var (name, root) = ($"{typeof(T)} of {Convert.ToHexString(payload)}", CSharpNames.Of(typeof(T)));
        try
        {
            return new(name, root, Asks.Same, payload) { Expected = MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<T>(payload)!) };
        }
        catch (MemFormatException exception)
        {
            return new(name, root, Asks.Error, payload) { Error = exception.Error.ToString() };
        }
    }
}
