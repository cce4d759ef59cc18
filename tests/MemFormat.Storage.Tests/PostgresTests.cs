using Npgsql;

namespace MemFormat.Storage.Tests;

/// <summary>Payloads in a column of a real PostgreSQL, by the code of docs/messaging.md: its <c>Order</c> is of one release or the other.</summary>
public sealed class PostgresTests
{
    [PostgresFact]
    public async Task Rows_outlive_a_deploy_and_a_rollback()
    {
        using var server = new PostgresServer();
        await using var connection = new NpgsqlConnection(server.ConnectionString);
        await OpenAsync(connection);
        await using (var table = new NpgsqlCommand("CREATE TABLE orders (id integer PRIMARY KEY, value bytea NOT NULL)", connection))
            await table.ExecuteNonQueryAsync();

        var first = Enumerable.Range(0, 20).Select(First.Product.Sample).ToList();
        foreach (var product in first)
            await InsertAsync(connection, product);
        var read = await SelectAsync<Second.Product>(connection);
        Assert.Equal(first.Select(p => (p.Id, p.Name, (long)p.Price, 7)), read.Select(p => (p.Id, p.Title, p.Price, p.Stock)));

        await InsertAsync(connection, Second.Product.Sample(20) with { Stock = 99 });
        var back = await SelectAsync<First.Product>(connection);
        Assert.Equal(Enumerable.Range(0, 21).Select(id => $"Product {id}"), back.Select(p => p.Name));
        Assert.All(back, p => Assert.Equal(["new", "cheap"], p.Tags));

        // A row that some other program has cut.
        await using (var cut = new NpgsqlCommand("UPDATE orders SET value = substring(value FOR 20) WHERE id = 3", connection))
            await cut.ExecuteNonQueryAsync();
        await Assert.ThrowsAsync<MemFormatException>(() => SelectAsync<First.Product>(connection));
    }

    private static async Task InsertAsync<Order>(NpgsqlConnection connection, Order order)
        where Order : IProduct
    {
        await using (var insert = new NpgsqlCommand("INSERT INTO orders (id, value) VALUES (@id, @value)", connection))
        {
            insert.Parameters.AddWithValue("id", order.Id);
            insert.Parameters.AddWithValue("value", MemFormatSerializer.Serialize(order));
            await insert.ExecuteNonQueryAsync();
        }
    }

    private static async Task<List<Order>> SelectAsync<Order>(NpgsqlConnection connection)
    {
        var orders = new List<Order>();
        await using var select = new NpgsqlCommand("SELECT value FROM orders", connection);
        await using var reader = await select.ExecuteReaderAsync();
        while (await reader.ReadAsync())
            Save(MemFormatSerializer.Deserialize<Order>(reader.GetFieldValue<byte[]>(0))!);
        return orders;

        void Save(Order order) => orders.Add(order);
    }

    /// <summary>The server's socket is there before it takes connections.</summary>
    private static async Task OpenAsync(NpgsqlConnection connection)
    {
        for (var tries = 0; ; tries++)
        {
            try
            {
                await connection.OpenAsync();
                return;
            }
            catch (NpgsqlException) when (tries < 100)
            {
                await Task.Delay(100);
            }
        }
    }
}
