using System.Collections.Generic;
using System.Collections.Immutable;
using MemFormat.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the declarations that the generator cannot or should not store.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class DeclarationAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
    [
        Diagnostics.NotPartial,
        Diagnostics.UnsupportedMemberType,
        Diagnostics.UnreachableConstructor,
        Diagnostics.MixedKeys,
        Diagnostics.DuplicateId,
        Diagnostics.NameCollision,
        Diagnostics.ForbiddenType,
        Diagnostics.NotStored,
        Diagnostics.UnsupportedDeclaration,
        Diagnostics.InvalidId,
        Diagnostics.NotAssignable,
        Diagnostics.HiddenMember,
        Diagnostics.UnsupportedBase,
        Diagnostics.NoEffect,
        Diagnostics.InvalidFormerName,
        Diagnostics.InvalidTag,
        Diagnostics.InvalidCase,
        Diagnostics.UnionWithoutCases,
        Diagnostics.UnstoredUnion,
        Diagnostics.NoIdentity,
        Diagnostics.EmptyKey,
        Diagnostics.GrowingType,
        Diagnostics.InvalidExtensionData,
        Diagnostics.UnfitConversion,
        Diagnostics.UnfitComparer,
        Diagnostics.ReservedKey,
    ];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSymbolAction(Analyze, SymbolKind.NamedType);
    }

    private static void Analyze(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (!AttributeReader.Has(type, KnownNames.Formattable))
        {
            if (AttributeReader.Find(type, KnownNames.Union) is { ApplicationSyntaxReference: { } syntax })
                context.ReportDiagnostic(Diagnostic.Create(Diagnostics.UnstoredUnion, Location.Create(syntax.SyntaxTree, syntax.Span), type.ToDisplayString()));
            return;
        }

        var diagnostics = new List<Diagnostic>();
        ParsedType.Of(type, context.Compilation, diagnostics);
        foreach (var diagnostic in diagnostics)
            context.ReportDiagnostic(diagnostic);
    }
}
