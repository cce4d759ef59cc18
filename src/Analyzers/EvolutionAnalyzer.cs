using System.Collections.Immutable;
using MemFormat.Generator.Manifest;
using MemFormat.Schema.Evolution;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Recorded;

namespace MemFormat.Analyzers;

/// <summary>Reports, in projects with recorded schema files, the changes that break a promise about shipped data.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class EvolutionAnalyzer() : MemFormatAnalyzer(
    Diagnostics.OldRecord, Diagnostics.Unreadable, Diagnostics.UnreadableByShipped, Diagnostics.Loss, Diagnostics.Removed, Diagnostics.Renamed,
    Diagnostics.Reused, Diagnostics.Required, Diagnostics.Case, Diagnostics.Constant, Diagnostics.TypeGone)
{
    /// <summary>
    /// The properties of a diagnostic: the type in the recorded lines, the shipped member's key and kind, and the key
    /// that a member of the present name had.
    /// </summary>
    public const string Type = "type", Key = "key", Kind = "kind", Former = "former", ShippedCase = "case";

    /// <summary>
    /// The names that lines are missing of, and the text of <c>MemFormat.Unshipped.txt</c> with these alone. The
    /// shipped constants of an enum, as <c>Open=1</c>.
    /// </summary>
    public const string Names = "names", Lines = "lines", Constants = "constants";

    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (RecordedProject.Find(start.Options, start.Compilation) is not { } project)
            return;
        start.RegisterSymbolAction(found => Analyze((INamedTypeSymbol)found.Symbol, project, found), SymbolKind.NamedType);
        // Not at the end of the compilation: editors offer no fixes then.
        start.RegisterAdditionalFileAction(file =>
        {
            if (!project.IsShippedFile(file.AdditionalFile))
                return;
            foreach (var change in project.Changes.Gone())
            {
                file.ReportDiagnostic(Diagnostic.Create(
                    Diagnostics.ById(change.Rule.Id), project.LineOf(change.Type), Facts(change, project), change.Arguments.ToArray<object>()));
            }
        });
    });

    private static void Analyze(INamedTypeSymbol type, RecordedProject project, SymbolAnalysisContext found)
    {
        if (type.EnumUnderlyingType is not null)
        {
            var name = ManifestNames.Full(TypeNames.Of(type));
            if (!project.Knows(name))
                return;
            var constants = EnumParser.Parse(type);
            Report(type, project, project.Changes.Find(constants), found);
            ReportLines(type, project, [name], [.. TypeLines.Of(constants)], found);
        }
        else if (AttributeReader.Has(type, KnownNames.Formattable) && ParsedTypes.Of(type, found.Compilation).Shape is { } shape)
        {
            var manifest = ManifestParser.ParseAlone(found.Compilation, shape, type);
            Report(type, project, project.Changes.Find(manifest), found);
            if (HasLines(manifest))
            {
                ReportLines(type, project,
                    [.. manifest.Unions.Select(u => TypeLines.Name(manifest, u)).Append(RecordedText.Name(manifest.Name)).Distinct()],
                    [.. TypeLines.Of(manifest)], found);
            }
        }
    }

    private static void ReportLines(
        INamedTypeSymbol type,
        RecordedProject project,
        string[] names,
        RecordedLine[] present,
        SymbolAnalysisContext found)
    {
        if (project.Missing(names, present) is not { } missing)
            return;
        var facts = ImmutableDictionary<string, string?>.Empty.Add(Names, string.Join("\n", names)).Add(Lines, missing.ToText());
        found.ReportDiagnostic(Diagnostic.Create(Diagnostics.OldRecord, type.Locations[0], facts, type.ToDisplayString()));
    }

    /// <summary>Abstract types that are only the bases of others have no lines.</summary>
    private static bool HasLines(TypeManifest type) => type.HasBody || type.Unions.Count > 0;

    private static void Report(INamedTypeSymbol type, RecordedProject project, IEnumerable<SchemaChange> changes, SymbolAnalysisContext found)
    {
        foreach (var change in changes)
        {
            var place = change.Member is null
                ? type
                : BaseChain.Of(type).SelectMany(t => t.GetMembers(change.Member)).FirstOrDefault(m => m.Locations.Any(l => l.IsInSource)) ?? type;
            found.ReportDiagnostic(Diagnostic.Create(Diagnostics.ById(change.Rule.Id), place.Locations.First(l => l.IsInSource),
                Facts(change, project), change.Arguments.ToArray<object>()));
        }
    }

    private static ImmutableDictionary<string, string?> Facts(SchemaChange change, RecordedProject project) =>
        ImmutableDictionary<string, string?>.Empty
            .Add(Type, change.Type).Add(Key, change.Key).Add(Kind, project.KindOf(change.Type, change.Key))
            .Add(Former, project.KeyOf(change.Type, change.Member)).Add(ShippedCase, change.Rule == ChangeRule.Case ? change.Arguments[2] : null)
            .Add(Constants, change.Rule == ChangeRule.Constant ? project.ConstantsOf(change.Type) : null);
}
