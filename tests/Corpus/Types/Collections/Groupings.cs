using MemFormat;

namespace Corpus;

/// <summary>Collections of pairs: with priorities, and grouped by keys.</summary>
[MemFormattable]
public partial class Groupings
{
    public PriorityQueue<string?, int> Tasks { get; set; } = new();

    public PriorityQueue<OrderLine, DateTime>? Lines { get; set; }

    [MemComparer(typeof(Descending))]
    public PriorityQueue<Guid, int> Filled { get; } = new(default(Descending));

    public ILookup<string, int?> Lookup { get; set; } = Array.Empty<int?>().ToLookup(_ => "");

    public ILookup<Color, Address?>? Addresses { get; set; }

    public IGrouping<int, string>? Group { get; set; }

    public static Groupings Make(ValueSource s)
    {
        var made = new Groupings
        {
            Tasks = new(s.Array(() => (s.MaybeText(), s.Int32()))),
            Lines = s.Maybe(() => new PriorityQueue<OrderLine, DateTime>(s.Array(() => (OrderLine.Make(s), s.DateTime())))),
            Lookup = s.Array(() => (Key: s.OneOf("a", "b", ""), Value: s.Nullable(s.Int32))).ToLookup(p => p.Key, p => p.Value),
            Addresses =
                s.Maybe(() => s.Array(() => (Key: s.OneOf(Color.Low, Color.Top), Value: s.Maybe(() => Address.Make(s))))
                    .ToLookup(p => p.Key, p => p.Value)),
        };
        made.Group = s.Maybe(() => s.Text()) is { } text ? new[] { text, text }.GroupBy(t => t.Length).First() : null;
        made.Filled.EnqueueRange(s.Array(() => (s.Guid(), s.Int32())));
        return made;
    }
}
