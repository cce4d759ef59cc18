using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>Turns an annotated type into its shape. The generator and the analyzer both run this.</summary>
internal sealed class TypeParser(Compilation compilation, INamedTypeSymbol type, DiagnosticSink sink)
{
    private readonly List<MemberShape> _members = [];
    private readonly List<MemberCandidate> _stored = [];

    /// <summary>The shape, or null when an error has been reported.</summary>
    public TypeShape? Parse()
    {
        if (!DeclarationChecks.Pass(type, sink))
            return null;

        var union = new UnionParser(compilation, type, sink).OfType();
        if (type.TypeKind == TypeKind.Interface)
            return sink.FirstError is null ? Interface(union!) : null;

        var collector = new MemberCollector(type, sink);
        var candidates = collector.Collect();
        var (constructor, constructorError) = (ConstructorChooser.Choose(type, candidates, out var error), error);
        if (!type.IsAbstract && constructorError is not null)
            sink.Report(Diagnostics.UnreachableConstructor, type, type.ToDisplayString(), constructorError);
        if (UsageWarnings.IsError(constructor))
            sink.Report(Diagnostics.UnreachableConstructor, constructor!, type.ToDisplayString(), "its constructor is obsolete to the degree that using it is an error; let [Obsolete] warn, or mark another one with [MemConstructor]");

        var preservesReferences = ReferenceChecks.IsPreserving(type);
        var isSetLater = collector.BasePart is not null || preservesReferences;
        var parser = new MemberParser(compilation, type, sink);
        foreach (var candidate in candidates)
        {
            var isParameter = constructor?.Parameters.Any(p => ConstructorChooser.Match(p, candidates) == candidate) ?? false;
            if (parser.Parse(candidate, isParameter) is not { } member)
                continue;
            _members.Add(!isSetLater ? member : SetLater(member, candidate.Symbol));
            _stored.Add(candidate);
        }

        var parameters = Parameters(constructor, candidates);
        var isNumbered = KeyChecks.Pass(type, _members, _stored, collector.BasePart, sink);
        ExtensionDataChecks.Pass(type, collector.BasePart, _stored, sink);
        var basePart = collector.BasePart is { } part ? BasePart(part, parameters.Count, isNumbered) : null;
        if (preservesReferences)
            ReferenceChecks.Pass(type, constructor, sink);
        if (sink.FirstError is not null)
            return null;

        return new TypeShape
        {
            FullName = TypeRefParser.NameOf(type),
            Name = type.Name,
            Namespace = NamespaceOf(type),
            Declarations = Containing(type).Select(Declaration).ToEquatableArray(),
            TypeParameters = TypeParameterParser.InScope(type).Select(TypeParameterParser.Shape).ToEquatableArray(),
            IsValueType = type.IsValueType,
            IsSealed = type.IsSealed || type.IsValueType,
            IsAbstract = type.IsAbstract,
            IsOpenBase = !type.IsSealed && !type.IsValueType && Containing(type).All(t => t.DeclaredAccessibility == Accessibility.Public),
            IsClsChecked = ClsCompliance.IsChecked(type),
            IsNumbered = isNumbered,
            Contract = AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "Contract")?.Value as string,
            PreservesReferences = preservesReferences,
            BasePart = basePart,
            Members = _members.ToEquatableArray(),
            Parameters = parameters.ToEquatableArray(),
            Warnings = UsageWarnings.Of(constructor).ToEquatableArray(),
            HasImplicitConstructor = !type.IsValueType && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.IsImplicitlyDeclared),
            FormattableBases = FormattableBases().ToEquatableArray(),
            HasUnstoredRequired = HasUnstoredRequired(),
            Union = union,
            HidesCases = HidesCases(),
            MemberUnions = parser.Unions.ToEquatableArray(),
            MemoryOrder = StructMemory.OrderOf(type, constructor, _stored).ToEquatableArray(),
            CallsSerializing = AttributeReader.Implements(type, KnownNames.Serializing),
            CallsDeserialized = AttributeReader.Implements(type, KnownNames.Deserialized),
            CallsWithReport = AttributeReader.Implements(type, KnownNames.DeserializedWithReport),
        };
    }

    /// <summary>The base class that another assembly generates, or null when an error was reported.</summary>
    private TypeRef? BasePart(INamedTypeSymbol part, int parameters, bool isNumbered)
    {
        var reference = TypeRefParser.Formattable(part, type.ContainingAssembly, out var whyNoArgument, out _);
        var why = parameters > 0
            ? "its constructor must take no parameters"
            : BasePartChecks.WhyNot(part, type) ?? BasePartChecks.WhyKeysDiffer(part, isNumbered, _members.Count) ?? whyNoArgument;
        if (why is not null)
            sink.Report(Diagnostics.UnsupportedBase, type, part.ToDisplayString(), type.ToDisplayString(), why);
        return reference;
    }

    private TypeShape Interface(UnionShape union) => new()
    {
        FullName = TypeRefParser.NameOf(type),
        Name = type.Name,
        Namespace = NamespaceOf(type),
        Declarations = Containing(type).Select(Declaration).ToEquatableArray(),
        TypeParameters = TypeParameterParser.InScope(type).Select(TypeParameterParser.Shape).ToEquatableArray(),
        IsValueType = false,
        IsSealed = false,
        IsAbstract = true,
        IsInterface = true,
        IsOpenBase = false,
        IsClsChecked = ClsCompliance.IsChecked(type),
        IsNumbered = false,
        Members = EquatableArray<MemberShape>.Empty,
        Parameters = EquatableArray<ParameterShape>.Empty,
        Warnings = EquatableArray<string>.Empty,
        HasImplicitConstructor = false,
        HasUnstoredRequired = false,
        FormattableBases = EquatableArray<BaseShape>.Empty,
        Union = union,
        HidesCases = HidesCases(),
    };

    private bool HidesCases()
    {
        for (var current = type.BaseType; current is not null; current = current.BaseType)
        {
            if (UnionParser.IsUnion(current))
                return true;
        }

        return type.TypeKind == TypeKind.Interface && type.AllInterfaces.Any(UnionParser.IsUnion);
    }

    /// <summary>
    /// Beside a base class's part, and where objects keep their identity, an object exists before its members are read, so
    /// those that only an initializer or a constructor may set are set through accessors.
    /// </summary>
    private MemberShape SetLater(MemberShape member, ISymbol symbol)
    {
        if (member.Access is MemberAccess.Init or MemberAccess.Construct && TypeParameterParser.InScope(type).Any())
            sink.Report(Diagnostics.NotAssignable, symbol, symbol.ToDisplayString(), "it is set after construction, as beside a base class of another assembly and where references are preserved, and generic types have no accessors for that; give it a setter");
        member = member with { DeclaringType = member.DeclaringType ?? TypeRefParser.NameOf(symbol.ContainingType) };
        return member.Access switch
        {
            MemberAccess.Init => member with { Access = MemberAccess.SetterAccessor },
            MemberAccess.Construct => member with { Access = MemberAccess.FieldAccessor },
            _ => member,
        };
    }

    private List<ParameterShape> Parameters(IMethodSymbol? constructor, IReadOnlyList<MemberCandidate> candidates)
    {
        if (constructor is null || constructor.Parameters.IsEmpty || type.IsAbstract)
            return [];
        if (ParameterParser.Parse(constructor, candidates, _stored, compilation, out var error) is { } parameters)
            return parameters;
        sink.Report(Diagnostics.UnreachableConstructor, constructor.IsImplicitlyDeclared ? type : constructor, type.ToDisplayString(), error!);
        return [];
    }

    private IEnumerable<BaseShape> FormattableBases()
    {
        for (var current = type.BaseType; current is not null; current = current.BaseType)
        {
            if (AttributeReader.Has(current, KnownNames.Formattable))
                yield return new BaseShape(TypeRefParser.NameOf(current.OriginalDefinition), TypeParameterParser.InScope(current.OriginalDefinition).Count());
        }
    }

    private bool HasUnstoredRequired()
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (current.GetMembers().Any(m => m is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true } && !_stored.Any(s => s.Name == m.Name)))
                return true;
        }

        return false;
    }

    public static string NamespaceOf(INamedTypeSymbol type) => type.ContainingNamespace.IsGlobalNamespace
        ? ""
        : type.ContainingNamespace.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat.WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted));

    public static IEnumerable<INamedTypeSymbol> Containing(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? Containing(outer).Append(type) : [type];

    public static string Declaration(INamedTypeSymbol type)
    {
        var keyword = type switch
        {
            { TypeKind: TypeKind.Interface } => "interface",
            { IsRecord: true, IsValueType: true } => "record struct",
            { IsRecord: true } => "record",
            { IsValueType: true } => "struct",
            _ => "class",
        };
        var parameters = type.TypeParameters.IsEmpty ? "" : $"<{string.Join(", ", type.TypeParameters.Select(p => Identifier.EscapeType(p.Name)))}>";
        return $"partial {keyword} {Identifier.EscapeType(type.Name)}{parameters}";
    }
}
