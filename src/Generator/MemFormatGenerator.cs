using MemFormat.Generator.Emit;
using MemFormat.Generator.Pipelines;

namespace MemFormat.Generator;

/// <summary>Parse, link, plan, emit: the steps, in order. Each pipeline finds what it prints in users' code, or is given it.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class MemFormatGenerator : IIncrementalGenerator
{
    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        TypeScriptAttribute.Declare(context);
        var types = TypePipeline.Find(context);
        var calls = CallPipeline.Find(context);
        var contexts = ContextPipeline.Find(context);
        var addedCases = AddedCasePipeline.Find(context);
        var enums = EnumPipeline.Find(context);

        var shapes = TypePipeline.Link(types);
        var names = TypePipeline.Names(shapes);

        TypePipeline.Print(context, shapes);
        EnumPipeline.Print(context, enums);
        CallPipeline.Print(context, calls, names);
        FormPipeline.Print(context, shapes, calls, contexts, addedCases);
        ContextPipeline.Print(context, contexts, names);
        AddedCasePipeline.Print(context, addedCases, names);
        RecordedPipeline.Print(context);
        ErrorPipeline.Report(context, types, enums, contexts, addedCases);
        ManifestPipeline.Print(context, shapes, calls, contexts, addedCases);
    }
}
