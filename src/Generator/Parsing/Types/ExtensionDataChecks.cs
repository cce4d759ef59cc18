using System.Collections.Generic;
using System.Linq;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>A type has one member for extension data at most, which can be null and has no key of its own.</summary>
internal static class ExtensionDataChecks
{
    public static void Pass(INamedTypeSymbol type, INamedTypeSymbol? part, IReadOnlyList<MemberCandidate> members, DiagnosticSink sink)
    {
        MemberCandidate? first = null;
        foreach (var member in members.Where(m => TypeTraits.IsExtensionData(m.Type)))
        {
            var at = SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, type) ? member.Symbol : type;
            if (WhyNot(member, first, type, part) is { } reason)
                sink.Report(Diagnostics.InvalidExtensionData, at, member.Symbol.ToDisplayString(), reason);
            first ??= member;
        }
    }

    private static string? WhyNot(MemberCandidate member, MemberCandidate? first, INamedTypeSymbol type, INamedTypeSymbol? part)
    {
        if (first is not null)
            return $"'{first.Name}' does already";
        if (part is not null && OfPart(part) is { } inherited)
            return $"'{inherited.ToDisplayString()}' does already";
        if (member.HasAttributes)
            return "it must have no attribute of MemFormat, since its place in a payload is always the same";
        if (member.Type.NullableAnnotation == NullableAnnotation.NotAnnotated)
            return "it is null where nothing is unknown; declare it as 'MemExtensionData?'";
        return AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "PreserveReferences")?.Value is true
            ? $"the objects of '{type.ToDisplayString()}' keep their identity, which members that nobody knows could not"
            : null;
    }

    private static ISymbol? OfPart(INamedTypeSymbol part) => BaseChain.Of(part).SelectMany(t => t.GetMembers())
        .FirstOrDefault(m => !m.IsStatic && m.DeclaredAccessibility == Accessibility.Public && TypeTraits.IsExtensionMember(m));
}
