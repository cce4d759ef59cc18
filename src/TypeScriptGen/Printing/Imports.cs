namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Names used in a file: those of other files come after the name of the import.</summary>
/// <param name="model">The whole model.</param>
/// <param name="module">The namespace's file.</param>
/// <param name="file">The file that is printed: that one, or the one for other versions.</param>
internal sealed class Imports(TypeScriptModel model, string module, string file)
{
    /// <summary>The files of the runtime beside <c>reader.ts</c>, with the functions that few types need.</summary>
    private static readonly Dictionary<string, string> s_apart = new (string File, string Functions)[]
    {
        ("compact", "compact compactOrNull boolOrNull integer integers"),
        ("bools", "bools"),
        ("entries", "entries entriesWithNulls map mapWithNulls record toMap"),
        ("half", "half"),
        ("cases", "caseOf told"),
        ("identity", "reference"),
        ("kept", "skipExtension"),
        ("pooled", "pooledOrNull"),
        ("recorded", "find"),
        (ScalarMapping.TemporalFile, "dateTimeTemporal dateTimeOffsetTemporal timeSpanTemporal dateOnlyTemporal timeOnlyTemporal"),
    }.SelectMany(f => f.Functions.Split(' ').Select(name => (name, f.File))).ToDictionary(f => f.name, f => f.File, StringComparer.Ordinal);

    private const string Out = "out", WriteTemporal = "write-" + ScalarMapping.TemporalFile, WriteKept = "write-kept";

    private readonly SortedSet<string> _runtime = new(StringComparer.Ordinal);

    private readonly SortedSet<string> _values = new(StringComparer.Ordinal), _types = new(StringComparer.Ordinal);

    /// <summary>The files whose functions are called.</summary>
    public IEnumerable<string> Values => _values;

    /// <summary>The files of which only types are named.</summary>
    public IEnumerable<string> Types => _types.Except(_values);

    /// <summary>The files of the runtime that few types need, and what they are imported as.</summary>
    public IEnumerable<(string File, string Name)> Runtime =>
        _runtime.Select(f => (f, f switch { WriteTemporal => Out + "Temporal", WriteKept => Out + "Kept", _ => f }));

    public bool UsesWriter { get; set; }

    public bool UsesReader { get; set; }

    public bool UsesResolution { get; set; }

    /// <summary>A function of the runtime's reader.</summary>
    public string Reader(string function)
    {
        if (!s_apart.TryGetValue(function, out var owner))
            return "mf." + function;
        _runtime.Add(owner);
        return $"{owner}.{function}";
    }

    /// <summary>A function of the runtime's writer.</summary>
    public string Writer(string function)
    {
        if (!s_apart.TryGetValue(function, out var owner) || owner != ScalarMapping.TemporalFile)
            return $"{Out}.{function}";
        _runtime.Add(WriteTemporal);
        return $"{Out}Temporal.{function}";
    }

    /// <summary>
    /// The function that writes values of unknown cases. It needs much of what reads other versions: only files with such unions import it.
    /// </summary>
    public string KeptWriter()
    {
        _runtime.Add(WriteKept);
        return Out + "Kept.keptCase";
    }

    /// <summary>A type or constant of a scalar.</summary>
    public string? Scalar(string? text)
    {
        if (text?.StartsWith(ScalarMapping.TemporalFile + ".", StringComparison.Ordinal) == true)
            _runtime.Add(ScalarMapping.TemporalFile);
        return text;
    }

    /// <summary>The type of an object, union or enum.</summary>
    public string TypeName(ManifestType type)
    {
        var (name, owner) = Named(type);
        return Qualified(name, owner, _types);
    }

    /// <summary>A function of a type, for example the one to read a body.</summary>
    public string Function(ManifestType type, string prefix, string suffix)
    {
        var (name, owner) = Named(type);
        return Qualified(prefix.Length > 0 ? prefix + name : Identifiers.Camel(name) + suffix,
            suffix is "Rules" or "How" ? model.Options.VersionsFile(owner) : owner, _values);
    }

    /// <summary>The name of a file's import. No name of C# is like it.</summary>
    public static string Import(string other) => "$" + other.Replace('.', '$').Replace("-", "$$", StringComparison.Ordinal);

    /// <summary>The name of a local, distinct from the declarations of the file.</summary>
    public string Local(string name) => model.IsTaken(module, name) ? name + "_" : Identifiers.Local(name);

    private string Qualified(string name, string owner, SortedSet<string> imports)
    {
        if (owner == file)
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
