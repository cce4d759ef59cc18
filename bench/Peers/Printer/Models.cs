using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Printer;

/// <summary>The types that the sources declare.</summary>
internal sealed class Models
{
    public Models(string[] sources)
    {
        Declared = [.. sources.Order(StringComparer.Ordinal)
            .SelectMany(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file)).GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>())];
        Types = Declared.OfType<TypeDeclarationSyntax>()
            .Where(type => Attributes(type, "MemFormattable").Any())
            .ToDictionary(type => type.Identifier.Text);
    }

    public BaseTypeDeclarationSyntax[] Declared { get; }

    /// <summary>Those that MemFormat writes, by name.</summary>
    public Dictionary<string, TypeDeclarationSyntax> Types { get; }

    public bool IsEnum(string name) => Array.Exists(Declared, type => type is EnumDeclarationSyntax && type.Identifier.Text == name);

    public static string Namespace(BaseTypeDeclarationSyntax type) => type.FirstAncestorOrSelf<BaseNamespaceDeclarationSyntax>()!.Name.ToString();

    public static IEnumerable<AttributeSyntax> Attributes(MemberDeclarationSyntax member, string start) =>
        member.AttributeLists.SelectMany(list => list.Attributes)
            .Where(attribute => attribute.Name.ToString().StartsWith(start, StringComparison.Ordinal));

    /// <summary>The cases of a union, as <c>typeof</c> its type names them.</summary>
    public static string[] Cases(TypeDeclarationSyntax type) =>
        [.. Attributes(type, "MemUnion").Select(union => ((TypeOfExpressionSyntax)union.ArgumentList!.Arguments[1].Expression).Type.ToString())];

    public static string Keyword(TypeDeclarationSyntax type) => type is RecordDeclarationSyntax record
        ? $"{type.Keyword.Text} {record.ClassOrStructKeyword.Text}"
        : type.Keyword.Text;

    /// <summary>The type that a type is a case of.</summary>
    public TypeDeclarationSyntax? Base(TypeDeclarationSyntax type) => type.BaseList is { } list ? Types[list.Types[0].ToString()] : null;

    /// <summary>Types and names of the members, those of the base first.</summary>
    public List<(TypeSyntax Type, string Name)> Members(TypeDeclarationSyntax type) =>
    [
        .. Base(type) is { } parent ? Members(parent) : [],
        .. type.ParameterList?.Parameters.Select(parameter => (parameter.Type!, parameter.Identifier.Text)) ?? [],
        .. type.Members.OfType<PropertyDeclarationSyntax>().Select(property => (property.Type, property.Identifier.Text)),
    ];
}
