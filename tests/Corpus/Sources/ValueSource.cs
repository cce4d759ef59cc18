namespace Corpus;

/// <summary>
/// Gives the values that corpus objects are made of: all of them defaults, all the least, all the greatest, or random ones
/// of which half are edges. The same source in the same order gives the same values everywhere.
/// </summary>
public sealed partial class ValueSource
{
    private readonly Extreme _extreme;
    private readonly Random _random;

    private ValueSource(Extreme extreme, int seed)
    {
        _extreme = extreme;
        _random = new Random(seed);
    }

    private enum Extreme
    {
        Default,
        Least,
        Greatest,
        None,
    }

    /// <summary>Only defaults: zeros, nulls where allowed, empty strings and collections.</summary>
    public static ValueSource Defaults() => new(Extreme.Default, 0);

    /// <summary>Only least values: nothing is null, collections have one element.</summary>
    public static ValueSource Least() => new(Extreme.Least, 1);

    /// <summary>Only greatest values: nothing is null, collections have several elements.</summary>
    public static ValueSource Greatest() => new(Extreme.Greatest, 2);

    /// <summary>Random values and edges.</summary>
    public static ValueSource Seeded(int seed) => new(Extreme.None, seed);

    /// <summary>A number below <paramref name="bound"/>; 0 from defaults and least ones, the greatest from greatest ones.</summary>
    public int Below(int bound) => _extreme switch
    {
        Extreme.None => _random.Next(bound),
        Extreme.Greatest => bound - 1,
        _ => 0,
    };

    /// <summary>One of the values given.</summary>
    public T OneOf<T>(params T[] values) => values[Below(values.Length)];

    /// <summary>Null from defaults, sometimes null from random ones.</summary>
    public T? Nullable<T>(Func<T> make)
        where T : struct =>
        IsNull() ? null : make();

    /// <summary>Null from defaults, sometimes null from random ones.</summary>
    public T? Maybe<T>(Func<T> make)
        where T : class =>
        IsNull() ? null : make();

    private bool IsNull() => _extreme == Extreme.Default || _extreme == Extreme.None && _random.Next(3) == 0;

    private T Pick<T>(T least, T greatest, T[] edges, Func<Random, T> random)
        where T : struct => _extreme switch
        {
            Extreme.Default => default,
            Extreme.Least => least,
            Extreme.Greatest => greatest,
            _ => _random.Next(4) switch
            {
                0 => least,
                1 => greatest,
                2 => edges[_random.Next(edges.Length)],
                _ => random(_random),
            },
        };
}
