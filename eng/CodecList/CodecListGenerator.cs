using System;
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace MemFormat.Eng;

/// <summary>
/// Runs when src/Runtime is built, and prints the list of <c>CodecStructs</c>: all structs with a <c>[CodecFor]</c>, so that
/// each is named once.
/// </summary>
[Generator(LanguageNames.CSharp)]
public sealed class CodecListGenerator : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var structs = Structs(context, "CodecForAttribute").Combine(Structs(context, "CodecForAttribute`1"))
            .Select(static (both, _) => both.Left.Union(both.Right));
        context.RegisterSourceOutput(structs, static (output, names) => output.AddSource("CodecStructs.All.cs", $$"""
            namespace MemFormat.Payloads.Finding;

            internal static partial class CodecStructs
            {
                static partial void AddTo(System.Collections.Generic.List<System.Type> all)
                {
                    {{string.Join("\n        ", names.OrderBy(n => n, StringComparer.Ordinal).Select(n => $"Keep(typeof({n}), all);"))}}
                }
            }
            """));
    }

    private static IncrementalValueProvider<ImmutableArray<string>> Structs(IncrementalGeneratorInitializationContext context, string attribute) =>
        context.SyntaxProvider.ForAttributeWithMetadataName(
            "MemFormat.Codecs.Finding." + attribute, static (_, _) => true, static (found, _) => Open((INamedTypeSymbol)found.TargetSymbol))
                .Collect();

    private static string Open(INamedTypeSymbol type) =>
        type.ContainingNamespace + "." + type.Name + (type.Arity == 0 ? "" : $"<{new string(',', type.Arity - 1)}>");
}
