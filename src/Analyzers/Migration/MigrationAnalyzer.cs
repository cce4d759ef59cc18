using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Migration;

/// <summary>Offers to move types, and calls, from other serializers. It knows their attributes by name, and references none of them.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class MigrationAnalyzer() : MemFormatAnalyzer(
    Diagnostics.FromMemoryPack, Diagnostics.FromMessagePack, Diagnostics.FromProtobuf, Diagnostics.FromOrleans, Diagnostics.FromDataContract,
    Diagnostics.FromJson)
{
    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (start.Compilation.GetTypeByMetadataName(KnownNames.Formattable) is null)
            return;
        start.RegisterSymbolAction(Analyze, SymbolKind.NamedType);
        var called =
            Origin.All.Where(o => o.Serializer is not null && start.Compilation.GetTypesByMetadataName($"{o.Namespace}.{o.Serializer}").Any())
            .ToList();
        if (called.Count > 0)
            start.RegisterOperationAction(found => Analyze(found, called), OperationKind.Invocation);
    });

    private static void Analyze(SymbolAnalysisContext found)
    {
        var type = (INamedTypeSymbol)found.Symbol;
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface))
            return;
        if (Origin.Find(type) is { } origin && !AttributeReader.Has(type, KnownNames.Formattable))
            found.ReportDiagnostic(Diagnostic.Create(origin.Rule, type.Locations[0], type.ToDisplayString()));
    }

    private static void Analyze(OperationAnalysisContext found, List<Origin> called)
    {
        var method = ((IInvocationOperation)found.Operation).TargetMethod;
        if (called.FirstOrDefault(o => o.IsEntry(method)) is { } origin)
        {
            found.ReportDiagnostic(Diagnostic.Create(
                origin.Rule, found.Operation.Syntax.GetLocation(), method.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat)));
        }
    }
}
