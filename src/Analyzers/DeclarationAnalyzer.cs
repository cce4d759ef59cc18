namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the declarations that the generator should not store. It reports itself those that it cannot.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class DeclarationAnalyzer() : MemFormatAnalyzer(
    Diagnostics.NotStored, Diagnostics.ChangedMember, Diagnostics.NoEffect, Diagnostics.UnstoredField, Diagnostics.UnknownGetter,
    Diagnostics.UnstoredValue, Diagnostics.StoresNothing)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
        diagnostics.AddRange(ParsedTypes.Of(type, found.Compilation).Diagnostics.Where(d => d.DefaultSeverity != DiagnosticSeverity.Error)));
}
