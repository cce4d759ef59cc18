using System.Globalization;
using System.Numerics;
using MemFormat.Analyzers;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>MF079: gives the shipped constants of an enum their numbers again, and new ones numbers that no shipped one has.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class ConstantsFix() : MemFormatFix("MF079")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Type is { TypeKind: TypeKind.Enum } type && target.Diagnostic.Properties.TryGetValue(EvolutionAnalyzer.Constants, out var text)
            && text is { Length: > 0 })
        {
            yield return new Fix(
                $"Give the constants of '{type.Name}' back their shipped numbers", "restore", edits => Restore(edits, type, Shipped(text)));
            if (!AttributeReader.Has(type, KnownNames.Formattable))
            {
                yield return new Fix(
                    $"The same, and let data have the constants of '{type.Name}' by their names from now on", "name", edits =>
                    {
                        Restore(edits, type, Shipped(text));
                        Declaration.AddAttribute(edits, type, "MemFormattable");
                    });
            }
        }
    }

    private static Dictionary<string, BigInteger> Shipped(string text) =>
        text.Split('\n').Select(line => line.Split('='))
            .ToDictionary(parts => parts[0], parts => BigInteger.Parse(parts[1], CultureInfo.InvariantCulture), StringComparer.Ordinal);

    /// <summary>Each constant says its number then: one without would follow those that change.</summary>
    private static void Restore(Edits edits, INamedTypeSymbol type, Dictionary<string, BigInteger> shipped)
    {
        if (!edits.Visit(type)
            || type.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(edits.Cancellation) is not EnumDeclarationSyntax declaration
            || declaration.Members.Count == 0)
        {
            return;
        }

        var present = type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue)
            .ToDictionary(f => f.Name,
                f => BigInteger.Parse(Convert.ToString(f.ConstantValue, CultureInfo.InvariantCulture)!, CultureInfo.InvariantCulture),
                StringComparer.Ordinal);
        var free = shipped.Values.Concat(present.Values).Max() + 1;
        foreach (var member in declaration.Members)
        {
            var name = member.Identifier.ValueText;
            if (!present.TryGetValue(name, out var now))
                continue;
            var isShipped = shipped.TryGetValue(name, out var number);
            if (!isShipped)
                number = shipped.ContainsValue(now) && member.EqualsValue is null ? free++ : now;
            if (member.EqualsValue is null)
                edits.Insert(member.SyntaxTree, member.Identifier.Span.End, $" = {number}");
            else if (isShipped && now != number)
                edits.Replace(member.SyntaxTree, member.EqualsValue.Value.Span, number.ToString(CultureInfo.InvariantCulture));
        }

        var last = declaration.Members.Last();
        var names = declaration.Members.Select(m => m.Identifier.ValueText);
        edits.Insert(last.SyntaxTree, last.Span.End, string.Concat(shipped.Where(s => !names.Contains(s.Key)).Select(s => $", {s.Key} = {s.Value}")));
    }
}
