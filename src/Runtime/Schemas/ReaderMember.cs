namespace MemFormat.Schemas;

/// <summary>Facts about a member of the reader's type that are not in the descriptor.</summary>
internal sealed class ReaderMember(
    string name,
    string[] formerNames,
    bool isNullable,
    bool isOfTypeParameter,
    bool isRequired,
    uint[]? nameKeys = null)
{
    private uint[]? _nameKeys = nameKeys;

    public readonly string Name = name;

    /// <summary>Earlier names, oldest first.</summary>
    public readonly string[] FormerNames = formerNames;

    /// <summary>Whether null may be assigned.</summary>
    public bool IsNullable = isNullable;

    /// <summary>Whether the member's type is a type parameter: <see cref="IsNullable"/> is then known once the argument is.</summary>
    public readonly bool IsOfTypeParameter = isOfTypeParameter;

    /// <summary>Whether a payload without the member is refused.</summary>
    public readonly bool IsRequired = isRequired;

    /// <summary>Earlier types, which no descriptor names.</summary>
    public readonly List<FormerType> FormerTypes = [];

    /// <summary>The hashes under which data written by name may hold the member: the wire name's, other former names', the current name's.</summary>
    public uint[] NameKeys => _nameKeys ??= FormerNames.Append(Name).Select(NameKey.Of).ToArray();

    /// <summary>Parses the members line of generated code: <c>Id ShipTo? Lines! Total?!|Amount Value~</c>.</summary>
    public static ReaderMember[] Parse(string members) =>
        members.Length == 0 ? [] : members.Split(' ').Select(ParseOne).ToArray();

    private static ReaderMember ParseOne(string text)
    {
        var names = text.Split('|');
        var name = names[0].TrimEnd('?', '!', '~');
        var marks = names[0].AsSpan(name.Length);
        return new ReaderMember(
            name, names[1..], isNullable: marks.Contains('?'), isOfTypeParameter: marks.Contains('~'), isRequired: marks.Contains('!'));
    }
}
