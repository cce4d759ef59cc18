using MemFormat.Schema.Manifest;

namespace MemFormat.Tools.Printing;

/// <summary>Names of other things as a file says them: those of other files behind the name of the file's import.</summary>
/// <param name="model">Everything that is printed.</param>
/// <param name="module">The file.</param>
internal sealed class References(TypeScriptModel model, string module)
{
    private readonly SortedSet<string> _values = new(StringComparer.Ordinal), _types = new(StringComparer.Ordinal);

    /// <summary>The files whose functions are called.</summary>
    public IEnumerable<string> Values => _values;

    /// <summary>The files of which only types are named.</summary>
    public IEnumerable<string> Types => _types.Except(_values);

    public bool UsesWriter { get; set; }

    public bool UsesReader { get; set; }

    public bool UsesResolution { get; set; }

    /// <summary>The type of an object, union or enum.</summary>
    public string TypeName(ManifestType type)
    {
        var (name, owner) = Named(type);
        return Qualified(name, owner, _types);
    }

    /// <summary>A function of a type: what a body is read with, and so on.</summary>
    public string Function(ManifestType type, string prefix, string suffix)
    {
        var (name, owner) = Named(type);
        return Qualified(prefix.Length > 0 ? prefix + name : Identifiers.Camel(name) + suffix, owner, _values);
    }

    /// <summary>What a file's import is called: as nothing of C# can be.</summary>
    public static string Import(string other) => "$" + other.Replace('.', '$');

    /// <summary>What a local is called, beside what the file declares.</summary>
    public string Local(string name) => model.IsTaken(module, name) ? name + "_" : Identifiers.Local(name);

    private string Qualified(string name, string owner, SortedSet<string> imports)
    {
        if (owner == module)
            return name;
        imports.Add(owner);
        return $"{Import(owner)}.{name}";
    }

    private (string Name, string Module) Named(ManifestType type)
    {
        switch (type.Kind)
        {
            case ManifestTypeKind.Union:
                var union = model.Union(type);
                return (union.Name, union.Module);
            case ManifestTypeKind.Enum:
                var found = model.Enum(type);
                return (model.EnumName(found), model.Module(found.Namespace));
            default:
                var closed = model.Type(type);
                return (closed.Name, closed.Module);
        }
    }
}
