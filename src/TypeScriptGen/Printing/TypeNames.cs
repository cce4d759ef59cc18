using System.Text;

namespace MemFormat.Tools.Printing;

/// <summary>Names for types, closed ones too: <c>Order</c>, <c>PageOfOrder</c>, <c>OuterInner</c>. No two of one file declare the same.</summary>
internal sealed class TypeNames
{
    private readonly Dictionary<string, string> _byKey = new(StringComparer.Ordinal);
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);

    /// <summary>The name of the type with a key.</summary>
    /// <param name="key">The type.</param>
    /// <param name="module">The file.</param>
    /// <param name="wanted">Its name, unless another type has it.</param>
    /// <param name="declared">The declarations for a type of a name.</param>
    public string Of(string key, string module, string wanted, Func<string, string[]> declared)
    {
        if (_byKey.TryGetValue(key, out var known))
            return known;
        var name = wanted;
        for (var i = 2; declared(name).Any(d => IsTaken(module, d)); i++)
            name = wanted + i;
        _taken.UnionWith(declared(name).Select(d => module + "/" + d));
        return _byKey[key] = name;
    }

    /// <summary>Whether a file declares a name.</summary>
    public bool IsTaken(string module, string name) => _taken.Contains(module + "/" + name);

    /// <summary>The name of a type, from its C# name and its arguments.</summary>
    public static string Wanted(ManifestType type, string space)
    {
        var name = new StringBuilder(Simple(type, space));
        if (type.Arguments.Count > 0 && type.Kind is not (ManifestTypeKind.Nullable or ManifestTypeKind.Enum))
        {
            name.Append("Of");
            foreach (var argument in type.Arguments)
                name.Append(Wanted(argument, ""));
        }

        return name.ToString();
    }

    private static string Simple(ManifestType type, string space)
    {
        if (type.Kind is ManifestTypeKind.Nullable)
            return "Nullable" + Wanted(type.Element, "");
        if (type.Kind is ManifestTypeKind.Bytes)
            return "Bytes";
        if (type.Name.StartsWith('['))
            return type.Kind == ManifestTypeKind.Grid ? "Grid" + (type.Detail > 2 ? type.Detail.ToString(System.Globalization.CultureInfo.InvariantCulture) : "") : "Array";
        var name = type.Name;
        if (name.IndexOf('<', StringComparison.Ordinal) is >= 0 and var open)
            name = name[..open];
        name = space.Length > 0 && name.StartsWith(space + ".", StringComparison.Ordinal)
            ? name[(space.Length + 1)..]
            : name[(name.LastIndexOf('.') + 1)..];
        return string.Concat(name.Replace("@", "", StringComparison.Ordinal).Split('.', '+').Select(Capital));
    }

    private static string Capital(string name) => name.Length == 0 ? "" : char.ToUpperInvariant(name[0]) + name[1..];
}
