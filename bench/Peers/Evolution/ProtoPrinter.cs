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

    private Dictionary<string, string> Types { get; } = version.Declared.OfType<TypeDeclarationSyntax>()
        .SelectMany(t => t.Members.OfType<FieldDeclarationSyntax>())
        .GroupBy(f => f.Declaration.Variables[0].Identifier.Text, f => f.Declaration.Type.ToString())
        .ToDictionary(g => g.Key, g => g.First());

    /// <exception cref="NotSupportedException">A message has no such thing.</exception>
    public string Print()
    {
        var declared = version.Declared.ToList();
        var isOld = declared.Any(t => t.DescendantNodes().Any(n => n is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax }))
            || change.Versions.Any(v => v.Types.Contains("required ", StringComparison.Ordinal));
        var body = version.Lines.GetValueOrDefault("proto") ?? string.Concat(declared.Select(t => Type(t, isOld)));
        return $"syntax = \"proto{(isOld ? 2 : 3)}\";\noption csharp_namespace = \"Changes\";\n{body}";
    }

    public string Value(string value) => Visit(SyntaxFactory.ParseExpression(value)).ToFullString();

    private string Type(BaseTypeDeclarationSyntax type, bool isOld) => type switch
    {
        _ when type.DescendantNodes().Any(n => n is MethodDeclarationSyntax) => throw new NotSupportedException("A message keeps no references and has no methods."),
        EnumDeclarationSyntax { BaseList: not null } => throw new NotSupportedException("An enum of a .proto has no underlying type."),
        EnumDeclarationSyntax e => $"enum {e.Identifier} {{ {string.Concat(e.Members.Select((m, at) => $"{e.Identifier}_{m.Identifier} = {at}; ".ToUpperInvariant()))}}}\n",
        TypeDeclarationSyntax { ParameterList: null, BaseList: null, TypeParameterList: null } t and not InterfaceDeclarationSyntax =>
            $"message {t.Identifier} {{ {string.Concat(t.Members.OfType<FieldDeclarationSyntax>().Where(f => f.Declaration.Variables[0].Identifier.Text != "Extra").Select(f => Member(f, isOld)))}}}\n",
        _ => throw new NotSupportedException("A .proto has no constructors, base types and type parameters."),
    };

    private string Member(FieldDeclarationSyntax field, bool isOld)
    {
        var (name, type) = (field.Declaration.Variables[0].Identifier.Text, field.Declaration.Type.ToString());
        var label = field.Modifiers.Any() ? "required " : isOld || type.EndsWith('?') ? "optional " : "";
        var text = type switch
        {
            _ when s_types.ContainsKey(type) => label + Of(type),
            _ when type.EndsWith("[]", StringComparison.Ordinal) => "repeated " + Of(type[..^2]),
            _ when type.StartsWith("List<", StringComparison.Ordinal) => "repeated " + Of(type[5..^1]),
            _ when type.StartsWith("Dictionary<", StringComparison.Ordinal) => $"map<{string.Join(", ", type[11..^1].Split(", ").Select(Of))}>",
            _ => label + Of(type.TrimEnd('?')),
        };
        var initial = field.Declaration.Variables[0].Initializer is { } init ? $" [default = {init.Value}]" : "";
        return $"{text} {name.ToLowerInvariant()} = {change.Number(version, (TypeDeclarationSyntax)field.Parent!, name)}{initial}; ";
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
