namespace Corpus;

public sealed partial class ValueSource
{
    /// <summary>Empty from defaults and least ones; a few hundred mixed chars from greatest ones.</summary>
    public string Text() => _extreme switch
    {
        Extreme.None => Strings.Any(_random),
        Extreme.Greatest => Strings.Longest,
        _ => "",
    };

    public string? MaybeText() => Maybe(Text);

    public byte[] Bytes()
    {
        var bytes = new byte[Length()];
        for (var i = 0; i < bytes.Length; i++)
            bytes[i] = Byte();
        return bytes;
    }

    public T[] Array<T>(Func<T> make)
    {
        var items = new T[Length()];
        for (var i = 0; i < items.Length; i++)
            items[i] = make();
        return items;
    }

    public List<T> List<T>(Func<T> make) => [.. Array(make)];

    public HashSet<T> Set<T>(Func<T> make) => [.. Array(make)];

    public Dictionary<TKey, TValue> Map<TKey, TValue>(Func<TKey> key, Func<TValue> value)
        where TKey : notnull
    {
        var map = new Dictionary<TKey, TValue>();
        for (var left = Length(); left > 0; left--)
            map[key()] = value();
        return map;
    }

    private int Length() => _extreme switch
    {
        Extreme.Default => 0,
        Extreme.Least => 1,
        Extreme.Greatest => 5,
        _ => _random.Next(12),
    };
}
