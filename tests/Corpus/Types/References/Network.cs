using MemFormat;

namespace Corpus;

/// <summary>A graph: objects that keep their identity among others that do not.</summary>
[MemFormattable]
public partial class Network
{
    public Station? Center { get; set; }

    public List<Station?> Stations { get; set; } = [];

    public Station[][] Lines { get; set; } = [];

    public Dictionary<string, Station?> ByName { get; set; } = [];

    public HashSet<Station> Closed { get; set; } = [];

    public List<Trip> Trips { get; set; } = [];

    public Leg Longest { get; set; }

    public Leg? Shortest { get; set; }

    public static Network Make(ValueSource s)
    {
        var all = s.Array(() => new Station { Name = s.Text() });
        if (all.Length == 0)
            return new Network();
        Station Any() => s.OneOf(all);
        foreach (var station in all)
        {
            station.Neighbours = s.List(Any);
            station.Opposite = s.Maybe(Any);
            station.Trips = s.List(() => Trip.Make(s, Any));
        }

        return new Network
        {
            Center = s.Maybe(Any),
            Stations = s.List(() => s.Maybe(Any)),
            Lines = s.Array(() => s.Array(Any)),
            ByName = s.Map(s.Text, () => s.Maybe(Any)),
            Closed = s.Set(Any),
            Trips = s.List(() => Trip.Make(s, Any)),
            Longest = new Leg { From = s.Maybe(Any), Kilometres = s.Double(), To = s.Maybe(Any) },
            Shortest = s.Nullable(() => new Leg { From = Any(), To = Any() }),
        };
    }
}

/// <summary>A node of the graph.</summary>
[MemFormattable(PreserveReferences = true)]
public partial class Station
{
    public string Name { get; set; } = "";

    public Station? Opposite { get; set; }

    public List<Station> Neighbours { get; set; } = [];

    public List<Trip> Trips { get; set; } = [];
}

/// <summary>A class derived from the node's, whose objects are other nodes than those.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Hub : Station
{
    public int Capacity { get; init; }

    public required Station Main { get; set; }

    [MemMember]
    private readonly Hub? _twin;

    public Hub()
    {
    }

    private Hub(Hub twin) => _twin = twin;

    public static Hub Make(ValueSource s)
    {
        var first = new Hub { Name = s.Text(), Capacity = s.Int32(), Main = new Station { Name = s.Text() } };
        return new Hub(first) { Name = s.Text(), Opposite = first.Main, Capacity = s.Int32(), Main = first.Main };
    }
}

/// <summary>An object of its own wherever it occurs.</summary>
[MemFormattable]
public partial record Trip(Station? From, Station? To)
{
    public Trip? Back { get; init; }

    public static Trip Make(ValueSource s, Func<Station> any) => new(s.Maybe(any), any()) { Back = s.Maybe(() => new Trip(any(), null)) };
}

/// <summary>A struct with such objects.</summary>
[MemFormattable]
public partial struct Leg
{
    public Station? From { get; set; }

    public double Kilometres { get; set; }

    public Station? To { get; set; }
}
