using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Roots;

/// <summary>Finds calls of the serializer that can be bound to the root's codec at build time.</summary>
internal static class RootCallParser
{
    private static readonly string[] s_methods =
    [
        "Serialize", "TrySerialize", "Deserialize", "Clone", "Populate",
        "SerializeAsync", "DeserializeAsync", "WriteManyAsync", "ReadManyAsync",
    ];

    /// <summary>A first look that costs next to nothing.</summary>
    public static bool IsCandidate(SyntaxNode node) =>
        node is InvocationExpressionSyntax { Expression: var called } && NameOf(called) is { } name && s_methods.Contains(name);

    public static RootCall? Parse(GeneratorSyntaxContext context, CancellationToken cancellation)
    {
        var project = SourceProject.Of(context.SemanticModel.Compilation);
        var invocation = (InvocationExpressionSyntax)context.Node;
        if (context.SemanticModel.GetSymbolInfo(invocation, cancellation).Symbol is not IMethodSymbol { TypeArguments.Length: 1 } method
            || AttributeReader.MetadataName(method.ContainingType) != KnownNames.Serializer
            || !Visibility.Includes(method.TypeArguments[0])
            || new TypeRefParser(project).Parse(method.TypeArguments[0]).Reference is not { } type
            || context.SemanticModel.GetInterceptableLocation(invocation, cancellation) is not { } location)
        {
            return null;
        }

        return new RootCall(
            method.Name,
            type,
            project.AnnotatedNameOf(method.ReturnType),
            method.Parameters.Select(p => $"{Modifier(p.RefKind)}{project.AnnotatedNameOf(p.Type)} {p.Name}").ToEquatableArray(),
            method.Parameters.Select(p => Modifier(p.RefKind) + p.Name).ToEquatableArray(),
            $"{location.Version}, \"{location.Data}\"",
            UsageWarnings.OfType(method.TypeArguments[0]).ToEquatableArray());
    }

    private static string? NameOf(ExpressionSyntax called) => called switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText,
        _ => null,
    };

    private static string Modifier(RefKind kind) => kind switch
    {
        RefKind.In or RefKind.RefReadOnlyParameter => "in ",
        RefKind.Out => "out ",
        RefKind.Ref => "ref ",
        _ => "",
    };
}
