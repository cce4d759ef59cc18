using System.Text.RegularExpressions;
using MemFormat.Generator;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>
/// The rule: each public instance field and property of an annotated type is stored, left out by an attribute, plainly computed, or the build tells.
/// Types are drawn from <see cref="DrawnMembers"/>, built with the generator and all analyzers, and each public member is looked for.
/// </summary>
public sealed partial class DrawnMemberTests
{
    private const string Around = """
        public interface IShown<T> { T Shown { get; } }
        public class Lines : List<int>;
        [MemFormattable] public partial class Inner { public int A { get; set; } }
        [MemFormattable] public partial class Holder<T> { public T? Value { get; set; } }
        public static class Any { public static T Get<T>(object owner, Dictionary<string, T> all) => all["a"]; public static T? Ensure<T>(ref T? value) where T : class => value; }

        """;

    /// <summary>Types around the members: D stands for those of a base class or another part, E for the others; : and , for an interface.</summary>
    private static readonly (string Text, bool IsSealed)[] s_types =
    [
        ("[MemFormattable] public partial class Order: { D E }", false),
        ("[MemFormattable] public sealed partial record Order: { D E }", true),
        ("[MemFormattable] public partial record Order(int First, string? Second): { D E }", false),
        ("[MemFormattable] public partial struct Order: { public Order() { } D E }", true),
        ("[MemFormattable] public partial record struct Order: { public Order() { } D E }", true),
        ("[MemFormattable] public partial class Order<X>: { public X? Other { get; set; } D E }", false),
        ("public abstract partial class Base { D } [MemFormattable] public partial class Order : Base, { E }", false),
        ("public partial class Order { D } [MemFormattable] public partial class Order: { E }", false),
        ("[MemFormattable] public abstract partial class Base { D } [MemFormattable] public partial class Order : Base, { E }", false),
        ("[MemFormattable] public partial class Order: { public Order(int given, int more = 3) => Given = given + more; public int Given { get; } [MemIgnore] public int More => 3; D E }", false),
    ];

    public static TheoryData<int> Seeds() => new(Enumerable.Range(1, 6));

    /// <summary>Each declaration is drawn on its own with each kind of type first, so that none is left out by chance.</summary>
    [Fact]
    public async Task Each_declaration_has_its_fate()
    {
        var drawn = DrawnMembers.All.SelectMany(d => Kinds(d.Kind).Select(types => (d, Type: types))).ToList();
        var wrong = new List<string>();
        foreach (var chunk in drawn.Chunk(120))
        {
            wrong.AddRange(
                await Check([.. chunk.Select((c, i) => (s_types[0], (IReadOnlyList<(Drawn, (string, string))>)[(c.d, c.Type[i % c.Type.Length])]))]));
        }

        Assert.True(wrong.Count == 0, string.Join("\n", wrong));
    }

    [Theory]
    [MemberData(nameof(Seeds))]
    public async Task Nothing_public_is_left_out_without_a_word(int seed)
    {
        var random = new Random(seed);
        var types = new List<((string, bool), IReadOnlyList<(Drawn, (string, string))>)>();
        for (var i = 0; i < 60; i++)
        {
            var around = s_types[random.Next(s_types.Length)];
            var members = new List<(Drawn, (string, string))>();
            for (var count = random.Next(1, 9); count > 0;)
            {
                var member = DrawnMembers.All[random.Next(DrawnMembers.All.Length)];
                if (around.IsSealed && NotInSealed().IsMatch(member.Text) || around != s_types[0] && member.Other is not null)
                    continue;
                var kinds = Kinds(member.Kind).ToList();
                var kind = kinds[random.Next(kinds.Count)];
                members.Add((member, kind[random.Next(kind.Length)]));
                count--;
            }

            types.Add((around, members));
        }

        var wrong = await Check(types);
        Assert.True(wrong.Count == 0, string.Join("\n", wrong));
    }

    private static IEnumerable<(string Type, string Made)[]> Kinds(TypesOf kinds)
    {
        if (kinds.HasFlag(TypesOf.Values))
            yield return DrawnMembers.Values;
        if (kinds.HasFlag(TypesOf.Collections))
            yield return DrawnMembers.Collections;
        if (kinds.HasFlag(TypesOf.Views))
            yield return DrawnMembers.Views;
    }

    [GeneratedRegex(@"\bvirtual\b|\bprotected\b|lock \(this\)|, this")]
    private static partial Regex NotInSealed();

    /// <summary>What is wrong with the types, each in a class of its own.</summary>
    private static async Task<List<string>> Check(
        IReadOnlyList<((string Text, bool IsSealed) Around, IReadOnlyList<(Drawn Drawn, (string Type, string Made) Type)> Members)> types)
    {
        var (code, others) = (new List<string>(), new List<string>());
        var fates = new Dictionary<(string Scope, string Name), (Fate? Fate, string Text)>();
        for (var i = 0; i < types.Count; i++)
        {
            var isShown = false;
            var texts = types[i].Members.Select((m, j) =>
            {
                var text = Declaration(m.Drawn.Text, $"M{j}", m.Type);
                if (text.Contains("IShown<", StringComparison.Ordinal) && isShown)
                    return ""; // A type has one.
                isShown |= text.Contains("IShown<", StringComparison.Ordinal);
                fates.Add(($"S{i}", $"M{j}"), (m.Drawn.Fate, text));
                return text;
            }).ToList();
            var around = types[i].Around.Text;
            var shown = texts.FindIndex(t => t.Contains("IShown<", StringComparison.Ordinal));
            var type = shown < 0 ? null : $"IShown<{types[i].Members[shown].Type.Type}>";
            around = around.Replace(": {", type is null ? " {" : $" : {type} {{").Replace("Base, {", type is null ? "Base {" : $"Base, {type} {{");
            if (types[i].Members.Any(m => m.Drawn.Other is not null))
                others.Add($"partial class S{i} {{ partial class Order {{ {string.Join(" ", types[i].Members.Select((m, j) => Declaration(m.Drawn.Other ?? "", $"M{j}", m.Type)))} }} }}");
            var half = texts.Count / 2;
            var own = texts.Where((t, j) => j >= half || t.Contains("IShown<", StringComparison.Ordinal));
            var first = texts.Where((t, j) => j < half && !t.Contains("IShown<", StringComparison.Ordinal));
            code.Add($"public static partial class S{i} {{ {around.Replace("D E", string.Join(" ", first.Concat(own))).Replace(" D ", $" {string.Join(" ", first)} ").Replace(" E ", $" {string.Join(" ", own)} ")} }}");
        }

        var compilation = Source.CompileNewest(Source.Shop(Around + string.Join("\n", code)));
        compilation = compilation.WithOptions(compilation.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default));
        var other =
            new Analysis.Other("#nullable enable\nusing System;\nusing System.Collections.Generic;\nnamespace Shop;\n" + string.Join("\n", others));
        CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator(), other.AsSourceGenerator()], parseOptions: Source.Newest)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        var errors = output.GetDiagnostics().Concat(reported).Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => $"{d}: {Line(d)}")
            .Distinct().ToList();
        if (errors.Count > 0)
            return errors;
        var told =
            (await output.WithAnalyzers(Analysis.Analyzers).GetAnalyzerDiagnosticsAsync()).Where(d => d.Severity >= DiagnosticSeverity.Warning
                && d.Id.StartsWith("MF", StringComparison.Ordinal)).ToList();
        return [.. output.GlobalNamespace.GetNamespaceMembers().Single(n => n.Name == "Shop").GetTypeMembers()
            .Where(t => t.IsStatic && t.Name[0] == 'S').SelectMany(scope => Check(scope, told, fates, code[int.Parse(scope.Name[1..])]))];
    }

    private static IEnumerable<string> Check(
        INamedTypeSymbol scope,
        List<Diagnostic> told,
        Dictionary<(string, string), (Fate? Fate, string Text)> fates,
        string code)
    {
        var order = scope.GetTypeMembers("Order").Single();
        var stored = Stored(order);
        for (var type = order; type.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType); type = type.BaseType!)
        {
            foreach (var member in type.GetMembers().Where(m => m is IFieldSymbol or IPropertySymbol && !m.IsImplicitlyDeclared))
            {
                var isTold = told.Any(d => member.Locations.Any(l => l == d.Location) && d.Id is "MF008" or "MF017" or "MF024" or "MF027");
                Fate? found = stored.Contains(member.Name)
                    ? Fate.Stored
                    : member.GetAttributes().Any(a => a.AttributeClass!.Name == "MemIgnoreAttribute") ? Fate.Ignored : isTold ? Fate.Told : null;
                var isJudged = fates.TryGetValue((scope.Name, member.Name), out var drawn);
                if (found == Fate.Stored && isTold)
                    yield return $"{member} is stored and told: {drawn.Text}";
                var isPublic =
                    member is { DeclaredAccessibility: Accessibility.Public, IsStatic: false } and not IPropertySymbol { IsIndexer: true }
                        and not IPropertySymbol { GetMethod: null };
                if (isPublic && found is null && !(isJudged && drawn.Fate is Fate.Computed or null && drawn.Text is not null))
                    yield return $"{member} is left out without a word: {drawn.Text ?? code}";
                if (isJudged && drawn.Fate is { } fate && (found ?? Fate.Computed) != fate)
                    yield return $"{member} is {found?.ToString() ?? "silent"}, not {fate}: {drawn.Text}";
            }
        }
    }

    /// <summary>The members in the table of the emitted code, those of base classes included.</summary>
    private static HashSet<string> Stored(INamedTypeSymbol type)
    {
        var table = type.DeclaringSyntaxReferences.Select(r => r.SyntaxTree)
            .Single(t => t.FilePath.EndsWith(".MemFormat.g.cs", StringComparison.Ordinal)).ToString();
        return [.. Regex.Match(table, @"<summary><code>(.*?)</code>", RegexOptions.Singleline).Groups[1].Value.Split('\n')
            .Select(l => Regex.Match(l, @"///\s+(\w+)").Groups[1].Value).Where(n => n.Length > 0)];
    }

    private static string Declaration(string text, string name, (string Type, string Made) type) =>
        Regex.Replace(text, @"\b(_?|s_)N\b|\b(_)?N(_\w+)|\b(\w+_)N\b|\bT\b|\bM\b", m => m.Value switch
        {
            "T" => type.Type,
            "M" => type.Made,
            var n => Regex.Replace(n, @"(?<![A-Za-z0-9])N(?![A-Za-z0-9])", name),
        });

    private static string? Line(Diagnostic diagnostic) =>
        diagnostic.Location.SourceTree?.GetText().Lines[diagnostic.Location.GetLineSpan().StartLinePosition.Line].ToString().Trim();
}
