using MemFormat.Generator.Pipelines;
using MemFormat.Schema.Recorded;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the schemas of earlier releases as data, which is looked at when a payload names its schema.</summary>
internal static class RecordedEmitter
{
    public static string Emit(IEnumerable<RecordedRoot> roots) => CodeWriter.Begin().Write($"""
        // The schemas in {RecordedFile.ShippedName} and {RecordedFile.UnshippedName}.
        {roots.Select(Attribute)}
        """).End();

    private static string Attribute(RecordedRoot root) =>
        $"[assembly: {Names.Alias}::MemFormatRecorded({string.Join(", ", root.Bytes.Prepend(root.Label).Select(v => SymbolDisplay.FormatLiteral(v, quote: true)))})]";
}
