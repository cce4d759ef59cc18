using Npgsql;
using Order = MemFormat.Storage.Tests.First.Product;

namespace MemFormat.Storage.Tests;

/// <summary>Payloads in a column of a real PostgreSQL, by the code of docs/messaging.md: its <c>Order</c> is of the first release.</summary>
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
        foreach (var product in first)
        {
            var later = await LaterAsync(connection, product.Id);
            Assert.Equal((product.Id, product.Name, (long)product.Price, 7), (later.Id, later.Title, later.Price, later.Stock));
        }

        await InsertAsync(connection, Second.Product.Sample(20) with { Stock = 99 });
        var back = await SelectAsync(connection);
        Assert.Equal(Enumerable.Range(0, 21).Select(id => $"Product {id}"), back.Select(p => p.Name));
        Assert.All(back, p => Assert.Equal(["new", "cheap"], p.Tags));

        // A row that some other program has cut.
        await using (var cut = new NpgsqlCommand("UPDATE orders SET value = substring(value FOR 20) WHERE id = 3", connection))
            await cut.ExecuteNonQueryAsync();
        await Assert.ThrowsAsync<MemFormatException>(() => SelectAsync(connection));
    }

    private static async Task InsertAsync<T>(NpgsqlConnection connection, T order)
        where T : IProduct
    {
        await using (var insert = new NpgsqlCommand("INSERT INTO orders (id, value) VALUES (@id, @value)", connection))
        {
            insert.Parameters.AddWithValue("id", order.Id);
            insert.Parameters.AddWithValue("value", MemFormatSerializer.Serialize(order));
            await insert.ExecuteNonQueryAsync();
        }
    }

    private static async Task<List<Order>> SelectAsync(NpgsqlConnection connection)
    {
        var orders = new List<Order>();
        await using var select = new NpgsqlCommand("SELECT value FROM orders", connection);
        await using var reader = await select.ExecuteReaderAsync();
        while (await reader.ReadAsync())
            Save(MemFormatSerializer.Deserialize<Order>(reader.GetFieldValue<byte[]>(0))!);
        return orders;

        void Save(Order order) => orders.Add(order);
    }

    private static async Task<Second.Product> LaterAsync(NpgsqlConnection connection, int id)
    {
        await using var select = new NpgsqlCommand($"SELECT value FROM orders WHERE id = {id}", connection);
        return MemFormatSerializer.Deserialize<Second.Product>((byte[])(await select.ExecuteScalarAsync())!)!;
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
