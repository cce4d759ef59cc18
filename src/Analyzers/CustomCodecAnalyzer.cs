using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemCodec] attributes of types that the type cannot be stored by.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class CustomCodecAnalyzer() : MemFormatAnalyzer(Diagnostics.UnfitCodec)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.CustomCodec, static (type, found, diagnostics) =>
    {
        var attribute = AttributeReader.Find(type, KnownNames.CustomCodec)!;
        if (CustomCodecParser.Obstacle(type, attribute, type.ContainingAssembly, out _) is { } why and not UnknownTypes.Reason)
            diagnostics.Add(At(attribute, Diagnostics.UnfitCodec, type.ToDisplayString(), why));
    });
}
