namespace MemFormat.Tests;

/// <summary>Short forms of what the tests of sessions do again and again.</summary>
internal static class Many
{
    public static async Task<byte[]> WriteAsync<T>(IEnumerable<T> values, MemFormatOptions? options = null)
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, values, options);
        return stream.ToArray();
    }

    public static async Task<List<T>> ReadAsync<T>(byte[] session, MemFormatOptions? options = null) =>
        await ListAsync(MemFormatSerializer.ReadManyAsync<T>(new MemoryStream(session), options));

    public static async Task<List<T>> ListAsync<T>(IAsyncEnumerable<T> values)
    {
        var list = new List<T>();
        await foreach (var value in values)
            list.Add(value);
        return list;
    }

    /// <summary>The error that reading ends in.</summary>
    public static Task<MemFormatException> ErrorAsync<T>(byte[] session, MemFormatOptions? options = null) =>
        Assert.ThrowsAsync<MemFormatException>(() => ReadAsync<T>(session, options));
}
