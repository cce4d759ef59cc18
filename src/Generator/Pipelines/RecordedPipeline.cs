using MemFormat.Generator.Emit;
using MemFormat.Generator.Parsing.Recorded;
using MemFormat.Generator.Parsing.Reporting;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Generator.Pipelines;

/// <summary>From the recorded schema files to code that knows their schemas. Types have no part in it, so no file of a type depends on it.</summary>
internal static class RecordedPipeline
{
    public static void Print(IncrementalGeneratorInitializationContext context)
    {
        var files = context.AdditionalTextsProvider
            .Where(static text => RecordedSource.Is(text.Path))
            .Select(static (text, cancel) => RecordedSource.Parse(text.Path, text.GetText(cancel)?.ToString() ?? ""))
            .WithTrackingName(TrackingNames.Recorded)
            .Collect()
            .SelectMany(static (found, _) => found.Length > 0 ? new[] { found.ToEquatableArray() } : []);
        var schemas = files
            .Select(static (found, _) => RecordedSource.Schemas(found))
            .WithTrackingName(TrackingNames.Schemas);
        context.RegisterSourceOutput(schemas.Where(static found => found.Count > 0), static (output, found) =>
            output.AddSource("MemFormat.Recorded.g.cs", RecordedEmitter.Emit(found)));

        context.RegisterSourceOutput(files, static (output, found) =>
        {
            foreach (var file in found)
            {
                foreach (var error in file.Errors)
                {
                    output.ReportDiagnostic(
                        Diagnostic.Create(Diagnostics.InvalidRecord, At(file.Path, error.Line), Path.GetFileName(file.Path), error.Message));
                }
            }

            foreach (var (file, line, other) in RecordedSource.Collisions(found))
                output.ReportDiagnostic(Diagnostic.Create(Diagnostics.SameFingerprint, At(file.Path, line.Line), line.Root.Label, other.Label));
        });
    }

    private static Location At(string path, int line) => Location.Create(path, default, new LinePositionSpan(new(line, 0), new(line, 0)));
}
