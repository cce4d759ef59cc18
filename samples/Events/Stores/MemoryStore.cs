using MemFormat;

namespace Events.Stores;

/// <summary>What an event store does, in this process: beside each payload is the name of its event.</summary>
internal sealed class MemoryStore : IStore
{
    private readonly List<(string Stream, string Event, byte[] Payload)> _rows = [];

    public string Name => "memory";

    public Task AppendAsync(MemFormatContext release, string stream, object[] events)
    {
        foreach (var happened in events)
        {
            if (!release.TryGetName(happened.GetType(), out var name))
                throw new InvalidOperationException($"{happened.GetType().Name} is no event.");
            _rows.Add((stream, name, MemFormatSerializer.Serialize(happened, happened.GetType())));
        }

        return Task.CompletedTask;
    }

    public Task<IEnumerable<object>> ReadAsync(MemFormatContext release, string stream) => Task.FromResult(
        from row in _rows
        where row.Stream == stream
        let type = release.GetRoots().Single(root => root.Name == row.Event).Type
        select MemFormatSerializer.Deserialize(row.Payload, type)!);

    public ValueTask DisposeAsync() => default;
}
