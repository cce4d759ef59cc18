using System.Globalization;
using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Manifest;

/// <summary>
/// Makes the manifest of an assembly: the plans of its code, and further facts of the declarations: annotations of
/// null, initial values, names of enum constants, documentation.
/// </summary>
internal sealed class ManifestParser
{
    private readonly Compilation _compilation;
    private readonly ManifestInput _parts;
    private readonly Dictionary<string, INamedTypeSymbol> _symbols;
    private readonly SchemaGraph _graph;
    private readonly InitialValueParser _initial;

    private ManifestParser(Compilation compilation, ManifestInput parts, IEnumerable<INamedTypeSymbol> types)
    {
        (_compilation, _parts) = (compilation, parts);
        _symbols = types.GroupBy(TypeNames.Of).ToDictionary(g => g.Key, g => g.First());
        _graph = new SchemaGraph(parts.Shapes);
        _initial = new InitialValueParser(compilation);
    }

    public static AssemblyManifest Parse(Compilation compilation, ManifestInput parts) => new ManifestParser(
        compilation, parts,
        AllTypes(compilation.Assembly.GlobalNamespace)
            .Where(t => t.TypeKind != TypeKind.Enum && AttributeReader.Has(t, KnownNames.Formattable))).Parse();

    /// <summary>The declaration of one type. Its places on the wire are right only if they depend on no other type.</summary>
    public static TypeManifest ParseAlone(Compilation compilation, TypeShape shape, INamedTypeSymbol type)
    {
        var parser = new ManifestParser(compilation, new ManifestInput(new([shape]), default, default), [type]);
        return parser.Type(new Planner(parser._graph).Plan(shape), type);
    }

    /// <summary>The names of an assembly's types, nested ones too.</summary>
    public static IEnumerable<string> Names(IAssemblySymbol assembly) =>
        AllTypes(assembly.GlobalNamespace).Select(t => ManifestNames.Full(TypeNames.Of(t)));

    private AssemblyManifest Parse()
    {
        var planner = new Planner(_graph);
        var types = _parts.Shapes.Where(s => _symbols.ContainsKey(s.FullName)).Select(s => Type(planner.Plan(s), _symbols[s.FullName]))
            .Concat(_parts.AddedCases.Where(c => AdoptedUnions.Is(c.Union)).GroupBy(c => c.Union).Select(u => Adopted(u.Key, u)))
            .OrderBy(t => t.Name, StringComparer.Ordinal).ToEquatableArray();
        var added = _parts.AddedCases.Where(c => !AdoptedUnions.Is(c.Union))
            .Select(c => new AddedCaseManifest(ManifestTypeParser.Parse(c.Union, null), c.Tag, ManifestTypeParser.Parse(c.Type, null)))
            .ToEquatableArray();
        var roots = _parts.Roots.Select(r => new RootManifest(ManifestNames.Full(r.Name), ManifestTypeParser.Parse(r, null)))
            .OrderBy(r => r.Name, StringComparer.Ordinal).ToEquatableArray();
        var all = types.SelectMany(TypesOf).Concat(added.Select(c => c.Type)).Concat(roots.Select(r => r.Type));
        return new AssemblyManifest(types, EnumParser.Parse(all, _compilation).ToEquatableArray(), added, Codecs().ToEquatableArray(), roots);
    }

    private TypeManifest Type(CodecPlan plan, INamedTypeSymbol symbol)
    {
        var shape = plan.Shape;
        var candidates = new MemberCollector(symbol, new DiagnosticSink(symbol, null)).Collect();
        var constructor = ConstructorChooser.Choose(symbol, candidates, out _);
        return new TypeManifest
        {
            Name = ManifestNames.Full(shape.FullName),
            Namespace = ManifestNames.Full(shape.Namespace),
            TypeParameters = shape.TypeParameters.Select(p => ManifestNames.Full(p.Name)).ToEquatableArray(),
            IsValueType = shape.IsValueType,
            IsAbstract = shape.IsAbstract,
            IsInterface = shape.IsInterface,
            HasBody = TypeEmitter.HasCodec(shape),
            IsNumbered = shape.IsNumbered,
            PreservesReferences = shape.PreservesReferences,
            IsBlock = plan.IsBlock,
            IsRecursive = plan.IsRecursive,
            Contract = shape.Contract,
            BasePart = shape.BasePart is { } part ? ManifestTypeParser.Parse(part, null) : null,
            DemandedOfBase = MemberNames.DemandedOfBase(shape).ToEquatableArray(),
            Members = plan.Members.Select(m => Member(plan, m, symbol, candidates, constructor)).ToEquatableArray(),
            FlagBits = plan.FlagBits,
            BlockSize = plan.BlockSize,
            Segment = plan.Segment,
            Dependencies = plan.Dependencies.Select(d => ManifestTypeParser.Parse(d, null, shape)).ToEquatableArray(),
            Unions = Unions(shape).ToEquatableArray(),
            Reserved = AttributeReader.All(symbol.GetAttributes(), KnownNames.Reserved)
                .Select(a => Convert.ToString(a.ConstructorArguments.FirstOrDefault().Value, CultureInfo.InvariantCulture))
                .Where(k => NameForm.Key.Allows(k)).ToEquatableArray(), // Another name cannot come back.
            Summary = SummaryParser.Parse(symbol),
        };
    }

    private static TypeManifest Adopted(TypeRef union, IEnumerable<AddedCaseShape> cases)
    {
        var name = ManifestNames.Full(union.Name);
        return new TypeManifest
        {
            Name = name,
            Namespace = name.Substring(0, System.Math.Max(0, name.Split('<')[0].LastIndexOf('.'))),
            TypeParameters = default,
            IsValueType = false,
            IsAbstract = true,
            IsInterface = true,
            HasBody = false,
            IsNumbered = false,
            PreservesReferences = false,
            IsBlock = false,
            IsRecursive = false,
            Contract = null,
            BasePart = null,
            Members = default,
            FlagBits = 0,
            BlockSize = 0,
            Segment = default,
            Dependencies = default,
            Unions = AdoptedUnionsEmitter.Unions(cases).Select(u => Union(u, "")).ToEquatableArray(),
            Reserved = default,
            Summary = "",
        };
    }

    private MemberManifest Member(
        CodecPlan plan,
        MemberPlan member,
        INamedTypeSymbol type,
        IReadOnlyList<MemberCandidate> candidates,
        IMethodSymbol? constructor)
    {
        var candidate = candidates.First(c => c.Name == member.Shape.Name);
        var parameter = constructor?.Parameters.FirstOrDefault(p => ConstructorChooser.Match(p, candidates) == candidate);
        return new MemberManifest
        {
            Name = member.Shape.Name,
            Index = member.Index,
            Key = member.Key,
            FormerNames = member.Shape.FormerNames,
            Type = TypeScriptForms.Apply(
                ManifestTypeParser.Parse(member.Shape.Type, candidate.Type, plan.Shape), TypeScriptAttribute.Form(candidate.Attributes)),
            CanBeNull = member.Shape.CanBeNull && member.Shape.Type.Length == 0,
            IsDemanded = MemberNames.IsDemanded(plan.Shape, member),
            IsCompact = member.Shape.IsCompact,
            Place = member.Place,
            Bit = member.Bit,
            Offset = member.Offset,
            Size = member.Size,
            FormerTypes = member.Shape.FormerTypes.Select(f => ManifestTypeParser.Parse(f.Type, null)).ToEquatableArray(),
            Initial = _initial.Parse(candidate, type, parameter),
            Summary = SummaryParser.Parse(candidate.Symbol),
        };
    }

    private static IEnumerable<UnionManifest> Unions(TypeShape shape)
    {
        if (shape.Union is { } own)
            yield return Union(own, "");
        foreach (var union in shape.MemberUnions)
            yield return Union(union, union.Struct.Substring(KnownNames.CasesOf.Length));
    }

    private static UnionManifest Union(UnionShape union, string member) => new(
        member,
        union.UnknownIsNull,
        union.Cases.Select(c =>
            new UnionCaseManifest(c.Tag, ManifestTypeParser.Parse(c.Type, null),
                c.Unions.Select(u => ManifestTypeParser.Parse(u, null)).ToEquatableArray())).ToEquatableArray())
    {
        KeepsUnknown = union.Unknown is not null,
    };

    private IEnumerable<CodecManifest> Codecs() => AllTypes(_compilation.Assembly.GlobalNamespace)
        .Where(t => !t.IsAbstract && CodecIdentity.IsCodec(t)).Select(t => CodecIdentity.Of(t, _compilation))
        .OrderBy(c => c.Name, StringComparer.Ordinal);

    private static IEnumerable<ManifestType> TypesOf(TypeManifest type) => type.Members.SelectMany(m => m.FormerTypes.Prepend(m.Type))
        .Concat(type.Unions.SelectMany(u => u.Cases.Select(c => c.Type)));

    private static IEnumerable<INamedTypeSymbol> AllTypes(INamespaceOrTypeSymbol container)
    {
        foreach (var type in container.GetTypeMembers())
        {
            yield return type;
            foreach (var nested in AllTypes(type))
                yield return nested;
        }

        if (container is not INamespaceSymbol space)
            yield break;
        foreach (var type in space.GetNamespaceMembers().SelectMany(AllTypes))
            yield return type;
    }
}
