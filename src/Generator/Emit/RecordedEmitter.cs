using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Generator.Pipelines;
using MemFormat.Schema.Recorded;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the schemas of earlier releases as data, which is looked at when a payload names its schema.</summary>
internal static class RecordedEmitter
{
    private const string Mf = Names.Alias;

    public static string Emit(IEnumerable<RecordedRoot> roots) => CodeWriter.Begin().Write($$"""
        [assembly: {{Mf}}::MemFormatRecorded(typeof(global::{{KnownNames.GeneratedNamespace}}.RecordedSchemas))]

        namespace {{KnownNames.GeneratedNamespace}}
        {
            /// <summary>The schemas in {{RecordedFile.ShippedName}} and {{RecordedFile.UnshippedName}}.</summary>
            {{Names.Generated}}
            file sealed class RecordedSchemas : {{Mf}}::MemFormatRecordedSchemas
            {
                /// <inheritdoc/>
                public override void List({{Mf}}::RecordedSchemaList list)
                {
                    {{roots.Select(Add)}}
                }
            }
        }
        """).End();

    private static string Add(RecordedRoot root) =>
        $"list.Add({SymbolDisplay.FormatLiteral(root.Label, quote: true)}, {Bytes(root.Descriptor)}{(root.Cases.Count > 0 ? $", {Bytes(root.Cases)}" : "")});";

    private static string Bytes(IEnumerable<byte> bytes) => $"new byte[] {{ {string.Join(", ", bytes.Select(b => b.ToString(Names.Culture)))} }}";
}
