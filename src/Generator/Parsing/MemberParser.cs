using System.Linq;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>Turns a candidate into a stored member, or says why it is none.</summary>
internal sealed class MemberParser(Compilation compilation, INamedTypeSymbol type, DiagnosticSink sink)
{
    private readonly bool _compactByDefault =
        AttributeReader.IsCompact(AttributeReader.Find(type, KnownNames.Formattable))
        ?? AttributeReader.IsCompact(AttributeReader.Find(type.ContainingAssembly, KnownNames.Defaults))
        ?? false;

    /// <summary>The member, or null when it is not stored (an error or warning has been reported where one is due).</summary>
    public MemberShape? Parse(MemberCandidate candidate, bool isParameter)
    {
        if (candidate.IsIgnored)
            return null;
        var access = AccessOf(candidate, isParameter, out var writeAccessor);
        if (access is null)
            return null;

        var reference = TypeRefParser.Parse(candidate.Type, type.ContainingAssembly, out var reason, out var forbidden);
        if (reference is null)
        {
            sink.Report(
                forbidden ? Diagnostics.ForbiddenType : Diagnostics.UnsupportedMemberType,
                candidate.Symbol,
                candidate.Symbol.ToDisplayString(),
                candidate.Type.ToDisplayString(),
                reason!);
            return null;
        }

        return new MemberShape(
            candidate.Name,
            reference,
            CanBeNull: candidate.Type.IsReferenceType ? candidate.Type.NullableAnnotation != NullableAnnotation.NotAnnotated : reference.Kind == TypeRefKind.Nullable,
            IsRequired: candidate.Property?.IsRequired ?? candidate.Field!.IsRequired,
            access.Value,
            Id: candidate.MemMember?.ConstructorArguments.FirstOrDefault().Value is int id ? id : 0,
            IsCompact: AttributeReader.IsCompact(candidate.MemMember) ?? _compactByDefault,
            IsObsolete: AttributeReader.Has(candidate.Symbol, "System.ObsoleteAttribute"),
            FormerNames: new(AttributeReader.FormerNames(candidate.Attributes)),
            ReadAccessor: CanRead(candidate) ? null : candidate.Property?.GetMethod!.Name ?? candidate.Name,
            writeAccessor,
            TypeRefParser.NameOf(candidate.Symbol.ContainingType));
    }

    private MemberAccess? AccessOf(MemberCandidate candidate, bool isParameter, out string? accessor)
    {
        accessor = null;
        var isOwn = SymbolEqualityComparer.Default.Equals(candidate.Symbol.ContainingType, type);
        if (candidate.Field is { } field)
        {
            if (IsAccessible(field) && !field.IsReadOnly)
                return MemberAccess.Assign;
            if (isOwn)
                return MemberAccess.Construct;
            accessor = field.Name;
            return MemberAccess.FieldAccessor;
        }

        var property = candidate.Property!;
        if (property.SetMethod is { } setter)
        {
            if (IsAccessible(setter) && IsAccessible(property))
                return setter.IsInitOnly ? MemberAccess.Init : MemberAccess.Assign;
            accessor = setter.Name;
            return MemberAccess.SetterAccessor;
        }

        if (isParameter)
            return MemberAccess.Parameter;
        var backing = property.ContainingType.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(f => SymbolEqualityComparer.Default.Equals(f.AssociatedSymbol, property));
        if (IsMutableCollection(property.Type))
            return MemberAccess.Fill;
        if (candidate.MemMember is not null)
            return Marked(candidate, isOwn && backing is not null);
        if (backing is not null && property.DeclaredAccessibility == Accessibility.Public)
            sink.Report(Diagnostics.NotStored, property, property.ToDisplayString());
        return null;
    }

    private MemberAccess? Marked(MemberCandidate candidate, bool canConstruct)
    {
        if (canConstruct)
            return MemberAccess.Construct;
        sink.Report(Diagnostics.NotAssignable, candidate.Symbol, candidate.Symbol.ToDisplayString(), "it has neither a setter nor a field that a constructor could set");
        return null;
    }

    private static bool IsMutableCollection(ITypeSymbol symbol) => AttributeReader.MetadataName(symbol) is
        "System.Collections.Generic.List" or "System.Collections.Generic.HashSet" or "System.Collections.Generic.Dictionary";

    private bool CanRead(MemberCandidate candidate) => IsAccessible(candidate.Symbol) && (candidate.Property is null || IsAccessible(candidate.Property.GetMethod!));

    private bool IsAccessible(ISymbol symbol) => compilation.IsSymbolAccessibleWithin(symbol, type);
}
