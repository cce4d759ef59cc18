#if NET10_0_OR_GREATER
using System.Collections.ObjectModel;
using MemFormat;

namespace Corpus;

/// <summary>Collections that came with .NET 9.</summary>
[MemFormattable]
public partial class NewCollections
{
    public OrderedDictionary<string, int?> Ordered { get; set; } = [];

    [MemComparer(typeof(IgnoreCase))]
    public OrderedDictionary<string, OrderLine?>? Compared { get; set; }

    public ReadOnlySet<Guid> Keys { get; set; } = new(new HashSet<Guid>());

    public static NewCollections Make(ValueSource s) => new()
    {
        Ordered = new(s.Map(s.Text, () => s.Nullable(s.Int32))),
        Compared = s.Maybe(() => new OrderedDictionary<string, OrderLine?>(new IgnoreCase()) { [s.Text()] = OrderLine.Make(s) }),
        Keys = new(s.Set(s.Guid)),
    };
}
#endif
