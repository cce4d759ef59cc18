namespace MemFormat.AspNetCore;

/// <summary>
/// Results of minimal APIs: <c>app.MapGet("/orders/{id}", (int id) => MemResults.Ok(Find(id)))</c>. They are written as
/// <c>application/x-memformat</c>, or as JSON for clients whose header Accept prefers it, if the application's JSON
/// options know the type. A client that accepts neither gets 406.
/// </summary>
public static class MemResults
{
    /// <summary>A value with the status 200.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types: the type that the client reads.</typeparam>
    /// <param name="value">The value, or null.</param>
    public static MemOk<T> Ok<T>(T value) => new(value);

    /// <summary>A value with the status 201 and its address.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types: the type that the client reads.</typeparam>
    /// <param name="location">The address of the new resource.</param>
    /// <param name="value">The value, or null.</param>
    public static MemCreated<T> Created<T>(string location, T value)
    {
        ArgumentNullException.ThrowIfNull(location);
        return new(location, value);
    }

    /// <summary>
    /// Many values: the client gets each one as soon as it exists, and one that reads slowly makes your source wait. If
    /// your source throws, the connection is cut, so that the client does not take what it has for everything.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types: the type that the client reads.</typeparam>
    /// <param name="values">The values.</param>
    public static MemStreamed<T> Stream<T>(IAsyncEnumerable<T> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        return new(values);
    }
}
