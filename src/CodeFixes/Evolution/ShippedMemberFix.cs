using MemFormat.Analyzers;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>MF071, MF074, MF075, MF077: says what became of a shipped member.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class ShippedMemberFix() : MemFormatFix("MF071", "MF074", "MF075", "MF077")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Type is not { } type || !target.Diagnostic.Properties.TryGetValue(EvolutionAnalyzer.Key, out var key)
            || key is not { Length: > 0 })
        {
            return [];
        }

        var reserve = new Fix(
            $"Reserve {Literal(key)} on '{type.Name}'", "reserve", edits => Declaration.AddAttribute(edits, type, $"MemReserved({Literal(key)})"));
        return (target.Diagnostic.Id, target.Symbol) switch
        {
            ("MF074", _) => [reserve],
            ("MF075", IPropertySymbol or IFieldSymbol) =>
                [new Fix($"'{target.Symbol.Name}' was called '{key}'", "renamed",
                    edits => Declaration.AddAttribute(edits, target.Symbol, $"MemFormerName({Literal(key)})")), reserve],
            ("MF071", IPropertySymbol or IFieldSymbol) => Converted(target, type, target.Symbol),
            ("MF077", IPropertySymbol or IFieldSymbol) => Optional(target.Symbol),
            _ => [],
        };
    }

    private static string Literal(string key) => int.TryParse(key, out _) ? key : SymbolDisplay.FormatLiteral(key, quote: true);

    private static IEnumerable<Fix> Converted(Target target, INamedTypeSymbol type, ISymbol member)
    {
        if (!target.Diagnostic.Properties.TryGetValue(EvolutionAnalyzer.Kind, out var kind) || kind is null
            || KindName.InTypeOf(kind) is not { } former)
        {
            yield break;
        }

        var present = member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;
        var method = $"{member.Name}From" + string.Concat(kind.Where(char.IsLetterOrDigit));
        yield return new Fix($"Convert its shipped values with [MemWas(typeof({former}), …)]", "convert", edits =>
        {
            Declaration.AddAttribute(edits, member, $"MemWas(typeof({former}), nameof({method}))");
            Declaration.AddMember(edits, type,
                $"private static {present.ToMinimalDisplayString(target.Model, target.Node.SpanStart)} {method}({former} value) => throw new global::System.NotImplementedException();");
        });
    }

    private static IEnumerable<Fix> Optional(ISymbol member)
    {
        if (member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is MemberDeclarationSyntax declaration
            && declaration.Modifiers.FirstOrDefault(m => m.IsKind(SyntaxKind.RequiredKeyword)) is { RawKind: not 0 } required)
        {
            yield return new Fix(
                $"Remove 'required' from '{member.Name}'", "optional", edits => edits.Replace(required.SyntaxTree!, required.FullSpan, ""));
        }
    }
}
