using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Generator;

/// <summary>Parse, link, plan, emit: the pipeline. What each step does is in the folders of the same names.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class MemFormatGenerator : IIncrementalGenerator
{
    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var types = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                KnownNames.Formattable,
                static (node, _) => node is TypeDeclarationSyntax,
                static (found, _) => ParsedType.Of((INamedTypeSymbol)found.TargetSymbol, found.SemanticModel.Compilation))
            .WithTrackingName(TrackingNames.Parse);

        var linked = types
            .Where(static type => type.Shape is not null)
            .Select(static (type, _) => type.Shape!)
            .Collect()
            .Select(static (shapes, _) => SoundShapes.Of(shapes))
            .WithTrackingName(TrackingNames.Link);
        var names = linked.Select(static (shapes, _) => shapes.Select(s => s.FullName).ToEquatableArray()).WithTrackingName(TrackingNames.Names);

        var files = linked
            .SelectMany(static (shapes, _) => GeneratedFile.PlanAll(shapes))
            .WithTrackingName(TrackingNames.Plan);
        context.RegisterSourceOutput(files, static (output, file) => output.AddSource(file.HintName, Text(new TypeEmitter(file).Emit())));

        // The analyzer says the same with locations. This is for builds in which it is off.
        var skipped = types.Where(static type => type.Error is not null).WithTrackingName(TrackingNames.Skipped);
        context.RegisterSourceOutput(skipped, static (output, type) =>
            output.ReportDiagnostic(Diagnostic.Create(Diagnostics.Skipped, Location.None, type.Name, type.Error)));

        var calls = context.SyntaxProvider
            .CreateSyntaxProvider(static (node, _) => RootCallParser.IsCandidate(node), static (found, cancel) => RootCallParser.Parse(found, cancel))
            .Where(static call => call is not null)
            .Select(static (call, _) => call!)
            .WithTrackingName(TrackingNames.Calls)
            .Collect();
        context.RegisterSourceOutput(calls.Combine(names), static (output, found) =>
        {
            var existing = new HashSet<string>(found.Right);
            var calls = found.Left.Where(c => SoundShapes.Has(c.Root, existing.Contains)).ToList();
            if (calls.Count > 0)
                output.AddSource("MemFormat.Interceptors.g.cs", Text(InterceptorEmitter.Emit(calls)));
        });

        var contexts = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                KnownNames.Root,
                static (node, _) => node is ClassDeclarationSyntax,
                static (found, _) => ContextParser.Parse((INamedTypeSymbol)found.TargetSymbol, found.SemanticModel.Compilation))
            .WithTrackingName(TrackingNames.Contexts)
            .Collect();
        var forms = linked.Combine(calls).Combine(contexts)
            .Select(static (found, _) => FormShapes.Of(found.Left.Left, found.Left.Right, found.Right))
            .WithTrackingName(TrackingNames.Forms)
            .SelectMany(static (shapes, _) => shapes.Count > 0 ? new[] { shapes } : []);
        context.RegisterSourceOutput(forms, static (output, shapes) => output.AddSource("MemFormat.Forms.g.cs", Text(FormEmitter.Emit(shapes))));

        context.RegisterSourceOutput(contexts.Combine(names), static (output, found) =>
        {
            // A class with the attribute on several of its parts is found once for each.
            var names = new HintNames(".MemFormatContext.g.cs");
            var existing = new HashSet<string>(found.Right);
            foreach (var parsed in found.Left.Distinct().OrderBy(c => c.Name, StringComparer.Ordinal))
            {
                if (parsed.Shape is { } shape)
                    output.AddSource(names.Next(shape.FullName), Text(ContextEmitter.Emit(shape with { Roots = shape.Roots.Where(r => SoundShapes.Has(r, existing.Contains)).ToEquatableArray() })));
                else
                    output.ReportDiagnostic(Diagnostic.Create(Diagnostics.Skipped, Location.None, parsed.Name, parsed.Error));
            }
        });

        var added = context.SyntaxProvider
            .ForAttributeWithMetadataName(
                KnownNames.UnionCase,
                static (node, _) => node is CompilationUnitSyntax,
                static (found, _) => UnionCaseParser.ParseAll(found.Attributes, found.SemanticModel.Compilation).ToEquatableArray())
            .WithTrackingName(TrackingNames.AddedCases)
            .Collect();
        context.RegisterSourceOutput(added.Combine(names), static (output, found) =>
        {
            var existing = new HashSet<string>(found.Right);
            var all = found.Left.SelectMany(f => f).Distinct().ToList();
            foreach (var parsed in all.Where(c => c.Error is not null))
                output.ReportDiagnostic(Diagnostic.Create(Diagnostics.Skipped, Location.None, parsed.Union, parsed.Error));
            var cases = all.Where(c => c.Shape is not null && SoundShapes.Has(c.Shape.Type, existing.Contains)).Select(c => c.Shape!).ToList();
            if (cases.Count > 0)
                output.AddSource("MemFormat.UnionCases.g.cs", Text(AddedCasesEmitter.Emit(cases)));
        });

        RecordedPipeline.Register(context);

        // In builds only, and only where a project asks for it; so the whole compilation may be looked at.
        var parts = linked.Combine(calls).Combine(contexts).Combine(added)
            .Select(static (found, _) => ManifestParts.Of(found.Left.Left.Left, found.Left.Left.Right, found.Left.Right, found.Right));
        var manifest = context.CompilationProvider.Combine(parts)
            .Combine(context.AnalyzerConfigOptionsProvider.Select(static (options, _) => ManifestOption.IsOn(options.GlobalOptions)))
            .SelectMany(static (found, _) => found.Right ? new[] { ManifestParser.Parse(found.Left.Left, found.Left.Right) } : [])
            .WithTrackingName(TrackingNames.Manifest);
        context.RegisterImplementationSourceOutput(manifest, static (output, found) =>
            output.AddSource("MemFormat.Manifest.g.cs", Text(ManifestEmitter.Emit(found))));
    }

    private static SourceText Text(string code) => SourceText.From(code, Encoding.UTF8);
}
