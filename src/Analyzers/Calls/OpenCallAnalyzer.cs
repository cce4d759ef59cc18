using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Calls;

/// <summary>
/// In projects that are trimmed or compiled ahead of time, reports each place that names a root where the generator binds no call
/// to it, and no context lists it: calls of generic methods that pass it on, delegates, payloads within payloads.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class OpenCallAnalyzer() : MemFormatAnalyzer(Diagnostics.OpenRoot)
{
    /// <summary>The property of a diagnostic with the name of the root.</summary>
    public const string Root = "root";

    private static readonly string[] s_properties = ["EnableAotAnalyzer", "EnableTrimAnalyzer", "PublishAot", "PublishTrimmed"];

    protected override void Register(AnalysisContext context) => context.RegisterCompilationStartAction(static start =>
    {
        var options = start.Options.AnalyzerConfigOptionsProvider.GlobalOptions;
        if (!s_properties.Any(p => options.TryGetValue("build_property." + p, out var value)
            && value.Equals("true", StringComparison.OrdinalIgnoreCase))
            || start.Compilation.GetTypeByMetadataName(KnownNames.Serializer) is null)
        {
            return;
        }

        var (flow, contextRoots) = (new RootFlow(start.Compilation), new ConcurrentDictionary<ITypeSymbol, bool>(SymbolEqualityComparer.Default));
        start.RegisterSymbolAction(found => AddRoots(found.Symbol, contextRoots), SymbolKind.NamedType);
        start.RegisterOperationAction(found => flow.Add((IInvocationOperation)found.Operation), OperationKind.Invocation);
        start.RegisterOperationAction(found => flow.Add((IMethodReferenceOperation)found.Operation), OperationKind.MethodReference);
        start.RegisterSymbolAction(found => flow.Add((INamedTypeSymbol)found.Symbol), SymbolKind.NamedType);
        start.RegisterOperationAction(found => flow.Add((IObjectCreationOperation)found.Operation), OperationKind.ObjectCreation);
        start.RegisterCompilationEndAction(end =>
        {
            foreach (var (root, place, method) in flow.Closed().Where(r => !contextRoots.ContainsKey(r.Root)))
            {
                end.ReportDiagnostic(Diagnostic.Create(Diagnostics.OpenRoot, place,
                    ImmutableDictionary<string, string?>.Empty.Add(Root, root.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)),
                    root.ToDisplayString(), method.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat)));
            }
        });
    });

    private static void AddRoots(ISymbol type, ConcurrentDictionary<ITypeSymbol, bool> roots)
    {
        foreach (var attribute in AttributeReader.All(type.GetAttributes(), KnownNames.Root))
        {
            if (attribute.ConstructorArguments.FirstOrDefault().Value is ITypeSymbol root)
                roots.TryAdd(root, true);
        }
    }
}
