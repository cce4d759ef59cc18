using System.Collections.Immutable;
using System.Collections.ObjectModel;
using MemFormat;

namespace Corpus;

/// <summary>Collections whose elements are written without anything being allocated.</summary>
[MemFormattable]
public partial class Sequences
{
    public LinkedList<string?> Linked { get; set; } = [];

    public Queue<int> Queue { get; set; } = [];

    public Queue<bool>? MaybeQueue { get; set; }

    public Stack<long> Stack { get; set; } = [];

    public Stack<OrderLine?> Lines { get; set; } = [];

    public Collection<Guid> Keys { get; set; } = [];

    public ObservableCollection<string> Observed { get; set; } = [];

    public ReadOnlyCollection<int?> ReadOnly { get; set; } = new([]);

    public ReadOnlyObservableCollection<Point>? ReadOnlyObserved { get; set; }

    public ImmutableArray<Point> Points { get; set; } = [];

    public ImmutableArray<string?> Texts { get; set; }

    public ImmutableArray<bool?> MaybeFlags { get; set; } = [];

    public ImmutableList<decimal> Money { get; set; } = [];

    public ImmutableQueue<short> Waiting { get; set; } = [];

    public ImmutableStack<Color> Colors { get; set; } = [];

    public List<Queue<byte>?> Deep { get; set; } = [];

    public Queue<List<Stack<int>>> Deeper { get; set; } = [];

    public static Sequences Make(ValueSource s) => new()
    {
        Linked = new(s.Array(s.MaybeText)),
        Queue = new(s.Array(s.Int32)),
        MaybeQueue = s.Maybe(() => new Queue<bool>(s.Array(s.Bool))),
        Stack = new(s.Array(s.Int64)),
        Lines = new(s.Array(() => s.Maybe(() => OrderLine.Make(s)))),
        Keys = new(s.List(s.Guid)),
        Observed = new(s.Array(s.Text)),
        ReadOnly = new(s.Array(() => s.Nullable(s.Int32))),
        ReadOnlyObserved = s.Maybe(() => new ReadOnlyObservableCollection<Point>(new(s.Array(() => Point.Make(s))))),
        Points = [.. s.Array(() => Point.Make(s))],
        Texts = s.Nullable(() => ImmutableArray.Create(s.Array(s.MaybeText))).GetValueOrDefault(),
        MaybeFlags = [.. s.Array(() => s.Nullable(s.Bool))],
        Money = [.. s.Array(s.Decimal)],
        Waiting = [.. s.Array(s.Int16)],
        Colors = ImmutableStack.Create(s.Array(() => s.OneOf(Color.Low, Color.High, Color.Top))),
        Deep = s.List(() => s.Maybe(() => new Queue<byte>(s.Bytes()))),
        Deeper = new(s.Array(() => s.List(() => new Stack<int>(s.Array(s.Int32))))),
    };
}
