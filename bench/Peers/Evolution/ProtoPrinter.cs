using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>Prints the types of a version as messages, and their values as C# that fits what protoc makes of them.</summary>
internal sealed class ProtoPrinter(Change change, Version version) : CSharpSyntaxRewriter
{
    private static readonly Dictionary<string, string> s_types = new()
    {
        ["int"] = "int32", ["long"] = "int64", ["uint"] = "uint32", ["ulong"] = "uint64", ["bool"] = "bool",
        ["float"] = "float", ["double"] = "double", ["string"] = "string", ["byte[]"] = "bytes",
    };

    private Dictionary<string, string> Types { get; } = version.Declared.OfType<TypeDeclarationSyntax>().SelectMany(type => type.Fields())
        .GroupBy(field => field.Name(), field => field.Declaration.Type.ToString()).ToDictionary(types => types.Key, types => types.First());

    // Only proto2 has defaults, and members that must be there.
    private bool IsOld { get; } = change.Versions.Any(v => v.Types.Contains("required ", StringComparison.Ordinal))
        || version.Declared.OfType<TypeDeclarationSyntax>().SelectMany(type => type.Fields()).Any(field => field.Initial() is not null);

    /// <exception cref="NotSupportedException">A message has no such thing.</exception>
    public string Print() => $"syntax = \"proto{(IsOld ? 2 : 3)}\";\noption csharp_namespace = \"Changes\";\n"
        + (version.Lines.GetValueOrDefault("proto") ?? string.Concat(version.Declared.Select(Type)));

    public string Value(string value) => Visit(SyntaxFactory.ParseExpression(value)).ToFullString();

    private string Type(BaseTypeDeclarationSyntax type) => type switch
    {
        EnumDeclarationSyntax { BaseList: null } e => $"enum {e.Identifier} {{ {string.Concat(e.Members.Select((m, at) => Constant(e, m, at)))}}}\n",
        EnumDeclarationSyntax => throw new NotSupportedException("An enum of a .proto has no underlying type."),
        TypeDeclarationSyntax t when t.Members.Any(m => m is MethodDeclarationSyntax) =>
            throw new NotSupportedException("A message keeps no references and has no methods."),
        TypeDeclarationSyntax { ParameterList: null, BaseList: null, TypeParameterList: null } t and not InterfaceDeclarationSyntax =>
            $"message {t.Identifier} {{ {string.Concat(t.Fields().Select(Member))}}}\n",
        _ => throw new NotSupportedException("A .proto has no constructors, base types and type parameters."),
    };

    private static string Constant(EnumDeclarationSyntax type, EnumMemberDeclarationSyntax member, int number) =>
        $"{type.Identifier}_{member.Identifier} = {number}; ".ToUpperInvariant();

    private string Member(FieldDeclarationSyntax field)
    {
        var type = field.Declaration.Type.ToString();
        var label = field.Modifiers.Any() ? "required " : IsOld || type.EndsWith('?') ? "optional " : "";
        var text = type switch
        {
            _ when s_types.ContainsKey(type) => label + Of(type),
            _ when type.EndsWith("[]", StringComparison.Ordinal) => "repeated " + Of(type[..^2]),
            _ when type.StartsWith("List<", StringComparison.Ordinal) => "repeated " + Of(type[5..^1]),
            _ when type.StartsWith("Dictionary<", StringComparison.Ordinal) => $"map<{string.Join(", ", type[11..^1].Split(", ").Select(Of))}>",
            _ => label + Of(type.TrimEnd('?')),
        };
        var initial = field.Initial() is { } value ? $" [default = {value}]" : "";
        return $"{text} {field.Name().ToLowerInvariant()} = {change.Number(version, (TypeDeclarationSyntax)field.Parent!, field.Name())}{initial}; ";
    }

    private string Of(string type) => s_types.TryGetValue(type, out var known) ? known
        : version.Declared.Any(t => t.Identifier.Text == type) ? type
        : throw new NotSupportedException($"A .proto has no {type}.");

    // Lists and maps have no setters, and a null is a member that is not set.
    public override SyntaxNode? VisitInitializerExpression(InitializerExpressionSyntax node)
    {
        var kept = node.Expressions.Where(e => e is not AssignmentExpressionSyntax { Right: LiteralExpressionSyntax { Token.Text: "null" } });
        return base.VisitInitializerExpression(node.WithExpressions(SyntaxFactory.SeparatedList(kept)));
    }

    public override SyntaxNode? VisitAssignmentExpression(AssignmentExpressionSyntax node)
    {
        var type = node.Left is IdentifierNameSyntax name ? Types.GetValueOrDefault(name.Identifier.Text, "") : "";
        var right = ((ExpressionSyntax)Visit(node.Right)).ToFullString().Trim();
        var text = node.Right switch
        {
            CollectionExpressionSyntax when type == "byte[]" => $"Google.Protobuf.ByteString.CopyFrom(new byte[] {{ {right[1..^1]} }})",
            CollectionExpressionSyntax => $"{{ {right[1..^1]} }}",
            ImplicitObjectCreationExpressionSyntax { Initializer: not null } => right[right.IndexOf('{')..],
            _ => right,
        };
        // An initializer is an expression only here.
        return SyntaxFactory.ParseExpression($"new X {{ {node.Left} = {text} }}") is ObjectCreationExpressionSyntax made
            ? made.Initializer!.Expressions[0]
            : node;
    }
}
