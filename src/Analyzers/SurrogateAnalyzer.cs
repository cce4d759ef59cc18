using System.Collections.Immutable;
using System.Linq;
using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemSurrogate] attributes that no type can be stored by.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class SurrogateAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Diagnostics.UnfitSurrogate];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSymbolAction(AnalyzeType, SymbolKind.NamedType);
        context.RegisterCompilationAction(AnalyzeAssembly);
    }

    private static void AnalyzeType(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        foreach (var attribute in type.GetAttributes().Where(a => AttributeReader.IsOf(a, KnownNames.Surrogate)))
        {
            var why = attribute.ConstructorArguments.Length == 1
                ? SurrogateParser.WhyNot(type, attribute, type.ContainingAssembly, out _)
                : "on a type, the attribute takes the surrogate alone";
            if (why is not null)
                context.ReportDiagnostic(Diagnostic.Create(Diagnostics.UnfitSurrogate, At(attribute), type.ToDisplayString(), why));
        }
    }

    private static void AnalyzeAssembly(CompilationAnalysisContext context)
    {
        var assembly = context.Compilation.Assembly;
        foreach (var attribute in assembly.GetAttributes().Where(a => AttributeReader.IsOf(a, KnownNames.Surrogate)))
        {
            var type = attribute.ConstructorArguments[0].Value as ITypeSymbol;
            var why = type switch
            {
                _ when attribute.ConstructorArguments.Length == 1 => "on an assembly, the attribute takes the type and its surrogate",
                INamedTypeSymbol { SpecialType: SpecialType.None, EnumUnderlyingType: null } named =>
                    SurrogateParser.WhyNot(named.IsUnboundGenericType ? named.OriginalDefinition : named, attribute, assembly, out _),
                _ => "only classes, structs and interfaces have surrogates",
            };
            if (why is not null)
                context.ReportDiagnostic(Diagnostic.Create(Diagnostics.UnfitSurrogate, At(attribute), type?.ToDisplayString() ?? "?", why));
        }
    }

    private static Location At(AttributeData attribute) => attribute.ApplicationSyntaxReference is { } syntax ? Location.Create(syntax.SyntaxTree, syntax.Span) : Location.None;
}
