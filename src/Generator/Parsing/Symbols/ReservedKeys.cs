using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The ids, names and tags that must not come back.</summary>
internal sealed class ReservedKeys
{
    private readonly Dictionary<object, INamedTypeSymbol> _owners = [];

    /// <param name="type">The type. Reservations of its base classes apply to it, too.</param>
    /// <param name="areTags">Whether numbers are tags of cases, not ids.</param>
    public ReservedKeys(INamedTypeSymbol type, bool areTags = false)
    {
        foreach (var current in BaseChain.Of(type))
        {
            foreach (var attribute in AttributeReader.All(current.GetAttributes(), KnownNames.Reserved))
            {
                var key = attribute.ConstructorArguments.FirstOrDefault().Value;
                if (key is int id && !areTags)
                    key = MemberIds.Key(id, TypeTraits.Level(current));
                if (key is not null && !_owners.ContainsKey(key))
                    _owners.Add(key, current);
            }
        }
    }

    /// <summary>Whether nothing is reserved, as in most types.</summary>
    public bool IsEmpty => _owners.Count == 0;

    /// <summary>The type that reserves an id, a name or a tag, or null.</summary>
    public INamedTypeSymbol? OwnerOf(object key) => _owners.TryGetValue(key, out var owner) ? owner : null;

    /// <summary>The tag after the largest one, or one further if that is reserved.</summary>
    public int Free(IEnumerable<int> taken) => Free(taken, tag => tag);

    /// <summary>Such tags, one after another.</summary>
    public IEnumerable<int> FreeTags(IEnumerable<int> taken)
    {
        for (var free = Free(taken); ; free = Free([free]))
            yield return free;
    }

    /// <summary>The same for the ids of a level.</summary>
    public int Free(IEnumerable<int> taken, int level) => Free(taken, id => MemberIds.Key(id, level));

    private int Free(IEnumerable<int> taken, Func<int, object> key)
    {
        var free = taken.Append(0).Max();
        do
            free++;
        while (OwnerOf(key(free)) is not null);
        return free;
    }

    /// <summary>Why a union cannot have a case with a tag, or null.</summary>
    public string? Obstacle(int tag) => OwnerOf(tag) is { } owner ? $"'{owner.ToDisplayString()}' reserves that tag; choose another one" : null;
}
