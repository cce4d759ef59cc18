using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Everything that is printed: the roots of an assembly, and all types, unions and enums that they reach.</summary>
internal sealed class TypeScriptModel
{
    /// <summary>The file for types without a namespace of the user.</summary>
    public const string SystemModule = "System";

    /// <summary>The discriminator of values of cases that are not known.</summary>
    public const string UnknownName = "unknown";

    private readonly ManifestSet _manifests;
    private readonly DeclaredNames _names = new();
    private readonly Dictionary<string, string> _modules = new(StringComparer.Ordinal);
    private readonly HashSet<string> _files = new(StringComparer.OrdinalIgnoreCase) { "index" };
    private readonly Dictionary<string, ClosedType> _types = new(StringComparer.Ordinal);
    private readonly Dictionary<string, ClosedUnion> _unions = new(StringComparer.Ordinal);
    private readonly HashSet<(string Type, int Argument)> _nullable = [];
    private readonly SortedDictionary<string, EnumManifest> _enums = new(StringComparer.Ordinal);

    /// <exception cref="CompositionException">A type is in none of the manifests.</exception>
    /// <exception cref="PrintingException">The recorded schemas are no good.</exception>
    public TypeScriptModel(ManifestSet manifests, IEnumerable<ManifestType> roots, IReadOnlyList<RecordedRoot> recorded, TypeScriptOptions options)
    {
        (_manifests, Options, LeftOut) = (manifests, options, new LeftOut(options.Exclude));
        var composed = roots.Where(r => !LeftOut.Has(r)).Select(r => (Type: r, Schema: ManifestComposer.Compose(manifests, r))).ToList();
        foreach (var (type, schema) in composed)
        {
            AddEnums(type);
            Annotate(type);
            Add(schema);
        }

        for (var count = -1; count != _nullable.Count;)
        {
            count = _nullable.Count;
            foreach (var type in _types.Values.Where(t => t.Manifest is not null))
            {
                foreach (var member in type.Manifest!.Members)
                    Annotate(ManifestSet.Close(member.Type, type.Manifest, Annotated(type.Type)));
            }
        }

        foreach (var union in _unions.Values)
            NameCases(union);
        var releases = new KnownReleases(recorded, manifests);
        Roots = composed.Select(c => new Root(c.Type, c.Schema, RootName(c.Type), ModuleOf(c.Type), releases.Find(c.Type, c.Schema)))
            .DistinctBy(r => r.Type.Key).ToList();
        LeftOut.Apply(this, manifests);
    }

    public TypeScriptOptions Options { get; }

    public LeftOut LeftOut { get; }

    public IReadOnlyList<Root> Roots { get; }

    public IEnumerable<ClosedType> Types => _types.Values;

    public IEnumerable<ClosedUnion> Unions => _unions.Values;

    public IEnumerable<EnumManifest> Enums => _enums.Values;

    /// <summary>The types and unions of a file that are not left out.</summary>
    public IEnumerable<ClosedType> NamedTypes(string module) => Types.Where(t => t.Module == module && !LeftOut.Has(t.Type));

    public IEnumerable<ClosedUnion> NamedUnions(string module) => Unions.Where(u => u.Module == module && !LeftOut.Has(u.Union.Type));

    public ClosedType Type(ManifestType type) => _types[Core(type).Key];

    /// <summary>The stored type in place of a type.</summary>
    public static ManifestType Core(ManifestType type) => type.Kind == ManifestTypeKind.Surrogate ? Core(type.Element) : type;

    /// <summary>Whether null is among the values whatever the type says: references, and unions that hold no value.</summary>
    public static bool HoldsNull(ManifestType type) => !type.IsValueType || type.Kind == ManifestTypeKind.Union;

    /// <summary>Whether values are numbers of any size. One that says null is zero where no null may be, as all value types are.</summary>
    public static bool IsNumber(ManifestType type) => type.Kind == ManifestTypeKind.Extended && WireExtensions.IsNumber((WireExtension)type.Detail);

    public ClosedUnion Union(ManifestType type) => _unions[type.Key];

    /// <summary>Whether a union is a type that holds its values, as a <c>union</c> of C# does. Structs that are unions do.</summary>
    public bool HoldsValues(ManifestType union) => union.Member is null && _manifests.Type(union.Name).IsValueType;

    public string EnumName(EnumManifest type) =>
        _names.Declare("enum " + type.Name, Module(type.Namespace),
            Identifiers.Type(DeclaredNames.Wanted(new ManifestType(ManifestTypeKind.Enum, type.Name), type.Namespace)), n => [n]);

    public EnumManifest Enum(ManifestType type) =>
        _manifests.Enum(type.Name) ?? throw new PrintingException($"The assembly does not describe the enum {type.Name}. Build it again.");

    /// <summary>The file of a type.</summary>
    public string ModuleOf(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Object => _types[type.Key].Module,
        ManifestTypeKind.Union => _unions[type.Key].Module,
        ManifestTypeKind.Enum => Module(Enum(type).Namespace),
        _ => type.Arguments.Select(ModuleOf).FirstOrDefault(m => m != SystemModule) ?? SystemModule,
    };

    /// <summary>The file of a namespace. There are file systems to which names that differ in case are the same.</summary>
    public string Module(string space)
    {
        if (_modules.TryGetValue(space, out var known))
            return known;
        var wanted = space.Length == 0 ? "global" : FileName(space);
        var module = wanted;
        for (var i = 2; !_files.Add(module); i++)
            module = wanted + i.ToString(CultureInfo.InvariantCulture);
        return _modules[space] = module;
    }

    /// <summary>The name of a namespace as that of a file. Windows has devices of some names: their first part gets a dash at its end.</summary>
    private static string FileName(string space) =>
        !OutputFile.IsDevice(space) ? space : space.IndexOf('.', StringComparison.Ordinal) is > 0 and var end ? space.Insert(end, "_") : space + "_";

    /// <summary>Whether null is one of a root's values anyway: it is in C#, or unknown cases become null.</summary>
    public bool CanBeNull(Root root) => root.Type.Kind == ManifestTypeKind.Nullable || root.Type.IsNullable
        || (root.Schema.Root.Kind == WireKind.Union && Union(Core(root.Type)).Union.UnknownIsNull);

    /// <summary>Whether a file declares a name.</summary>
    public bool IsTaken(string module, string name) => _names.IsTaken(module, name);

    private string RootName(ManifestType type)
    {
        var module = ModuleOf(type);
        return type.Kind == ManifestTypeKind.Union ? _unions[type.Key].Name
            : _types.TryGetValue(type.Key, out var closed) && closed.Module == module ? closed.Name
            : _names.Declare("root " + type.Key, module, DeclaredNames.Wanted(type, ""), Identifiers.OfRoot);
    }

    /// <summary>The file of a tuple or the like: that of the user's types in it, because it needs their functions and they need its own.</summary>
    private string OwnerOf(ManifestType type) => Core(type) is { Kind: ManifestTypeKind.Object or ManifestTypeKind.Union } named
        ? Module(_manifests.Type(named.Name).Namespace)
        : Core(type).Arguments.Select(OwnerOf).FirstOrDefault(m => m != SystemModule) ?? SystemModule;

    private void Add(ComposedSchema schema)
    {
        AddTypes(schema.Types, schema.Types);
        foreach (var union in schema.Unions)
        {
            var owner = _manifests.Type(union.Type.Name);
            var wanted = DeclaredNames.Wanted(
                union.Type with { Arguments = union.Type.Member is null ? union.Type.Arguments : default }, owner.Namespace);
            var module = Module(owner.Namespace);
            if (union.Type.Member is { } member)
                wanted += char.ToUpperInvariant(member[0]) + member[1..];
            _unions.TryAdd(union.Type.Key,
                new ClosedUnion(union, schema.Types, _names.Declare("union " + union.Type.Key, module, Identifiers.Type(wanted), Identifiers.OfType),
                    module, owner.Summary));
        }

        foreach (var one in schema.Unions.SelectMany(u => u.Cases))
        {
            AddTypes(one.Types, [.. schema.Types, .. one.Types]);
            AddEnums(one.Type);
        }
    }

    private void AddTypes(IReadOnlyList<ComposedType> types, IReadOnlyList<ComposedType> numbers)
    {
        foreach (var type in types)
        {
            if (type.Type.Kind == ManifestTypeKind.Enum)
            {
                AddEnums(type.Type);
                continue;
            }

            if (_types.ContainsKey(type.Type.Key))
                continue;
            var space = type.Manifest?.Namespace ?? "";
            var module = type.Manifest is null ? OwnerOf(type.Type) : Module(space);
            var wanted = DeclaredNames.Wanted(type.Type, space);
            if (type.Manifest is { Unions: var unions } && unions.Any(u => u.Member.Length == 0))
                wanted += "Base";
            _types.Add(type.Type.Key,
                new ClosedType(type, numbers, _names.Declare(type.Type.Key, module, Identifiers.Type(wanted), Identifiers.OfType), module));
            foreach (var member in type.Manifest?.Members ?? default)
                AddEnums(ManifestSet.Close(member.Type, type.Manifest!, type.Type));
            foreach (var argument in type.Type.Arguments)
                AddEnums(argument);
        }
    }

    /// <summary>
    /// A closed type is one type however its arguments are annotated. An argument may be null if it may anywhere.
    /// </summary>
    public ManifestType Annotated(ManifestType type) => type.Arguments.Count == 0 ? type : type with
    {
        Arguments = type.Arguments.Select((a, i) => Annotated(a) with { IsNullable = !a.IsValueType && _nullable.Contains((type.Key, i)) })
            .ToEquatableArray(),
    };

    private void Annotate(ManifestType type)
    {
        for (var i = 0; i < type.Arguments.Count; i++)
        {
            if (type.Arguments[i].IsNullable)
                _nullable.Add((type.Key, i));
            Annotate(type.Arguments[i]);
        }
    }

    private void AddEnums(ManifestType type)
    {
        if (type.Kind == ManifestTypeKind.Enum && !LeftOut.Has(type) && _enums.TryAdd(type.Name, Enum(type)))
            EnumName(Enum(type));
        foreach (var argument in type.Arguments)
            AddEnums(argument);
    }

    /// <summary>The discriminator of a case that is not a union itself.</summary>
    public string CaseName(ManifestType type) => _types.TryGetValue(Core(type).Key, out var closed) && closed.CaseName is { } name
        ? name
        : Identifiers.Camel(DeclaredNames.Wanted(type, "")) is var wanted && wanted == UnknownName && _unions.Values.Any(u => u.Union.KeepsUnknown)
            ? UnknownName + "_"
            : wanted;

    /// <summary>The names of the unions that keep cases which are not known: the union itself, and those that are cases of it.</summary>
    public IEnumerable<string> Keeping(ClosedUnion union) => Keeping(union, []).Distinct();

    private IEnumerable<string> Keeping(ClosedUnion union, HashSet<string> inside) => !inside.Add(union.Union.Type.Key) ? []
        : union.Union.Cases.Where(c => c.Slot.Kind == WireKind.Union).SelectMany(c => Keeping(Union(c.Type), inside))
            .Concat(union.Union.KeepsUnknown ? [union.Name] : []);

    /// <summary>Cases are called after their types. Of two that would have one name in a union, the later gets its tag.</summary>
    private void NameCases(ClosedUnion union)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal);
        if (Keeping(union, []).Any())
            taken.Add(UnknownName);
        foreach (var one in union.Union.Cases)
        {
            if (one.Slot.Kind == WireKind.Union || !_types.TryGetValue(Core(one.Type).Key, out var type) || type.Manifest is null)
                continue;
            var name = type.Name.EndsWith("Base", StringComparison.Ordinal) && one.Tag == 0 ? type.Name[..^4] : type.Name;
            type.CaseName ??= Identifiers.Camel(name);
            if (!taken.Add(type.CaseName))
                type.CaseName += one.Tag.ToString(CultureInfo.InvariantCulture);
        }
    }
}
