using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>The manifests of an assembly and of those that it refers to, by name.</summary>
internal sealed class ManifestSet
{
    /// <summary>The types that all schemas of an assembly together may consist of, each as often as it is looked at.</summary>
    private const long MostWork = 1 << 30;

    private readonly Dictionary<string, TypeManifest> _types;
    private readonly Dictionary<string, EnumManifest> _enums;
    private readonly Dictionary<string, CodecManifest> _codecs;
    private readonly List<AddedCaseManifest> _addedCases;
    private long _work = MostWork;

    /// <param name="manifests">
    /// The manifests, that of the assembly first: if two assemblies have types of one name, the first counts.
    /// </param>
    public ManifestSet(IReadOnlyList<AssemblyManifest> manifests)
    {
        _types = ByName(manifests.SelectMany(m => m.Types), t => t.Name);
        _enums = ByName(manifests.SelectMany(m => m.Enums), t => t.Name);
        _codecs = ByName(manifests.SelectMany(m => m.Codecs), c => c.Name);
        _addedCases = manifests.SelectMany(m => m.AddedCases).ToList();
    }

    public IEnumerable<TypeManifest> Types => _types.Values;

    /// <summary>The annotated types that are roots by themselves: neither generic nor abstract, unless they are unions.</summary>
    public IEnumerable<(string Name, ManifestType Type)> Roots => _types.Values
        .Where(t => t.TypeParameters.Count == 0 && (!t.IsAbstract || IsUnion(t))).OrderBy(t => t.Name, StringComparer.Ordinal)
        .Select(t => (t.Name, Type: Root(t)));

    public EnumManifest? Enum(string name) => _enums.TryGetValue(name, out var found) ? found : null;

    /// <summary>The manifest of an object or union.</summary>
    /// <exception cref="CompositionException">There is none.</exception>
    public TypeManifest Type(string name) => _types.TryGetValue(name, out var found)
        ? found
        : throw new CompositionException($"No assembly describes the type {name}. Build its assembly with MemFormatEmitSchema, too.");

    /// <summary>The id and the version of a codec of the user's.</summary>
    /// <exception cref="CompositionException">They are not known.</exception>
    public (string Id, uint Version) Codec(string name) => _codecs.TryGetValue(name, out var found) && found is { Id: { } id, Version: { } version }
        ? (id, (uint)version)
        : throw new CompositionException($"The codec {name} has no constant id and version. Write Id => \"…\", Version => 1.");

    /// <summary>The union that a type is, with its cases closed as the type is.</summary>
    public UnionManifest Union(ManifestType type)
    {
        var owner = Type(type.Name);
        var union = owner.Unions.FirstOrDefault(u => u.Member == (type.Member ?? ""))
            ?? throw new CompositionException($"The type {type.Name} is not a union. Build its assembly and those that use it again.");
        return union with
        {
            Cases =
                union.Cases.Where(c => c.Unions.Count == 0
                    || c.Unions.Any(u => Close(u, owner, type).Arguments.Select(a => a.Key).SequenceEqual(type.Arguments.Select(a => a.Key))))
                .Select(c => c with { Type = Close(c.Type, owner, type) }).ToEquatableArray(),
        };
    }

    /// <summary>The cases that other assemblies add to a union, by tag.</summary>
    public IEnumerable<AddedCaseManifest> AddedCases(ManifestType union) => _addedCases.Where(c => c.Union.Key == union.Key).OrderBy(c => c.Tag);

    /// <summary>Counts types that are looked at. A few declarations can make schemas without end.</summary>
    /// <exception cref="CompositionException">They are too many.</exception>
    public void Charge(int types)
    {
        _work -= types;
        if (_work < 0)
            throw new CompositionException("The types of the assembly contain each other too often.");
    }

    /// <summary>A type that a declaration speaks of, where that is closed by arguments.</summary>
    /// <exception cref="CompositionException">It is too large: the declaration contains itself with arguments that grow.</exception>
    public static ManifestType Close(ManifestType inside, TypeManifest declaration, ManifestType closed)
    {
        if (closed.Arguments.Count == 0 || inside is { Kind: not ManifestTypeKind.Parameter, Arguments.Count: 0 })
            return inside;
        var type =
            inside.Close(name => declaration.TypeParameters.ToList().IndexOf(name) is >= 0 and var i && i < closed.Arguments.Count
                ? closed.Arguments[i]
                : null);
        return TypeExtent.Of(type).IsTooLarge
            ? throw new CompositionException($"The type {declaration.Name} contains itself with arguments that grow.")
            : type;
    }

    private static ManifestType Root(TypeManifest type) =>
        new(IsUnion(type) ? ManifestTypeKind.Union : ManifestTypeKind.Object, type.Name, IsUnion(type) ? WireKind.Union : WireKind.Object,
            type.IsValueType);

    private static bool IsUnion(TypeManifest type) => type.Unions.Any(u => u.Member.Length == 0);

    private static Dictionary<string, T> ByName<T>(IEnumerable<T> items, Func<T, string> name) =>
        items.GroupBy(name, StringComparer.Ordinal).ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
}
