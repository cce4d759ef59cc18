using JasperFx;
using JasperFx.Events;
using Marten;
using MemFormat;

namespace Events.Stores;

/// <summary>Marten's event store in a PostgreSQL. Each program opens it with the events of its release.</summary>
internal sealed class MartenStore(string connection, IDisposable? server = null) : IStore
{
    public string Name => "Marten over PostgreSQL";

    /// <summary>Removes what an earlier run has left.</summary>
    public static async Task<MartenStore> OpenAsync(string connection, IDisposable? server = null)
    {
        var opened = new MartenStore(connection, server);
        await using var store = opened.Open(_ => { });
        await store.Advanced.Clean.CompletelyRemoveAllAsync();
        return opened;
    }

    public async Task AppendAsync(MemFormatContext release, string stream, object[] events)
    {
        await using var store = Open(all => all.UseMemFormat(release));
        await using var session = store.LightweightSession();
        session.Events.Append(stream, events);
        await session.SaveChangesAsync();
    }

    public async Task<IEnumerable<object>> ReadAsync(MemFormatContext release, string stream)
    {
        await using var store = Open(all => all.UseMemFormat(release));
        await using var session = store.QuerySession();
        return [.. (await session.Events.FetchStreamAsync(stream)).Select(happened => happened.Data)];
    }

    public ValueTask DisposeAsync()
    {
        server?.Dispose();
        return default;
    }

    private DocumentStore Open(Action<Marten.Events.IEventStoreOptions> configure) => DocumentStore.For(options =>
    {
        options.Connection(connection);
        options.DatabaseSchemaName = "memformat_sample";
        options.AutoCreateSchemaObjects = AutoCreate.All;
        options.Events.StreamIdentity = StreamIdentity.AsString;
        configure(options.Events);
    });
}
