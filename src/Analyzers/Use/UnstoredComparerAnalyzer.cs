using MemFormat.Generator.Parsing.Members;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Use;

/// <summary>Reports collections that are made with a comparer, where the reader makes them without.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnstoredComparerAnalyzer() : MemFormatAnalyzer(Diagnostics.UnstoredComparer)
{
    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        if (start.Compilation.GetTypeByMetadataName(KnownNames.Formattable) is not null)
            start.RegisterOperationAction(Analyze, OperationKind.ObjectCreation);
    });

    private static void Analyze(OperationAnalysisContext found)
    {
        var created = (IObjectCreationOperation)found.Operation;
        if (created.Type is INamedTypeSymbol { IsGenericType: true }
            && created.Arguments.FirstOrDefault(a => a.ArgumentKind == ArgumentKind.Explicit && IsComparer(a)) is { } comparer
            && Target(created) is { ContainingType: { } owner } target
            && AttributeReader.Has(owner, KnownNames.Formattable)
            && ParsedTypes.Of(owner, found.Compilation).Stored
                .FirstOrDefault(m =>
                    SymbolEqualityComparer.Default.Equals(
                        m.Symbol.Symbol, target)) is { Shape: { Access: not MemberAccess.Fill }, Symbol: { } member }
            && ComparerParser.LacksOne(member, found.Compilation.Assembly))
        {
            found.ReportDiagnostic(
                Diagnostic.Create(Diagnostics.UnstoredComparer, comparer.Value.Syntax.GetLocation(), member.Symbol.ToDisplayString()));
        }
    }

    private static bool IsComparer(IArgumentOperation argument) =>
        argument is
        {
            Parameter.Type: { Name: "IEqualityComparer" or "IComparer" }, Value: not (IDefaultValueOperation
            or { ConstantValue: { HasValue: true, Value: null } })
        };

    /// <summary>The member that the object becomes the value of.</summary>
    private static ISymbol? Target(IOperation created)
    {
        var value = created;
        while (value.Parent is IConversionOperation or ICoalesceOperation or IConditionalOperation)
            value = value.Parent;
        return value.Parent switch
        {
            IPropertyInitializerOperation property => property.InitializedProperties.FirstOrDefault(),
            IFieldInitializerOperation field => field.InitializedFields.FirstOrDefault(),
            ISimpleAssignmentOperation
            {
                Target: IMemberReferenceOperation
                {
                    Instance: IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance },
                } member,
            } => member.Member,
            _ => null,
        };
    }
}
