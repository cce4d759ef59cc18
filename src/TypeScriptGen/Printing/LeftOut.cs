using System.Text.RegularExpressions;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>
/// The types that a project leaves out, and the effect on others: members of such types are skipped, and types with
/// such members, at any depth, cannot be written, because they would lose the skipped data.
/// </summary>
internal sealed class LeftOut(IReadOnlyList<string> names)
{
    private readonly HashSet<string> _names = names.Select(Open).ToHashSet(StringComparer.Ordinal), _readOnly = new(StringComparer.Ordinal);

    /// <summary>Whether a type is left out, or a collection or tuple of such.</summary>
    public bool Has(ManifestType type) => _names.Contains(Open(type.Name))
        || (type.Kind is not (ManifestTypeKind.Object or ManifestTypeKind.Union) && type.Arguments.Any(Has));

    /// <summary>Whether values can be written.</summary>
    public bool CanWrite(ManifestType type) => !Has(type) && !_readOnly.Contains(TypeScriptModel.Core(type).Key)
        && (type.Kind is ManifestTypeKind.Object or ManifestTypeKind.Union || type.Arguments.All(CanWrite));

    /// <summary>Finds out which types of a model lose something when they are read.</summary>
    /// <exception cref="PrintingException">A name is that of no type, or a case of a union is left out but the union is not.</exception>
    public void Apply(TypeScriptModel model, ManifestSet manifests)
    {
        if (_names.Count == 0)
            return;
        var known = manifests.Types.Select(t => Open(t.Name)).ToHashSet(StringComparer.Ordinal);
        if (_names.FirstOrDefault(n => !known.Contains(n) && manifests.Enum(n) is null) is { } unknown)
        {
            throw new PrintingException(
                $"{unknown} cannot be left out: there is no such type. Write C# names with namespaces and without type arguments.");
        }

        foreach (var union in model.Unions.Where(u => !Has(u.Union.Type)))
        {
            if (union.Union.Cases.FirstOrDefault(c => Has(c.Type)) is { } one)
            {
                throw new PrintingException(
                    $"{one.Type.Name} cannot be left out, because it is a case of {union.Union.Type.Name}. Leave the union out, too.");
            }
        }

        for (var count = -1; count != _readOnly.Count;)
        {
            count = _readOnly.Count;
            foreach (var type in model.Types.Where(
                t => BodyLayout.Parts(model, t).SelectMany(p => p.Members).Any(m => m.IsLeftOut || !CanWrite(m.Type))))
            {
                _readOnly.Add(type.Type.Key);
            }

            foreach (var union in model.Unions.Where(u => u.Union.Cases.Any(c => !CanWrite(c.Type))))
                _readOnly.Add(union.Union.Type.Key);
        }
    }

    /// <summary>A name without the type parameters of the type and of those around it.</summary>
    private static string Open(string name) => Regex.Replace(name, "<[^<>]*>", "") is var open && open.Length == name.Length ? name : Open(open);
}
