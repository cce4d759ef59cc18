using MemFormat.Analyzers.Calls;

namespace MemFormat.CodeFixes.Calls;

/// <summary>MF091: names the root on the project's context, and makes one if there is none.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class ContextFix() : MemFormatFix("MF091")
{
    private const string Name = "RootContext";

    public override IEnumerable<Fix> Find(Target target)
    {
        if (!target.Diagnostic.Properties.TryGetValue(OpenCallAnalyzer.Root, out var root) || root is null)
            yield break;
        var context = SourceTypes.All(target.Model.Compilation.Assembly.GlobalNamespace)
            .Where(t => AttributeReader.Has(t, KnownNames.Root)).OrderBy(t => t.ToDisplayString(), StringComparer.Ordinal).FirstOrDefault();
        yield return new Fix($"Add [MemFormatRoot(typeof({root}))] to '{context?.Name ?? Name}'", "root", edits =>
        {
            if (context is not null)
                Declaration.AddAttribute(edits, context, $"MemFormatRoot(typeof({root}))");
            else
                edits.AddFile(target.Node.SyntaxTree, Name + ".cs", Text(edits.Lines(Name, $"[MemFormatRoot(typeof({root}))]")));
        });
    }

    private static string Text(IEnumerable<string> roots) =>
        $"using MemFormat;\n\n/// <summary>The roots that only generic code names: pass it as Context in the options.</summary>\n{string.Join("\n", roots)}\npublic partial class {Name} : MemFormatContext;\n";
}
