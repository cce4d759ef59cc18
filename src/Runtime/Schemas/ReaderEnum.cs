namespace MemFormat.Schemas;

/// <summary>Facts about one of the reader's enums that are not in the descriptor.</summary>
/// <param name="name">The name of the enum, for messages.</param>
/// <param name="constants">The names of the constants in the order of the descriptor, each with its former names behind it: <c>Red|Rouge</c>.</param>
/// <param name="fallback">The number of the constant for names that this enum lacks, or -1.</param>
internal sealed class ReaderEnum(string name, string constants, int fallback)
{
    private ReaderMember[]? _constants;
    private (uint[] Keys, int[] Constants)? _keys;

    public readonly string Name = name;

    public readonly int Fallback = fallback;

    public ReaderMember[] Constants => _constants ??= ReaderMember.Parse(constants);

    /// <summary>The number of the constant that has the key by one of its names, or -1. A present name goes before former ones.</summary>
    public int Find(uint key)
    {
        var (keys, numbers) = _keys ??= Sorted();
        return Array.BinarySearch(keys, key) is >= 0 and var at ? numbers[at] : -1;
    }

    private (uint[] Keys, int[] Constants) Sorted()
    {
        var found = new Dictionary<uint, int>();
        for (var i = 0; i < Constants.Length; i++)
        {
            foreach (var key in Constants[i].NameKeys)
                found.TryAdd(key, i);
        }

        for (var i = 0; i < Constants.Length; i++)
            found[Constants[i].NameKeys[^1]] = i;
        var (keys, numbers) = (found.Keys.ToArray(), found.Values.ToArray());
        Array.Sort(keys, numbers);
        return (keys, numbers);
    }
}
