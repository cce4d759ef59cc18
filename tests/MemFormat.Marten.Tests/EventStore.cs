using JasperFx;
using Marten.Events;
using Npgsql;

namespace MemFormat.Marten.Tests;

/// <summary>The event stores of programs at one server: each test has a schema of its own.</summary>
public sealed class EventStore(string connection) : IDisposable
{
    private readonly string _schema = $"shop{Guid.NewGuid():N}";
    private readonly List<DocumentStore> _stores = [];

    /// <summary>The store of a program.</summary>
    public DocumentStore Open(Action<IEventStoreOptions> configure)
    {
        var store = DocumentStore.For(options =>
        {
            options.Connection(connection);
            options.DatabaseSchemaName = _schema;
            options.AutoCreateSchemaObjects = AutoCreate.All;
            options.Events.StreamIdentity = StreamIdentity.AsString;
            configure(options.Events);
        });
        _stores.Add(store);
        return store;
    }

    public static async Task AppendAsync(DocumentStore store, string stream, params object[] events)
    {
        await using var session = store.LightweightSession();
        session.Events.Append(stream, events);
        await session.SaveChangesAsync();
    }

    public static async Task<object[]> ReadAsync(DocumentStore store, string stream)
    {
        await using var session = store.QuerySession();
        return [.. (await session.Events.FetchStreamAsync(stream)).Select(stored => stored.Data)];
    }

    /// <summary>The rows of a query, without Marten.</summary>
    public async Task<List<object?[]>> QueryAsync(string sql, params object[] values)
    {
        await using var data = NpgsqlDataSource.Create(connection);
        await using var command = data.CreateCommand(sql.Replace("mt_events", $"{_schema}.mt_events", StringComparison.Ordinal));
        foreach (var value in values)
            command.Parameters.Add(new() { Value = value });
        await using var reader = await command.ExecuteReaderAsync();
        var rows = new List<object?[]>();
        while (await reader.ReadAsync())
        {
            var row = new object[reader.FieldCount];
            reader.GetValues(row);
            rows.Add([.. row.Select(value => value is DBNull ? null : value)]);
        }

        return rows;
    }

    public void Dispose()
    {
        foreach (var store in _stores)
            store.Dispose();
    }
}
