using System.Collections.Immutable;
using MemFormat.Generator.Parsing.Members;

namespace MemFormat.Analyzers;

/// <summary>Reports the members that the generator cannot store, because other generators make them.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class OtherGeneratorAnalyzer() : MemFormatAnalyzer(Diagnostics.UnseenMember)
{
    /// <summary>The name of the property that another generator makes of the field to which the diagnostic points.</summary>
    public const string Property = "property";

    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
    {
        if (PrintedCode.Find(type) is not { } printed || ParsedTypes.Of(type, found.Compilation).Unseen is not { Count: > 0 } unseen)
            return;
        foreach (var (member, maker) in unseen.Where(u => IsOwn(u.Member.Symbol.ContainingType, type)))
        {
            var origin = maker is IPropertySymbol ? Origin(member, printed) : null;
            if (origin is not null && (AttributeReader.Has(origin, KnownNames.Member) || AttributeReader.Has(origin, KnownNames.Ignore)))
                continue;
            var place = (maker is INamedTypeSymbol ? type : origin ?? member.Symbol).Locations.Concat(type.Locations)
                .FirstOrDefault(l => l.SourceTree is { } tree && !printed.IsPrinted(tree));
            var facts = origin is null
                ? ImmutableDictionary<string, string?>.Empty
                : ImmutableDictionary<string, string?>.Empty.Add(Property, member.Name);
            diagnostics.Add(Diagnostic.Create(Diagnostics.UnseenMember, place ?? Location.None, facts, member.Symbol.ToDisplayString(), What(maker),
                Cure(maker, member, origin, type)));
        }
    });

    /// <summary>Whether no base class between them answers for the members of the other type.</summary>
    private static bool IsOwn(INamedTypeSymbol owner, INamedTypeSymbol type) => SymbolEqualityComparer.Default.Equals(owner, type)
        || !BaseChain.Of(type.BaseType).TakeWhile(t => !SymbolEqualityComparer.Default.Equals(t, owner)).Append(owner)
            .Any(t => AttributeReader.Has(t, KnownNames.Formattable) && PrintedCode.Find(t) is not null);

    /// <summary>The field of the project that a property is made of, or null.</summary>
    private static IFieldSymbol? Origin(MemberCandidate member, PrintedCode printed)
    {
        if (member.Property is not { } property)
            return null;
        if (GetterFields.Returned(property) is { IsImplicitlyDeclared: false } shown && !printed.IsOfOthers(shown))
            return shown;
        var fields = property.ContainingType.GetMembers().OfType<IFieldSymbol>()
            .Where(f => !f.IsStatic && !f.IsImplicitlyDeclared && !printed.IsOfOthers(f) && !f.GetAttributes().IsEmpty);
        return fields.FirstOrDefault(f => string.Equals(Bare(f.Name), property.Name, StringComparison.OrdinalIgnoreCase));
    }

    private static string Bare(string field) => (field.StartsWith("m_", StringComparison.Ordinal) ? field.Substring(2) : field).Trim('_');

    private static string What(ISymbol maker) => maker switch
    {
        INamedTypeSymbol based => $"'{based.ToDisplayString()}' a base class",
        IMethodSymbol => "the constructor with its parameter",
        _ => "it",
    };

    private static string Cure(ISymbol maker, MemberCandidate member, IFieldSymbol? origin, INamedTypeSymbol type) => maker switch
    {
        INamedTypeSymbol based =>
            $"name '{based.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}' as the base class in your own part of '{type.Name}', too",
        IMethodSymbol => $"declare the constructor in your own part of '{type.Name}', or give '{member.Name}' a setter",
        _ when origin is null => $"declare '{member.Name}' in your own part of '{type.Name}', as a partial property if that generator takes one",
        _ =>
            $"declare a partial property '{member.Name}' with [{Attribute(origin)}] instead of the field '{origin.Name}' if that generator takes one, or mark the field with [MemMember], or with [MemIgnore] to leave it out",
    };

    private static string Attribute(IFieldSymbol field) =>
        field.GetAttributes().Select(a => a.AttributeClass?.Name).FirstOrDefault(n => n is not null) is { } name
            ? name.EndsWith("Attribute", StringComparison.Ordinal) ? name.Substring(0, name.Length - 9) : name
            : "its attribute";
}
