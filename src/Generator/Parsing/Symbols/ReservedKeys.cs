using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The ids, names and tags that must not come back.</summary>
internal sealed class ReservedKeys
{
    private readonly Dictionary<object, INamedTypeSymbol> _owners = [];

    /// <param name="type">The type. Reservations of its base classes apply to it, too.</param>
    public ReservedKeys(INamedTypeSymbol type)
    {
        foreach (var current in BaseChain.Of(type))
        {
            foreach (var attribute in AttributeReader.All(current.GetAttributes(), KnownNames.Reserved))
            {
                if (attribute.ConstructorArguments.FirstOrDefault().Value is { } key && !_owners.ContainsKey(key))
                    _owners.Add(key, current);
            }
        }
    }

    /// <summary>The type that reserves an id, a name or a tag, or null.</summary>
    public INamedTypeSymbol? OwnerOf(object key) => _owners.TryGetValue(key, out var owner) ? owner : null;

    /// <summary>The number after the largest one, or one further if that is reserved.</summary>
    public int Free(IEnumerable<int> taken)
    {
        var free = taken.Append(0).Max();
        do
            free++;
        while (OwnerOf(free) is not null);
        return free;
    }

    /// <summary>Why a union cannot have a case with a tag, or null.</summary>
    public string? Obstacle(int tag) => OwnerOf(tag) is { } owner ? $"'{owner.ToDisplayString()}' reserves that tag; choose another one" : null;
}
