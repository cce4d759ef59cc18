using MemFormat.Analyzers;
using MemFormat.Schema.Recorded;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>MF070: writes the lines of a type. Those of roots, which hold fingerprints, need the built assembly: they stay.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class RecordFix() : MemFormatFix("MF070")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        var facts = target.Diagnostic.Properties;
        if (facts.TryGetValue(EvolutionAnalyzer.Names, out var names) && names is not null
            && facts.TryGetValue(EvolutionAnalyzer.Lines, out var lines) && lines is not null)
        {
            yield return new Fix($"Write its lines into {RecordedFile.UnshippedName}", "record",
                edits => edits.ChangeText(target.Node.SyntaxTree, RecordedFile.UnshippedName, text => With(text, names.Split('\n'), lines)));
        }
    }

    /// <summary>A file with lines that cannot be read stays as it is: MF050 tells of them.</summary>
    private static string With(string text, string[] names, string lines)
    {
        var file = RecordedFile.Parse(text, isShipped: false, out var errors);
        var added = RecordedFile.Parse(lines, isShipped: false, out _).Lines;
        return errors.Count > 0
            ? text
            : (file with
            {
                Lines =
                new(file.Lines.Where(l => l is RecordedRoot or RecordedAccepted || !names.Contains(l.Type)).Concat(added))
            }).ToText();
    }
}
