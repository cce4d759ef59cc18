using MemFormat.Generator.Parsing.TypeRefs;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Calls;

/// <summary>Reports calls with a type that has no codec, and those that ignore how many bytes were read.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class EntryCallAnalyzer() : MemFormatAnalyzer(Diagnostics.UnsupportedRoot, Diagnostics.UnusedCount)
{
    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (start.Compilation.GetTypeByMetadataName(KnownNames.Serializer) is not null)
            start.RegisterOperationAction(Analyze, OperationKind.Invocation);
    });

    private static void Analyze(OperationAnalysisContext found)
    {
        var call = (IInvocationOperation)found.Operation;
        if (EntryCall.Find(call) is not { } entry)
            return;
        if (WhyNot(entry, SourceProject.Of(found.Compilation)) is { } why)
            found.ReportDiagnostic(Diagnostic.Create(Diagnostics.UnsupportedRoot, entry.Place, entry.Root.ToDisplayString(), why));
        if (call.Arguments.FirstOrDefault(a => a.Parameter?.Name == "bytesRead") is { Value: IDiscardOperation } count)
            found.ReportDiagnostic(Diagnostic.Create(Diagnostics.UnusedCount, count.Syntax.GetLocation()));
    }

    private static string? WhyNot(EntryCall entry, SourceProject project)
    {
        if (UnknownTypes.AreIn(entry.Root))
            return null;
        var (reference, why, isForbidden) = new TypeRefParser(project).Parse(entry.Root);
        if (reference is not null)
            return null;

        // A context of another assembly may have surrogates for the types of others.
        return why == UnknownTypes.Reason || entry.HasOptions && !isForbidden && !NamesOwn(entry.Root, project.Assembly)
            ? null
            : Remedies.OfRoot(why!);
    }

    private static bool NamesOwn(ITypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        IArrayTypeSymbol array => NamesOwn(array.ElementType, assembly),
        INamedTypeSymbol named =>
            SymbolEqualityComparer.Default.Equals(named.ContainingAssembly, assembly) || named.TypeArguments.Any(a => NamesOwn(a, assembly)),
        _ => false,
    };
}
