using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Unions;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Turns a candidate into a stored member, or says why it is none.</summary>
/// <param name="project">The project.</param>
/// <param name="type">The type that is parsed.</param>
/// <param name="parameters">The members that parameters of the chosen constructor set.</param>
/// <param name="sink">Takes the diagnostics.</param>
internal sealed class MemberParser(
    SourceProject project,
    INamedTypeSymbol type,
    IReadOnlyCollection<MemberCandidate> parameters,
    DiagnosticSink sink)
{
    /// <summary>The first one that knows how code sets a member decides.</summary>
    private static readonly Func<MemberParser, MemberCandidate, MemberSetting?>[] s_settings =
    [
        static (parser, candidate) => parser.Field(candidate),
        static (parser, candidate) => parser.Setter(candidate),
        static (parser, candidate) => parser.Parameter(candidate),
        static (parser, candidate) => parser.Shown(candidate),
        static (parser, candidate) => parser.Backing(candidate),
    ];

    private readonly MemberEncoding _default =
        AttributeReader.Encoding(AttributeReader.Find(type, KnownNames.Formattable))
        ?? AttributeReader.Encoding(AttributeReader.Find(type.ContainingAssembly, KnownNames.Defaults))
        ?? MemberEncoding.Fixed;

    /// <summary>The fields that properties without setters show.</summary>
    private readonly HashSet<IFieldSymbol> _shown =
        new(parameters.Where(p => p is { IsIgnored: false, Property.SetMethod: null }).Select(p => GetterFields.Returned(p.Property!))
            .OfType<IFieldSymbol>(), SymbolEqualityComparer.Default);

    /// <summary>The unions that members of type <see cref="object"/> are.</summary>
    public List<UnionShape> Unions { get; } = [];

    /// <summary>The member, or null when it is not stored (an error or warning has been reported where one is due).</summary>
    public MemberShape? Parse(MemberCandidate candidate)
    {
        if (candidate.IsIgnored || Setting(candidate) is not { Access: { } access, Accessor: var writeAccessor } || !CanNameType(candidate))
            return null;
        var readAccessor = CanRead(candidate) ? null : candidate.Property?.GetMethod!.Name ?? candidate.Name;
        var needsAccessor = readAccessor is not null || access is MemberAccess.SetterAccessor or MemberAccess.FieldAccessor;
        var canHaveAccessor = CanHaveAccessor(candidate.Symbol);
        if (needsAccessor && !canHaveAccessor)
        {
            sink.Report(Diagnostics.NotAssignable, type, candidate.Symbol.ToDisplayString(),
                $"'{type.Name}' has no full access to it, and MemFormat cannot generate accessors for generic types; make it protected");
            return null;
        }

        CheckUse(candidate, isSet: access is MemberAccess.Assign or MemberAccess.Init);
        var encoding = AttributeReader.Encoding(candidate.MemMember) ?? _default;
        if (Reference(candidate, isPooled: (encoding & MemberEncoding.Pooled) != 0) is not { } reference || Grows(candidate, reference))
            return null;
        if (EmptyKeys.Find(candidate.Type, AttributeReader.Find(candidate.Attributes, KnownNames.Comparer) is not null) is { } key)
            sink.Report(Diagnostics.EmptyKey, candidate.Symbol, candidate.Symbol.ToDisplayString(), key.ToDisplayString());
        return new MemberShape(
            candidate.Name,
            reference,
            CanBeNull(candidate.Type, reference),
            IsRequired: candidate.Property?.IsRequired ?? candidate.Field!.IsRequired,
            access,
            Id: candidate.MemMember?.ConstructorArguments.FirstOrDefault().Value is int id ? id : 0,
            IsCompact: (encoding & MemberEncoding.Compact) != 0,
            Warnings: UsageWarnings.OfMember(candidate.Symbol).ToEquatableArray(),
            FormerNames: new(AttributeReader.FormerNames(candidate.Attributes)),
            readAccessor,
            writeAccessor,
            needsAccessor
                || canHaveAccessor
                    && (access is MemberAccess.Init or MemberAccess.Construct || access == MemberAccess.Fill && writeAccessor is not null)
                    ? project.NameOf(DeclaringType(candidate, access))
                    : null)
        {
            IsVisible = candidate.Symbol.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected
                && Visibility.IncludesOthers(candidate.Type),
            Level = candidate.Level,
            MayBeFixed = access == MemberAccess.Fill && FillableCollections.MayBeFixed((INamedTypeSymbol)candidate.Type),
            FormerTypes = FormerParser.Has(candidate)
                ? new FormerParser(project, type, sink).Parse(candidate, reference)
                : EquatableArray<FormerShape>.Empty,
        };
    }

    private bool CanNameType(MemberCandidate candidate)
    {
        if (IsOwn(candidate) || project.Compilation.IsSymbolAccessibleWithin(candidate.Type, type))
            return true;
        sink.Report(
            Diagnostics.UnsupportedMemberType,
            type,
            candidate.Symbol.ToDisplayString(),
            candidate.Type.ToDisplayString(),
            $"the code of '{type.Name}' cannot name this type, which is private in its base class; make the type protected");
        return false;
    }

    /// <summary>Reports what is wrong with a member that is stored nevertheless, so that the rest of it is looked at, too.</summary>
    private void CheckUse(MemberCandidate candidate, bool isSet)
    {
        if (UsageWarnings.IsError(candidate.Symbol) || UsageWarnings.IsError(candidate.Property?.GetMethod)
            || isSet && UsageWarnings.IsError(SetterOf(candidate.Property)))
        {
            sink.Report(Diagnostics.NotAssignable, candidate.Symbol, candidate.Symbol.ToDisplayString(),
                "[Obsolete] makes it an error to use it, for generated code, too; let [Obsolete] warn, or mark the member with [MemIgnore]");
        }

        if (AttributeReader.FormerNames(candidate.Attributes).FirstOrDefault(n => !CSharpName.IsIdentifier(n)) is { } badName)
            sink.Report(Diagnostics.InvalidFormerName, candidate.Symbol, candidate.Symbol.ToDisplayString(), badName);
    }

    private TypeRef? Reference(MemberCandidate candidate, bool isPooled)
    {
        var (reference, reason, isForbidden) = ParseUnion(candidate) is { IsKnown: true } union ? union : MemberTypeParser.Parse(candidate, project);
        if (reference is not null)
        {
            reference = CompressionParser.Apply(
                ComparerParser.Apply(reference, candidate, type, project, sink), candidate, project, out reason);
        }

        if (reference is not null)
            return isPooled ? reference.WithPooledStrings() : reference;
        sink.Report(
            isForbidden ? Diagnostics.ForbiddenType : Diagnostics.UnsupportedMemberType,
            candidate.Symbol,
            candidate.Symbol.ToDisplayString(),
            candidate.Type.ToDisplayString(),
            reason!);
        return null;
    }

    private bool Grows(MemberCandidate candidate, TypeRef reference)
    {
        if (!reference.HasParameters || GrowingTypes.Find(type, candidate.Type, project.Compilation) is not { } growing)
            return false;
        sink.Report(Diagnostics.GrowingType, candidate.Symbol, candidate.Symbol.ToDisplayString(), candidate.Type.ToDisplayString(),
            growing.ToDisplayString(), type.ToDisplayString());
        return true;
    }

    private static INamedTypeSymbol DeclaringType(MemberCandidate candidate, MemberAccess access) =>
        access is MemberAccess.SetterAccessor or MemberAccess.Init ? SetterOf(candidate.Property)!.ContainingType : candidate.Symbol.ContainingType;

    /// <summary>Type arguments count as nullable unless they are structs.</summary>
    private static bool CanBeNull(ITypeSymbol type, TypeRef reference) => reference.Kind == TypeRefKind.Parameter
        ? !type.IsValueType
        : type.IsReferenceType
            ? type.NullableAnnotation != NullableAnnotation.NotAnnotated
            : reference.Kind == TypeRefKind.Nullable || reference.SaysNull || reference.IsHolder;

    private ParsedReference ParseUnion(MemberCandidate candidate)
    {
        var parser = new UnionParser(project, type, sink);
        if (parser.OfMember(candidate.Symbol, candidate.Type, candidate.Attributes) is not { } union)
            return ParsedReference.Unknown;
        Unions.Add(union);
        return new TypeRefParser(project, parser.Reference(union)).Parse(candidate.Type);
    }

    private MemberSetting Setting(MemberCandidate candidate)
    {
        foreach (var read in s_settings)
        {
            if (read(this, candidate) is { } setting)
                return setting;
        }

        if (candidate.MemMember is not null)
        {
            sink.Report(Diagnostics.NotAssignable, candidate.Symbol, candidate.Symbol.ToDisplayString(),
                "it has neither a setter nor a field of its own; add one, or add a constructor parameter of its name");
        }
        else if (candidate.Property is { DeclaredAccessibility: Accessibility.Public } property)
        {
            ReportUnstored(property, isAuto: !IsForeign(property) && GetterFields.Own(property) is not null || IsForeignAuto(property));
        }

        return default;
    }

    private MemberSetting? Field(MemberCandidate candidate) => candidate.Field is not { } field ? null
        : IsReachable(field) && !field.IsReadOnly ? new(MemberAccess.Assign)
        : new(IsOwn(candidate) ? MemberAccess.Construct : MemberAccess.FieldAccessor, field.Name);

    private MemberSetting? Setter(MemberCandidate candidate)
    {
        if (SetterOf(candidate.Property) is not { } setter)
            return null;
        return !IsAccessible(setter) || !IsReachable(candidate.Property!) ? new(MemberAccess.SetterAccessor, setter.Name)
            : setter.IsInitOnly ? new(MemberAccess.Init, setter.Name)
            : new(MemberAccess.Assign);
    }

    private MemberSetting? Parameter(MemberCandidate candidate) =>
        parameters.Contains(candidate) ? new MemberSetting(MemberAccess.Parameter) : null;

    /// <summary>
    /// A property over a field that is stored by itself, or by another property, is not stored again. A collection is filled, which it
    /// shows or an auto-property holds.
    /// </summary>
    private MemberSetting? Shown(MemberCandidate candidate)
    {
        var property = candidate.Property!;
        var shown = IsForeign(property) ? null : GetterFields.Shown(property);
        if (shown is not null && (GetterFields.IsStored(shown.Field, property) || !_shown.Add(shown.Field)))
        {
            if (candidate.MemMember is not null)
            {
                sink.Report(Diagnostics.NotAssignable, candidate.Symbol, candidate.Symbol.ToDisplayString(),
                    $"its field '{shown.Field.Name}' is stored already; remove [MemMember] from one of the two");
            }

            return default(MemberSetting);
        }

        if (shown is null && !property.IsAbstract && !IsForeignAuto(property)
            || !FillableCollections.Contains(property.Type, project.Assembly) || !CanRead(candidate))
        {
            return null;
        }

        var accessor = FieldToFill(property, shown?.Field);
        return shown is not { IsKept: false } || accessor is not null ? new(MemberAccess.Fill, accessor) : null;
    }

    private MemberSetting? Backing(MemberCandidate candidate) =>
        candidate.MemMember is not null && !IsForeign(candidate.Symbol) && GetterFields.Own(candidate.Property!) is { } backing
            ? new(IsOwn(candidate) ? MemberAccess.Construct : MemberAccess.FieldAccessor, backing.Name)
            : null;

    /// <summary>Nothing public that holds data of the object is left out without a word.</summary>
    private void ReportUnstored(IPropertySymbol property, bool isAuto)
    {
        if (isAuto)
        {
            sink.Report(Diagnostics.NotStored, property, property.ToDisplayString());
            return;
        }

        var isFillable = FillableCollections.Contains(property.Type, project.Assembly);
        var viewed = !IsForeign(property) && IsCollection(property.Type) ? GetterFields.Viewed(property) : null;
        var returned = IsForeign(property) ? null : viewed ?? GetterFields.Returned(property);
        if (returned is not null
            && (GetterFields.IsStored(returned, property) || AttributeReader.Has(GetterFields.Owner(returned), KnownNames.Ignore)
                || GetterFields.IsSet(returned)))
        {
            return;
        }

        if (viewed is not null && (IsCollection(viewed.Type) || IsLazy(viewed.Type)))
        {
            sink.Report(Diagnostics.UnstoredField, property, property.ToDisplayString(), GetterFields.Owner(viewed).Name);
        }
        else if ((isFillable || IsCollection(property.Type) && !IsForeign(property) && !property.IsAbstract)
            && !ComputedGetters.IsPlain(property, !isFillable))
        {
            sink.Report(Diagnostics.UnknownGetter, property, property.ToDisplayString());
        }
        else if (viewed is null && returned is not null && !IsLazy(returned.Type) && !IsConstant(returned))
        {
            sink.Report(Diagnostics.UnstoredValue, property, property.ToDisplayString(), GetterFields.Owner(returned).Name);
        }
    }

    private static bool IsLazy(ITypeSymbol type) => AttributeReader.MetadataName(type) == "System.Lazy";

    /// <summary>A readonly field that is the same constant in all objects.</summary>
    private static bool IsConstant(IFieldSymbol field) => field.IsReadOnly
        && field.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is VariableDeclaratorSyntax { Initializer.Value: LiteralExpressionSyntax };

    private static bool IsCollection(ITypeSymbol type) =>
        type.SpecialType != SpecialType.System_String && type.AllInterfaces.Any(i => i.SpecialType == SpecialType.System_Collections_IEnumerable);

    /// <summary>The field of a collection, if generated code can assign it.</summary>
    private string? FieldToFill(IPropertySymbol property, IFieldSymbol? field) =>
        field is not null && SymbolEqualityComparer.Default.Equals(field.Type, property.Type)
            && SymbolEqualityComparer.Default.Equals(field.ContainingType, property.ContainingType)
        && (CanHaveAccessor(property) || !field.IsReadOnly && field.CanBeReferencedByName && IsReachable(field)) ? field.Name : null;

    /// <summary>
    /// There is no form of accessors for generic types that works on .NET 8 and later ones. For what a generic type inherits of one that is
    /// not, they lie beside it, where its type parameters are not in scope.
    /// </summary>
    private bool CanHaveAccessor(ISymbol symbol) => !TypeParameterParser.HasAny(symbol.ContainingType)
        && (!TypeParameterParser.HasAny(type)
            || Visibility.Includes(symbol.ContainingType)
                && Visibility.Includes(symbol is IFieldSymbol field ? field.Type : ((IPropertySymbol)symbol).Type));

    private bool IsForeign(ISymbol symbol) => !SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, type.ContainingAssembly);

    /// <summary>In other assemblies only public and protected members are visible, no fields and no other setters.</summary>
    private static bool IsForeignAuto(IPropertySymbol property) => property.Locations.All(l => !l.IsInSource)
        && AttributeReader.Has(property.GetMethod!, "System.Runtime.CompilerServices.CompilerGeneratedAttribute");

    /// <summary>An override may leave the setter to the property that it overrides.</summary>
    private static IMethodSymbol? SetterOf(IPropertySymbol? property)
    {
        while (property is { SetMethod: null })
            property = property.OverriddenProperty;
        return property?.SetMethod;
    }

    private bool CanRead(MemberCandidate candidate) =>
        IsReachable(candidate.Symbol) && (candidate.Property is null || IsAccessible(candidate.Property.GetMethod!));

    /// <summary>Whether the member's name after a dot, in code of the type, means the member.</summary>
    private bool IsReachable(ISymbol symbol)
    {
        for (var current = type; !SymbolEqualityComparer.Default.Equals(current, symbol.ContainingType); current = current.BaseType!)
        {
            if (current.GetMembers(symbol.Name).Any(m => !m.IsOverride))
                return false;
        }

        return IsAccessible(symbol);
    }

    private bool IsOwn(MemberCandidate candidate) => SymbolEqualityComparer.Default.Equals(candidate.Symbol.ContainingType, type);

    private bool IsAccessible(ISymbol symbol) =>
        SymbolEqualityComparer.Default.Equals(symbol.ContainingType, type) || project.Compilation.IsSymbolAccessibleWithin(symbol, type);
}
