using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers.Use;

/// <summary>Reports stored members that attributes of other serializers leave out.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ForeignIgnoreAnalyzer() : MemFormatAnalyzer(Diagnostics.ForeignIgnore)
{
    private static readonly string[] s_attributes =
    [
        "System.Text.Json.Serialization.JsonIgnoreAttribute", "Newtonsoft.Json.JsonIgnoreAttribute", "System.Runtime.Serialization.IgnoreDataMemberAttribute",
        "System.Xml.Serialization.XmlIgnoreAttribute", "System.NonSerializedAttribute",
    ];

    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
    {
        foreach (var (_, member) in ParsedTypes.Of(type, found.Compilation).Stored)
        {
            if (SymbolEqualityComparer.Default.Equals(member.Symbol.ContainingType, type) && member.MemMember is null && member.Attributes.FirstOrDefault(LeavesOut) is { } attribute)
                diagnostics.Add(Diagnostic.Create(Diagnostics.ForeignIgnore, member.Symbol.Locations[0], member.Symbol.ToDisplayString(), attribute.AttributeClass!.Name.Replace("Attribute", "")));
        }
    });

    /// <summary>A condition other than Always leaves out some values only.</summary>
    private static bool LeavesOut(AttributeData attribute) =>
        s_attributes.Any(name => AttributeReader.IsOf(attribute, name)) && AttributeReader.EnumName(attribute, "Condition") is null or "Always";
}
