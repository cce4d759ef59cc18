using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.CSharp;
using MemFormat.Generator.Tests;
using Xunit;
using Xunit.Abstractions;

namespace MemFormat.Analyzers.Tests.Typing;

/// <summary>
/// Half-typed code is what an editor sees most. Nothing throws at it: a generator that does loses all generated code of the project.
/// <c>MEMFORMAT_FUZZ</c> is a factor for the number of states, up to all of them: each prefix and each missing token of the pages' examples.
/// </summary>
public sealed class TypingTests(ITestOutputHelper output)
{
    private const int FewStates = 400;

    /// <summary>Found by hand, and each name left out in turn.</summary>
    private static readonly string[] s_samples =
    [
        "[MemFormattable] public partial record Half(int );",
        "[MemFormattable] public partial record Half(int , string b);",
        "[MemFormattable] public partial record struct Half(int, int);",
        "[MemFormattable] public partial class Half { public int { get; set; } }",
        "[MemFormattable] public partial class Half { public int ; }",
        "[MemFormattable] public partial class Half { [MemMember(1)] public int }",
        "[MemFormattable] public partial class { public int A { get; set; } }",
        "[MemFormattable] public partial class Half<> { public int A { get; set; } }",
        "[MemFormattable] public partial class Half<T, > { public T A { get; set; } }",
        "[MemFormattable] public partial class Half<T, T> { public T A { get; set; } }",
        "[MemFormattable] public partial class Half : { public int A { get; set; } }",
        "[MemFormattable] public partial class Half(int ) { public int A { get; set; } }",
        "[MemFormattable] public partial class Half { public Half(int ) { } public Half( { public int A { get; set; } }",
        "[MemFormattable, MemUnion(1, typeof())] public partial interface IHalf { }",
        "[MemFormattable, MemUnion(1, )] public partial interface IHalf { }",
        "[MemFormattable, MemUnion(, typeof(int))] public abstract partial class Half { }",
        "[MemFormattable, MemReserved(] public partial class Half { public int A { get; set; } }",
        "[MemFormattable] public partial class Half { [MemWas(typeof(int), )] public string A { get; set; } = \"\"; }",
        "[MemFormattable] public partial class Half { [MemWas(typeof(), nameof())] public string A { get; set; } = \"\"; }",
        "[MemFormattable] public partial class Half { [MemFormerName()] public string A { get; set; } = \"\"; [MemFormerName(null)] public string B { get; set; } = \"\"; }",
        "[MemFormattable] public partial class Half { [MemComparer(typeof())] public HashSet<string> A { get; set; } = []; [MemCodec(typeof())] public string B { get; set; } }",
        "[MemFormattable] public partial class Half { public enum { A, } public E A { get; set; } public enum E { , B = } }",
        "[MemFormatRoot(typeof())] public partial class C : MemFormatContext; [MemFormatRoot()] public partial class D : MemFormatContext;",
        "[MemSurrogate(typeof())] public class Half; [MemSurrogate()] public class Other;",
        "public static class P { public static void M() { MemFormatSerializer.Serialize<>(1); MemFormatSerializer.Deserialize<List<>>([]); MemFormatSerializer.Serialize(); } }",
        "[MemFormattable] public partial class Half { public (int, ) A { get; set; } public (int a, int a) B { get; set; } public List<> C { get; set; } public int[,,,,,] D; public Dictionary<int> E; }",
    ];

    [Fact]
    public async Task Nothing_throws_at_half_typed_code()
    {
        var code = new TypedCode();
        var states = States().ToList();
        var step = Math.Max(1, states.Count / (FewStates * Factor()));
        var count = 0;
        foreach (var state in s_samples.Concat(states.Where((_, i) => i % step == step / 2)))
        {
            await code.Type(Source.Shop(state));
            count++;
        }

        output.WriteLine($"{count} of {s_samples.Length + states.Count} states");
        Assert.True(states.Count > 20_000, $"There are {states.Count} states.");
        Assert.True(code.Failures.Count == 0,
            $"{code.Failures.Count} failures: " + string.Join("\n\n", code.Failures.DistinctBy(f => f.Split('\n')[0]).Take(10)));
    }

    private static int Factor() => int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), out var factor) ? factor : 1;

    private static IEnumerable<string> States()
    {
        foreach (var block in Blocks())
        {
            foreach (var token in CSharpSyntaxTree.ParseText(block, Source.ParseOptions).GetRoot().DescendantTokens().Where(t => t.Span.Length > 0))
            {
                yield return block[..token.Span.End];
                yield return block.Remove(token.SpanStart, token.Span.Length);
            }
        }
    }

    /// <summary>The examples of all pages, diagnostics first.</summary>
    private static IEnumerable<string> Blocks([CallerFilePath] string path = "")
    {
        var docs = Path.Combine(Path.GetDirectoryName(path)!, "../../../docs");
        foreach (var page in Directory.GetFiles(docs, "*.md", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
        {
            foreach (Match block in Regex.Matches(File.ReadAllText(page), "```csharp[^\n]*\n(.*?)```", RegexOptions.Singleline))
                yield return block.Groups[1].Value;
            foreach (var block in PageBlocks.Of(string.Concat(Regex.Matches(File.ReadAllText(page), "```diff\n.*?```", RegexOptions.Singleline))))
                yield return block;
        }
    }
}
