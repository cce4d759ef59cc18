using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>A type has at most one member for extension data. It is nullable and has no key.</summary>
internal static class ExtensionDataChecks
{
    public static void Pass(INamedTypeSymbol type, INamedTypeSymbol? part, IReadOnlyList<MemberCandidate> members, DiagnosticSink sink)
    {
        MemberCandidate? first = null;
        foreach (var member in members.Where(m => TypeTraits.IsExtensionData(m.Type)))
        {
            var at = SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, type) ? member.Symbol : type;
            if (Obstacle(member, first, type, part) is { } reason)
                sink.Report(Diagnostics.InvalidExtensionData, at, member.Symbol.ToDisplayString(), reason);
            first ??= member;
        }
    }

    private static string? Obstacle(MemberCandidate member, MemberCandidate? first, INamedTypeSymbol type, INamedTypeSymbol? part)
    {
        if (first is not null)
            return $"'{first.Name}' keeps it already; remove one of the two";
        if (part is not null && OfPart(part) is { } inherited)
            return $"'{inherited.ToDisplayString()}' keeps it already; remove this one";
        if (member.HasAttributes)
            return "its place in a payload is fixed; remove its attributes of MemFormat";
        if (member.Type.NullableAnnotation == NullableAnnotation.NotAnnotated)
            return "it is null if nothing is unknown; declare it as 'MemExtensionData?'";
        return AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "PreserveReferences")?.Value is true
            ? $"'{type.ToDisplayString()}' preserves references, and MemFormat could not tell which objects unknown members refer to; remove PreserveReferences or this member"
            : null;
    }

    private static ISymbol? OfPart(INamedTypeSymbol part) => BaseChain.Of(part).SelectMany(t => t.GetMembers())
        .FirstOrDefault(m => !m.IsStatic && m.DeclaredAccessibility == Accessibility.Public && TypeTraits.IsExtensionMember(m));
}
