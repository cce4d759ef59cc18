using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Turns a class or struct with members into its shape: a step after another, each with what the ones before have found.</summary>
internal sealed class ObjectParser
{
    private readonly SourceProject _project;
    private readonly INamedTypeSymbol _type;
    private readonly DiagnosticSink _sink;
    private readonly IReadOnlyList<MemberCandidate> _candidates;
    private readonly INamedTypeSymbol? _base;
    private readonly bool _preservesReferences;
    private readonly List<MemberShape> _members = [];
    private readonly List<MemberCandidate> _stored = [];
    private IMethodSymbol? _constructor;
    private bool _takesParts;

    public ObjectParser(SourceProject project, INamedTypeSymbol type, DiagnosticSink sink)
    {
        (_project, _type, _sink) = (project, type, sink);
        var collector = new MemberCollector(type, sink);
        (_candidates, _base) = (collector.Collect(), collector.BasePart);
        _preservesReferences = TypeTraits.PreservesReferences(type);
    }

    /// <summary>Completes what the declaration says; null when an error has been reported.</summary>
    public TypeShape? Parse(TypeShape declared)
    {
        if (_base is not null && BasePartChecks.Closed(_base) is { } closed)
        {
            ReportBase(_base, closed);
            return null;
        }

        ChooseConstructor();
        _takesParts = _base is not null && !_preservesReferences && BasePartChecks.TakesParts(_base, _type, _constructor, _candidates);
        var unions = ParseMembers();
        var baseParts = new BaseParts(_takesParts ? _base : null);
        var parameters = ParseParameters(baseParts);
        ChangedParameters.Report(_type.IsAbstract ? null : _constructor, _candidates, SetsRequired(), _sink);
        _sink.DropUnstored();
        if (_members.Count == 0 && _base is null && declared.Union is null && !_type.IsAbstract)
            EmptinessChecks.Pass(_type, _candidates, _sink);
        var isNumbered = KeyChecks.Pass(_type, _members, _stored, _base, _sink);
        ExtensionDataChecks.Pass(_type, _base, _stored, _sink);
        var basePart = ParseBase(_type.IsAbstract ? null : baseParts.Unreachable(parameters), parameters.Count, isNumbered);
        if (_preservesReferences)
            ReferenceChecks.Pass(_type, _constructor, _sink);
        if (_sink.HasErrors)
            return null;
        return WithCallbacks(WithConstruction(declared, parameters)) with
        {
            IsSealed = _type.IsSealed || _type.IsValueType,
            IsAbstract = _type.IsAbstract,
            IsDerivedElsewhere = DerivedElsewhere.IsSet(_type),
            IsNumbered = isNumbered,
            Contract = AttributeReader.Named(AttributeReader.Find(_type, KnownNames.Formattable), "Contract")?.Value as string,
            PreservesReferences = _preservesReferences,
            BasePart = basePart,
            BaseOffersParts = _base is not null && BaseParts.StructOf(_base) is not null,
            TakesParts = _takesParts,
            KeepsParts = _base is not null && BasePartChecks.KeepsParts(_base),
            HasPrivateTypes = _stored.Any(m => !Visibility.IncludesAssembly(m.Type)),
            Members = _members.ToEquatableArray(),
            FormattableBases = FormattableBases().ToEquatableArray(),
            MemberUnions = unions.ToEquatableArray(),
            MemoryOrder = StructMemory.OrderOf(_type, _constructor, _stored).ToEquatableArray(),
        };
    }

    private void ChooseConstructor()
    {
        _constructor = ConstructorChooser.Choose(_type, _candidates, out var error);
        if (!_type.IsAbstract && error is not null)
            _sink.Report(Diagnostics.UnreachableConstructor, _type, _type.ToDisplayString(), error);
        if (UsageWarnings.IsError(_constructor))
        {
            _sink.Report(Diagnostics.UnreachableConstructor, _constructor!, _type.ToDisplayString(),
                "[Obsolete] makes it an error to use its constructor; let [Obsolete] warn, or mark another constructor with [MemConstructor]");
        }
    }

    /// <returns>The unions that members of type <see cref="object"/> are.</returns>
    private List<UnionShape> ParseMembers()
    {
        var isSetLater = _base is not null && !_takesParts || _preservesReferences;
        var parser = new MemberParser(_project, _type,
            [.. _constructor?.Parameters.Select(p => ConstructorChooser.Match(p, _candidates)).OfType<MemberCandidate>() ?? []], _sink);
        foreach (var candidate in _candidates)
        {
            if (parser.Parse(candidate) is not { } member)
                continue;
            _members.Add(!isSetLater ? member : SetLater(member, candidate.Symbol));
            _stored.Add(candidate);
        }

        return parser.Unions;
    }

    /// <summary>
    /// Beside a base class's part, and where objects keep their identity, an object exists before its members are read, so
    /// those that only an initializer or a constructor may set are set through accessors.
    /// </summary>
    private MemberShape SetLater(MemberShape member, ISymbol symbol)
    {
        if (member.Access is MemberAccess.Init or MemberAccess.Construct && TypeParameterParser.HasAny(_type))
        {
            _sink.Report(Diagnostics.NotAssignable, symbol, symbol.ToDisplayString(),
                "MemFormat sets it after construction, which a generic type supports only through a setter; give it a setter");
        }

        member = member with { DeclaringType = member.DeclaringType ?? _project.NameOf(symbol.ContainingType) };
        return member.Access switch
        {
            MemberAccess.Init => member with { Access = MemberAccess.SetterAccessor },
            MemberAccess.Construct => member with { Access = MemberAccess.FieldAccessor },
            _ => member,
        };
    }

    private List<ParameterShape> ParseParameters(BaseParts baseParts)
    {
        if (_constructor is null || _constructor.Parameters.IsEmpty || _type.IsAbstract)
            return [];
        if (ParameterParser.Parse(_constructor, _candidates, _stored, baseParts, _project, out var error) is { } parameters)
            return parameters;
        _sink.Report(
            Diagnostics.UnreachableConstructor, _constructor.IsImplicitlyDeclared ? _type : _constructor, _type.ToDisplayString(), error!);
        return [];
    }

    /// <summary>The base class that another assembly generates. Reports why it cannot be used.</summary>
    private TypeRef? ParseBase(string? unreachable, int parameters, bool isNumbered)
    {
        if (_base is null)
            return null;
        var (reference, whyNoArgument, _) = new TypeRefParser(_project).Formattable(_base);
        var why = unreachable is not null
            ? $"only a constructor sets its member '{unreachable}'; give the constructor of '{_type.Name}' a parameter of that name and pass it on"
            : BasePartChecks.Obstacle(_base, _type, _takesParts, parameters) ?? BasePartChecks.WhyKeysDiffer(_base, isNumbered, _members.Count)
                ?? whyNoArgument;
        if (why is not null)
            ReportBase(_base, why);
        return reference;
    }

    private void ReportBase(INamedTypeSymbol part, string why) =>
        _sink.Report(Diagnostics.UnsupportedBase, _type, part.ToDisplayString(), _type.ToDisplayString(), why);

    private TypeShape WithConstruction(TypeShape shape, List<ParameterShape> parameters) => shape with
    {
        Parameters = parameters.ToEquatableArray(),
        Warnings = UsageWarnings.OfConstructor(_constructor).ToEquatableArray(),
        HasImplicitConstructor = !_type.IsValueType && _type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.IsImplicitlyDeclared),
        HasUnstoredRequired = HasUnstoredRequired(),
        SetsRequired = SetsRequired(),
    };

    private bool SetsRequired() => _constructor is not null
        && AttributeReader.Has(_constructor, "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute");

    private TypeShape WithCallbacks(TypeShape shape) => shape with
    {
        CallsSerializing = Callbacks.Has(_type, KnownNames.Serializing),
        SerializingStates = Callbacks.States(_type, KnownNames.Serializing, _project),
        CallsDeserialized = Callbacks.Has(_type, KnownNames.Deserialized),
        DeserializedStates = Callbacks.States(_type, KnownNames.Deserialized, _project),
        CallsWithReport = Callbacks.Has(_type, KnownNames.DeserializedWithReport),
    };

    private IEnumerable<BaseShape> FormattableBases() => BaseChain.Of(_type.BaseType).Where(t => AttributeReader.Has(t, KnownNames.Formattable))
        .Select(t => (Type: t, IsForeign: !SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, _type.ContainingAssembly)))
        .Select(b =>
            new BaseShape(_project.NameOf(b.Type.OriginalDefinition), TypeParameterParser.InScope(b.Type.OriginalDefinition).Count(), b.IsForeign,
                b.IsForeign && BaseParts.StructOf(b.Type) is not null));

    private bool HasUnstoredRequired() => BaseChain.Of(_type).SelectMany(t => t.GetMembers())
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
