using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Analyzers;

/// <summary>Reports, where they stand, the [MemSurrogate] attributes that no type can be stored by.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class SurrogateAnalyzer() : MemFormatAnalyzer(Diagnostics.UnfitSurrogate)
{
    protected override void Register(AnalysisContext context)
    {
        OnTypes(context, KnownNames.Surrogate, static (type, _, diagnostics) => Analyze(type, diagnostics));
        OnAssembly(context, static (compilation, diagnostics) => Analyze(compilation.Assembly, diagnostics));
    }

    private static void Analyze(INamedTypeSymbol type, List<Diagnostic> diagnostics)
    {
        foreach (var attribute in AttributeReader.All(type.GetAttributes(), KnownNames.Surrogate))
        {
            var why = attribute.ConstructorArguments.Length == 1
                ? SurrogateParser.Obstacle(type, attribute, type.ContainingAssembly, out _)
                : "on a type, name only the surrogate in the attribute";
            if (why is not null and not UnknownTypes.Reason)
                diagnostics.Add(At(attribute, Diagnostics.UnfitSurrogate, type.ToDisplayString(), why));
        }
    }

    private static void Analyze(IAssemblySymbol assembly, List<Diagnostic> diagnostics)
    {
        foreach (var attribute in AttributeReader.All(assembly.GetAttributes(), KnownNames.Surrogate))
        {
            var type = attribute.ConstructorArguments[0].Value as ITypeSymbol;
            var why = type switch
            {
                _ when attribute.ConstructorArguments.Length == 1 => "on an assembly, name both the type and its surrogate in the attribute",
                INamedTypeSymbol { SpecialType: SpecialType.None, EnumUnderlyingType: null } named =>
                    SurrogateParser.Obstacle(named.IsUnboundGenericType ? named.OriginalDefinition : named, attribute, assembly, out _),
                _ => "only classes, structs and interfaces have surrogates; remove the attribute",
            };
            if (why is not null and not UnknownTypes.Reason)
                diagnostics.Add(At(attribute, Diagnostics.UnfitSurrogate, type?.ToDisplayString() ?? "?", why));
        }
    }
}
