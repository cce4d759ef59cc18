namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemUnion] attributes of types that are not stored.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnstoredUnionAnalyzer() : MemFormatAnalyzer(Diagnostics.UnstoredUnion)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Union, static (type, _, diagnostics) =>
    {
        if (!AttributeReader.Has(type, KnownNames.Formattable))
            diagnostics.Add(At(AttributeReader.Find(type, KnownNames.Union)!, Diagnostics.UnstoredUnion, type.ToDisplayString()));
    });
}
