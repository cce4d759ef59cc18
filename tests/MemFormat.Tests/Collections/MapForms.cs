using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace MemFormat.Tests.Collections;

/// <summary>A type of map: how it is made of entries.</summary>
internal abstract class MapForm(string name)
{
    public static IReadOnlyList<MapForm> All { get; } =
    [
        Of<SortedDictionary<int, string?>>(m => new(m)),
        Of<SortedList<int, string?>>(m => new(m)),
        Of<OrderedDictionary<int, string?>>(m => new(m)),
        Of<ReadOnlyDictionary<int, string?>>(m => new(m)),
        Of<ConcurrentDictionary<int, string?>>(m => new(m)),
        Of<ImmutableDictionary<int, string?>>(m => m.ToImmutableDictionary()),
        Of<ImmutableSortedDictionary<int, string?>>(m => m.ToImmutableSortedDictionary()),
        Of<FrozenDictionary<int, string?>>(m => m.ToFrozenDictionary()),
        Of<IDictionary<int, string?>>(m => new SortedList<int, string?>(m)),
        Of<IReadOnlyDictionary<int, string?>>(m => m.ToFrozenDictionary()),
        Of<IImmutableDictionary<int, string?>>(m => m.ToImmutableSortedDictionary()),
    ];

    public abstract byte[] Write(Dictionary<int, string?> entries);

    public abstract Dictionary<int, string?> Read(byte[] payload);

    public override string ToString() => name;

    private static MapForm<TMap> Of<TMap>(Func<Dictionary<int, string?>, TMap> make)
        where TMap : IEnumerable<KeyValuePair<int, string?>> => new(typeof(TMap).Name, make);
}

/// <inheritdoc/>
internal sealed class MapForm<TMap>(string name, Func<Dictionary<int, string?>, TMap> make) : MapForm(name)
    where TMap : IEnumerable<KeyValuePair<int, string?>>
{
    public override byte[] Write(Dictionary<int, string?> entries) => MemFormatSerializer.Serialize(make(entries));

    public override Dictionary<int, string?> Read(byte[] payload) => new(MemFormatSerializer.Deserialize<TMap>(payload)!);
}
