using System.Collections.Concurrent;
using MemFormat;

namespace Corpus;

/// <summary>Collections that several threads may change.</summary>
[MemFormattable]
public partial class ConcurrentCollections
{
    public ConcurrentBag<int> Bag { get; set; } = [];

    public ConcurrentQueue<string?> Queue { get; set; } = [];

    public ConcurrentStack<long?>? Stack { get; set; }

    public ConcurrentDictionary<string, OrderLine?> Map { get; set; } = [];

    public ConcurrentDictionary<int, int> Numbers { get; set; } = [];

    public BlockingCollection<Guid>? Blocking { get; set; }

    public static ConcurrentCollections Make(ValueSource s) => new()
    {
        Bag = [.. s.Array(s.Int32)],
        Queue = new(s.Array(s.MaybeText)),
        Stack = s.Maybe(() => new ConcurrentStack<long?>(s.Array(() => s.Nullable(s.Int64)))),
        Map = new(s.Map(s.Text, () => s.Maybe(() => OrderLine.Make(s)))),
        Numbers = new(s.Map(s.Int32, s.Int32)),
        Blocking = s.Maybe(() => new BlockingCollection<Guid>(new ConcurrentQueue<Guid>(s.Array(s.Guid)))),
    };
}

/// <summary>The same behind their interface.</summary>
[MemFormattable]
public partial class Producers
{
    public IProducerConsumerCollection<string?> Texts { get; set; } = new ConcurrentQueue<string?>();

    public IProducerConsumerCollection<Guid>? Keys { get; set; }

    public List<IProducerConsumerCollection<int>?> Many { get; set; } = [];

    public static Producers Make(ValueSource s) => new()
    {
        Texts = new ConcurrentQueue<string?>(s.Array(s.MaybeText)),
        Keys = s.Maybe(() => new ConcurrentQueue<Guid>(s.Array(s.Guid))),
        Many = s.List<IProducerConsumerCollection<int>?>(() => s.Maybe(() => new ConcurrentQueue<int>(s.Array(s.Int32)))),
    };
}
