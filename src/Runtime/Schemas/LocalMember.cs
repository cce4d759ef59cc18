using MemFormat.Wire;

namespace MemFormat.Schemas;

/// <summary>Facts about a member of the reader's type that are not in the descriptor.</summary>
internal sealed class LocalMember
{
    private uint[]? _names;

    public required string Name { get; init; }

    /// <summary>Earlier names, oldest first.</summary>
    public required string[] FormerNames { get; init; }

    /// <summary>Whether null may be assigned.</summary>
    public required bool IsNullable { get; set; }

    /// <summary>Whether the member's type is a type parameter: <see cref="IsNullable"/> is then known once the argument is.</summary>
    public required bool IsOfTypeParameter { get; init; }

    /// <summary>Whether a payload without the member is refused.</summary>
    public required bool IsRequired { get; init; }

    /// <summary>The schemas of earlier types, which no descriptor names, composed when they are needed.</summary>
    public List<Func<RootSchema>> Formers { get; } = [];

    /// <summary>The hashes under which data written by name may hold the member: the wire name's, other former names', the current name's.</summary>
    public uint[] NameKeys
    {
        get => _names ??= FormerNames.Append(Name).Select(NameKey.Of).ToArray();
        init => _names = value;
    }

    /// <summary>Parses the members line of generated code: <c>Id ShipTo? Lines! Total?!|Amount Value~</c>.</summary>
    public static LocalMember[] Parse(string members) =>
        members.Length == 0 ? [] : members.Split(' ').Select(ParseOne).ToArray();

    private static LocalMember ParseOne(string text)
    {
        var names = text.Split('|');
        var name = names[0].TrimEnd('?', '!', '~');
        var marks = names[0].AsSpan(name.Length);
        return new LocalMember
        {
            Name = name,
            FormerNames = names[1..],
            IsNullable = marks.Contains('?'),
            IsOfTypeParameter = marks.Contains('~'),
            IsRequired = marks.Contains('!'),
        };
    }
}
