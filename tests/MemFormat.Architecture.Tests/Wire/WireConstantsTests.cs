using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Wire;

/// <summary>The constants of the wire format are declared once, in <c>src/Schema/Wire</c>, and used wherever the format is read or written.</summary>
public class WireConstantsTests
{
    private static readonly List<(string File, SyntaxNode Root)> s_all =
        WireRules.Sources.SelectMany(s => Repository.Files(s, "*.cs")).Select(f => (f, CSharpSyntaxTree.ParseText(Repository.Read(f)).GetRoot()))
            .ToList();

    private static IEnumerable<(string File, SyntaxNode Root)> Home => s_all.Where(f => f.File.StartsWith(WireRules.Home, StringComparison.Ordinal));

    private static IEnumerable<(string File, SyntaxNode Root)> Others =>
        s_all.Where(f => !f.File.StartsWith(WireRules.Home, StringComparison.Ordinal));

    [Fact]
    public void A_constant_that_the_wire_has_is_declared_again()
    {
        var classes = Home.SelectMany(f => f.Root.DescendantNodes().OfType<BaseTypeDeclarationSyntax>()).Select(t => t.Identifier.Text)
            .ToHashSet(StringComparer.Ordinal);
        var found =
            Others.SelectMany(f => Constants(f.Root).Where(c => WireRules.Roles.Contains(c.Identifier.Text) && !IsOf(c, classes))
                .Select(c => At(f.File, c))).ToList();
        Assert.True(found.Count == 0, "Use the constant of " + WireRules.Home + ":\n" + string.Join("\n", found));
    }

    [Fact]
    public void A_constant_of_the_wire_has_two_values_or_two_places()
    {
        var twice = Home.SelectMany(f => Constants(f.Root))
            .GroupBy(c => c.Ancestors().OfType<TypeDeclarationSyntax>().First().Identifier.Text + "." + c.Identifier.Text, StringComparer.Ordinal)
            .Where(g => g.Count() > 1).Select(g => g.Key)
            .Concat(WireRules.Roles.Where(r => Home.SelectMany(f => Constants(f.Root)).Count(c => c.Identifier.Text == r) > 1)).ToList();
        Assert.Empty(twice);
    }

    [Fact]
    public void A_rule_of_the_wire_is_written_with_a_number()
    {
        var found = Others.SelectMany(f => f.Root.DescendantNodes().OfType<BinaryExpressionSyntax>().Select(e => Broken(f.File, e)).OfType<string>())
            .ToList();
        Assert.True(found.Count == 0, string.Join("\n", found));
    }

    [Fact]
    public void A_constant_of_the_wire_is_written_as_a_number_in_TypeScript()
    {
        var found = Repository.Files("src/TypeScriptGen/runtime", "*.ts")
            .Where(f => !f.EndsWith("/wire.ts", StringComparison.Ordinal) && !f.Contains("/dist/", StringComparison.Ordinal))
            .SelectMany(f => Repository.Read(f).Split('\n').Select((line, i) => (Line: line, Place: $"{f}:{i + 1}")))
            .Where(l => Regex.IsMatch(l.Line, WireRules.TypeScript, RegexOptions.CultureInvariant)).Select(l => $"{l.Place}: {l.Line.Trim()}")
            .ToList();
        Assert.True(found.Count == 0, "Import the constant from wire.ts:\n" + string.Join("\n", found));
    }

    private static IEnumerable<VariableDeclaratorSyntax> Constants(SyntaxNode root) =>
        root.DescendantNodes().OfType<VariableDeclaratorSyntax>().Where(v => v.Parent!.Parent switch
        {
            FieldDeclarationSyntax field => field.Modifiers.Any(SyntaxKind.ConstKeyword),
            LocalDeclarationStatementSyntax local => local.IsConst,
            _ => false,
        });

    /// <summary>Whether the value is a constant of the wire.</summary>
    private static bool IsOf(VariableDeclaratorSyntax constant, HashSet<string> classes) =>
        constant.Initializer is { Value: MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax owner } }
            && classes.Contains(owner.Identifier.Text);

    private static string? Broken(string file, BinaryExpressionSyntax expression)
    {
        if (Number(expression.Right) is not { } number)
            return null;
        var rule =
            WireRules.Rules.FirstOrDefault(r => r.Operator == expression.OperatorToken.Text && r.Number == number
                && IsCalled(expression.Left, r.Left));
        return rule is null || WireRules.Allowed.Contains(string.Create(CultureInfo.InvariantCulture, $"{file}: {rule.Operator} {number}"))
            ? null
            : $"{At(file, expression)}: {expression} (instead: {rule.Instead})";
    }

    private static int? Number(ExpressionSyntax expression) =>
        expression is LiteralExpressionSyntax { Token.Value: (int or uint or long or ulong) and var value }
        && Convert.ToDecimal(value, CultureInfo.InvariantCulture) is <= int.MaxValue and var number ? (int)number : null;

    /// <summary>Whether the last name of an operand is one of these, or ends with it.</summary>
    private static bool IsCalled(ExpressionSyntax operand, string names) => names.Length == 0
        || operand.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().LastOrDefault() is { } last
            && Regex.IsMatch(last.Identifier.Text, "^_?(" + names + ")$|(" + Capitalised(names) + ")$", RegexOptions.CultureInvariant);

    private static string Capitalised(string names) =>
        string.Join("|", names.Split('|').Where(n => n.Length > 1).Select(n => char.ToUpperInvariant(n[0]) + n[1..]).DefaultIfEmpty("$^"));

    private static string At(string file, SyntaxNode node) =>
        string.Create(CultureInfo.InvariantCulture, $"{file}:{node.GetLocation().GetLineSpan().StartLinePosition.Line + 1}");
}
