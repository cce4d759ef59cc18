using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Calls;

/// <summary>Reports, in code of custom codecs, copies of the writer.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class CopiedWriterAnalyzer() : MemFormatAnalyzer(Diagnostics.CopiedWriter)
{
    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (start.Compilation.GetTypeByMetadataName("MemFormat.MemFormatWriter") is not { } writer)
            return;
        start.RegisterOperationAction(found =>
            Analyze(found, ((IVariableDeclaratorOperation)found.Operation).GetVariableInitializer()?.Value, writer),
                OperationKind.VariableDeclarator);
        start.RegisterOperationAction(found => Analyze(found, (ISimpleAssignmentOperation)found.Operation, writer), OperationKind.SimpleAssignment);
        start.RegisterOperationAction(found => Analyze(found, (IArgumentOperation)found.Operation, writer), OperationKind.Argument);
    });

    private static void Analyze(OperationAnalysisContext found, ISimpleAssignmentOperation assignment, INamedTypeSymbol writer)
    {
        if (!assignment.IsRef)
            Analyze(found, assignment.Value, writer);
    }

    private static void Analyze(OperationAnalysisContext found, IArgumentOperation argument, INamedTypeSymbol writer)
    {
        if (argument.Parameter is { RefKind: RefKind.None })
            Analyze(found, argument.Value, writer);
    }

    private static void Analyze(OperationAnalysisContext found, IOperation? value, INamedTypeSymbol writer)
    {
        if (value is ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation
            && SymbolEqualityComparer.Default.Equals(value.Type, writer)
            && value.Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol.RefKind: not RefKind.None } })
        {
            found.ReportDiagnostic(Diagnostic.Create(Diagnostics.CopiedWriter, value.Syntax.GetLocation(), value.Syntax.ToString()));
        }
    }
}
