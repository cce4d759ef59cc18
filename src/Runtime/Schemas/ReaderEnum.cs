namespace MemFormat.Schemas;

/// <summary>Facts about one of the reader's enums that are not in the descriptor.</summary>
/// <param name="name">The name of the enum, for messages.</param>
/// <param name="constants">The names of the constants in the order of the descriptor, each with its former names behind it: <c>Red|Rouge</c>.</param>
/// <param name="fallback">The number of the constant for names that this enum lacks, or -1.</param>
internal sealed class ReaderEnum(string name, string constants, int fallback)
{
    private ReaderMember[]? _constants;
    private (uint[] Keys, int[] Constants)? _keys;

    /// <summary>An enum of a schema without names.</summary>
    public ReaderEnum(string name, WriterEnum known)
        : this(name, "", fallback: -1) =>
        _constants = Array.ConvertAll(known.Constants, static c => new ReaderMember(
            WriterMember.KeyText(c.Key, isNamed: true), [], isNullable: false, isOfTypeParameter: false, isRequired: false, [c.Key]));

    public readonly string Name = name;

    public readonly int Fallback = fallback;

    public ReaderMember[] Constants => _constants ??= ReaderMember.Parse(constants);

    /// <summary>The number of the constant that has the key by one of its names, or -1.</summary>
    public int Find(uint key)
    {
        var (keys, numbers) = _keys ??= Sorted();
        return Array.BinarySearch(keys, key) is >= 0 and var at ? numbers[at] : -1;
    }

    private (uint[] Keys, int[] Constants) Sorted()
    {
        var found = EnumKeys.Index(Array.ConvertAll(Constants, static c => c.NameKeys));
        var (keys, numbers) = (found.Keys.ToArray(), found.Values.ToArray());
        Array.Sort(keys, numbers);
        return (keys, numbers);
    }
}
