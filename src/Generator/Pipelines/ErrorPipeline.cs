using System.Collections.Immutable;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Pipelines;

/// <summary>Reports errors at their places: again only if they or their file change.</summary>
internal static class ErrorPipeline
{
    public static void Report(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<ParsedType> types,
        IncrementalValueProvider<ImmutableArray<ParsedEnum>> enums,
        IncrementalValueProvider<ImmutableArray<ParsedContext>> contexts,
        IncrementalValueProvider<ImmutableArray<EquatableArray<ParsedUnionCase>>> addedCases)
    {
        Report(context, types.SelectMany(static (type, _) => type.Errors).WithTrackingName(TrackingNames.Errors));
        Report(context, enums.SelectMany(static (all, _) => all.SelectMany(e => e.Errors)));

        // A class with the attribute on several of its parts is found once for each.
        Report(context, contexts.SelectMany(static (all, _) => all.SelectMany(c => c.Errors).Distinct()));
        Report(context, addedCases.SelectMany(static (all, _) => all.SelectMany(f => f).SelectMany(c => c.Errors).Distinct()));
    }

    private static void Report(IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<LocatedError> errors) =>
        context.RegisterSourceOutput(
            errors.Combine(context.CompilationProvider)
                .Select(static (found, _) => (Error: found.Left, Tree: found.Right.SyntaxTrees.FirstOrDefault(t => t.FilePath == found.Left.File))),
            static (output, found) => output.ReportDiagnostic(found.Error.In(found.Tree)));
}
