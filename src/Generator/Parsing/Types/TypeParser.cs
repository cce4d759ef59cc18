using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Unions;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Turns an annotated type into its shape. The generator and the analyzer both run this.</summary>
internal sealed class TypeParser(SourceProject project, INamedTypeSymbol type, DiagnosticSink sink)
{
    private readonly List<MemberShape> _members = [];
    private readonly List<MemberCandidate> _stored = [];

    /// <summary>Parses a type. Only with a list are its diagnostics kept.</summary>
    public static ParsedType Parse(INamedTypeSymbol type, Compilation compilation, List<Diagnostic>? diagnostics = null)
    {
        var sink = new DiagnosticSink(type, diagnostics);
        var shape = new TypeParser(SourceProject.Of(compilation), type, sink).Parse();
        return new ParsedType(shape, sink.Errors);
    }

    /// <summary>The shape; null when an error has been reported, and for types without code of their own.</summary>
    private TypeShape? Parse()
    {
        // It is written by its elements wherever it stands, with the attribute or without.
        if (InlineArrays.ElementOf(type) is not null || !DeclarationChecks.Pass(type, sink))
            return null;

        if (ValueUnions.Is(type))
        {
            var held = new ValueUnionParser(project, type, sink).Parse();
            foreach (var one in type.IsGenericType ? ValueUnions.Cases(type) : [])
            {
                if (GrowingTypes.Find(type, ValueUnions.Stored(one), project.Compilation) is { } growing)
                {
                    var name = type.ToDisplayString();
                    sink.Report(Diagnostics.GrowingType, type, name, one.ToDisplayString(), growing.ToDisplayString(), name);
                }
            }

            return !sink.HasErrors ? OfCases(held) : null;
        }

        var union = new UnionParser(project, type, sink).OfType();
        if (type.TypeKind == TypeKind.Interface)
            return !sink.HasErrors ? OfCases(union!) : null;

        var collector = new MemberCollector(type, sink);
        var candidates = collector.Collect();
        if (collector.BasePart is { } above && BasePartChecks.Closed(above) is { } closed)
        {
            ReportBase(above, closed);
            return null;
        }

        var (constructor, constructorError) = (ConstructorChooser.Choose(type, candidates, out var error), error);
        if (!type.IsAbstract && constructorError is not null)
            sink.Report(Diagnostics.UnreachableConstructor, type, type.ToDisplayString(), constructorError);
        if (UsageWarnings.IsError(constructor))
        {
            sink.Report(Diagnostics.UnreachableConstructor, constructor!, type.ToDisplayString(),
                "[Obsolete] makes it an error to use its constructor; let [Obsolete] warn, or mark another constructor with [MemConstructor]");
        }

        var preservesReferences = TypeTraits.PreservesReferences(type);
        var baseParts = new BaseParts(collector.BasePart);
        var takesParts = collector.BasePart is { } taken && !preservesReferences && BasePartChecks.TakesParts(taken, type, constructor, candidates);
        var isSetLater = collector.BasePart is not null && !takesParts || preservesReferences;
        var parser = new MemberParser(project, type,
            [.. constructor?.Parameters.Select(p => ConstructorChooser.Match(p, candidates)).OfType<MemberCandidate>() ?? []], sink);
        foreach (var candidate in candidates)
        {
            if (parser.Parse(candidate) is not { } member)
                continue;
            _members.Add(!isSetLater ? member : SetLater(member, candidate.Symbol));
            _stored.Add(candidate);
        }

        var parameters = Parameters(constructor, candidates, takesParts ? baseParts : new BaseParts(null));
        sink.DropUnstored();
        if (_members.Count == 0 && collector.BasePart is null && union is null && !type.IsAbstract)
            EmptinessChecks.Pass(type, candidates, sink);
        var isNumbered = KeyChecks.Pass(type, _members, _stored, collector.BasePart, sink);
        ExtensionDataChecks.Pass(type, collector.BasePart, _stored, sink);
        var basePart = collector.BasePart is { } part
            ? BasePart(part, takesParts, !type.IsAbstract && takesParts ? baseParts.Unreachable(parameters) : null, parameters.Count, isNumbered)
            : null;
        if (preservesReferences)
            ReferenceChecks.Pass(type, constructor, sink);
        if (sink.HasErrors)
            return null;

        return new TypeShape
        {
            FullName = project.NameOf(type),
            Name = type.Name,
            Namespace = TypeNames.NamespaceOf(type),
            Declarations = Nesting.Of(type).Select(TypeNames.Declaration).ToEquatableArray(),
            TypeParameters = TypeParameterParser.InScope(type).Select(TypeParameterParser.Shape).ToEquatableArray(),
            IsValueType = type.IsValueType,
            IsSealed = type.IsSealed || type.IsValueType,
            IsAbstract = type.IsAbstract,
            IsDerivedElsewhere = DerivedElsewhere.IsSet(type),
            IsClsChecked = ClsCompliance.IsChecked(type),
            IsNumbered = isNumbered,
            Contract = AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "Contract")?.Value as string,
            PreservesReferences = preservesReferences,
            BasePart = basePart,
            BaseOffersParts = collector.BasePart is not null && BaseParts.StructOf(collector.BasePart) is not null,
            TakesParts = takesParts,
            KeepsParts = collector.BasePart is { } kept && BasePartChecks.KeepsParts(kept),
            HasPrivateTypes = _stored.Any(m => !Visibility.IncludesAssembly(m.Type)),
            Members = _members.ToEquatableArray(),
            Parameters = parameters.ToEquatableArray(),
            Warnings = UsageWarnings.Of(constructor).ToEquatableArray(),
            HasImplicitConstructor = !type.IsValueType && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.IsImplicitlyDeclared),
            FormattableBases = FormattableBases().ToEquatableArray(),
            HasUnstoredRequired = HasUnstoredRequired(),
            SetsRequired = constructor is not null
                && AttributeReader.Has(constructor, "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute"),
            Union = union,
            HidesCases = HidesCases(),
            MemberUnions = parser.Unions.ToEquatableArray(),
            MemoryOrder = StructMemory.OrderOf(type, constructor, _stored).ToEquatableArray(),
            CallsSerializing = Callbacks.Has(type, KnownNames.Serializing),
            SerializingStates = Callbacks.States(type, KnownNames.Serializing, project),
            CallsDeserialized = Callbacks.Has(type, KnownNames.Deserialized),
            DeserializedStates = Callbacks.States(type, KnownNames.Deserialized, project),
            CallsWithReport = Callbacks.Has(type, KnownNames.DeserializedWithReport),
        };
    }

    /// <summary>The base class that another assembly generates. Reports why it cannot be used.</summary>
    private TypeRef? BasePart(INamedTypeSymbol part, bool takesParts, string? unreachable, int parameters, bool isNumbered)
    {
        var (reference, whyNoArgument, _) = new TypeRefParser(project).Formattable(part);
        var why = unreachable is not null
            ? $"only a constructor sets its member '{unreachable}'; give the constructor of '{type.Name}' a parameter of that name and pass it on"
            : BasePartChecks.Obstacle(part, type, takesParts, parameters) ?? BasePartChecks.WhyKeysDiffer(part, isNumbered, _members.Count)
                ?? whyNoArgument;
        if (why is not null)
            ReportBase(part, why);
        return reference;
    }

    private void ReportBase(INamedTypeSymbol part, string why) =>
        sink.Report(Diagnostics.UnsupportedBase, type, part.ToDisplayString(), type.ToDisplayString(), why);

    /// <summary>A type without values of its own.</summary>
    private TypeShape OfCases(UnionShape union) => new()
    {
        FullName = project.NameOf(type),
        Name = type.Name,
        Namespace = TypeNames.NamespaceOf(type),
        Declarations = Nesting.Of(type).Select(TypeNames.Declaration).ToEquatableArray(),
        TypeParameters = TypeParameterParser.InScope(type).Select(TypeParameterParser.Shape).ToEquatableArray(),
        IsValueType = type.IsValueType,
        IsSealed = false,
        IsAbstract = true,
        IsInterface = type.TypeKind == TypeKind.Interface,
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

    private bool HidesCases() =>
        BaseChain.Of(type.BaseType).Any(TypeTraits.IsUnion) || type.TypeKind == TypeKind.Interface && type.AllInterfaces.Any(TypeTraits.IsUnion);

    /// <summary>
    /// Beside a base class's part, and where objects keep their identity, an object exists before its members are read, so
    /// those that only an initializer or a constructor may set are set through accessors.
    /// </summary>
    private MemberShape SetLater(MemberShape member, ISymbol symbol)
    {
        if (member.Access is MemberAccess.Init or MemberAccess.Construct && TypeParameterParser.HasAny(type))
        {
            sink.Report(Diagnostics.NotAssignable, symbol, symbol.ToDisplayString(),
                "MemFormat sets it after construction, which a generic type supports only through a setter; give it a setter");
        }

        member = member with { DeclaringType = member.DeclaringType ?? project.NameOf(symbol.ContainingType) };
        return member.Access switch
        {
            MemberAccess.Init => member with { Access = MemberAccess.SetterAccessor },
            MemberAccess.Construct => member with { Access = MemberAccess.FieldAccessor },
            _ => member,
        };
    }

    private List<ParameterShape> Parameters(IMethodSymbol? constructor, IReadOnlyList<MemberCandidate> candidates, BaseParts baseParts)
    {
        if (constructor is null || constructor.Parameters.IsEmpty || type.IsAbstract)
            return [];
        if (ParameterParser.Parse(constructor, candidates, _stored, baseParts, project, out var error) is { } parameters)
            return parameters;
        sink.Report(Diagnostics.UnreachableConstructor, constructor.IsImplicitlyDeclared ? type : constructor, type.ToDisplayString(), error!);
        return [];
    }

    private IEnumerable<BaseShape> FormattableBases() => BaseChain.Of(type.BaseType).Where(t => AttributeReader.Has(t, KnownNames.Formattable))
        .Select(t => (Type: t, IsForeign: !SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, type.ContainingAssembly)))
        .Select(b =>
            new BaseShape(project.NameOf(b.Type.OriginalDefinition), TypeParameterParser.InScope(b.Type.OriginalDefinition).Count(), b.IsForeign,
                b.IsForeign && BaseParts.StructOf(b.Type) is not null));

    private bool HasUnstoredRequired() => BaseChain.Of(type).SelectMany(t => t.GetMembers())
        .Where(m => m is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true })
        .Any(m => !_stored.Any(s => IsOrOverrides(s.Symbol, m)));

    /// <summary>A member that only hides another one of its name is not that one.</summary>
    private static bool IsOrOverrides(ISymbol? symbol, ISymbol member)
    {
        while (symbol is not null && !SymbolEqualityComparer.Default.Equals(symbol, member))
            symbol = (symbol as IPropertySymbol)?.OverriddenProperty;
        return symbol is not null;
    }
}
