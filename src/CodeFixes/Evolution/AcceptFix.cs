using MemFormat.Analyzers;
using MemFormat.Schema.Recorded;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>MF071 to MF079: writes into the unshipped lines that a change is meant. It is reported until the reason is written, too.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class AcceptFix() : MemFormatFix("MF071", "MF072", "MF073", "MF074", "MF075", "MF076", "MF077", "MF078", "MF079")
{
    public const string AcceptKey = "accept";

    public override IEnumerable<Fix> Find(Target target)
    {
        var facts = target.Diagnostic.Properties;
        if (facts.TryGetValue(EvolutionAnalyzer.Type, out var type) && type is not null && facts.TryGetValue(EvolutionAnalyzer.Key, out var key)
            && key is not null)
        {
            var line = new RecordedAccepted(type, target.Diagnostic.Id, key.Length == 0 ? "*" : key, RecordedAccepted.NoReason);
            yield return new Fix($"Write into {RecordedFile.UnshippedName} that you mean this", AcceptKey,
                edits => edits.ChangeText(target.Node.SyntaxTree, RecordedFile.UnshippedName, text => With(text, line)));
        }
    }

    /// <summary>A file with lines that cannot be read is left as it is, with one more line.</summary>
    public static string With(string text, RecordedAccepted line)
    {
        var file = RecordedFile.Parse(text, isShipped: false, out var errors);
        return errors.Count > 0 ? $"{text.TrimEnd('\n')}\n{line}\n" : (file with { Lines = new(file.Lines.Append(line)) }).ToText();
    }
}
