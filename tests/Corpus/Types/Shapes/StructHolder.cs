using MemFormat;

namespace Corpus;

/// <summary>Structs as members, nullable members, elements, keys and values.</summary>
[MemFormattable]
public partial class StructHolder
{
    public Point Point { get; set; }

    public Point? MaybePoint { get; set; }

    public Segment Segment { get; set; }

    public Padded Padded { get; set; }

    public Checked Checked { get; set; }

    public Checked? MaybeChecked { get; set; }

    public Labelled Labelled { get; set; }

    public Labelled? MaybeLabelled { get; set; }

    public Range Range { get; set; }

    public Nothing Nothing { get; set; }

    public Nothing? MaybeNothing { get; set; }

    public List<Point> Points { get; set; } = [];

    public Point?[] MaybePoints { get; set; } = [];

    public Segment[] Segments { get; set; } = [];

    public List<Padded> AllPadded { get; set; } = [];

    public List<Checked?> AllChecked { get; set; } = [];

    public List<Labelled> AllLabelled { get; set; } = [];

    public List<Nothing> Nothings { get; set; } = [];

    public Dictionary<Range, Labelled> Ranges { get; set; } = [];

    public HashSet<Segment> SegmentSet { get; set; } = [];

    public static StructHolder Make(ValueSource s) => new()
    {
        Point = Point.Make(s),
        MaybePoint = s.Nullable(() => Point.Make(s)),
        Segment = Segment.Make(s),
        Padded = Padded.Make(s),
        Checked = Checked.Make(s),
        MaybeChecked = s.Nullable(() => Checked.Make(s)),
        Labelled = Labelled.Make(s),
        MaybeLabelled = s.Nullable(() => Labelled.Make(s)),
        Range = Range.Make(s),
        MaybeNothing = s.Nullable(() => default(Nothing)),
        Points = s.List(() => Point.Make(s)),
        MaybePoints = s.Array(() => s.Nullable(() => Point.Make(s))),
        Segments = s.Array(() => Segment.Make(s)),
        AllPadded = s.List(() => Padded.Make(s)),
        AllChecked = s.List(() => s.Nullable(() => Checked.Make(s))),
        AllLabelled = s.List(() => Labelled.Make(s)),
        Nothings = s.List(() => default(Nothing)),
        Ranges = s.Map(() => Range.Make(s), () => Labelled.Make(s)),
        SegmentSet = s.Set(() => Segment.Make(s)),
    };
}
