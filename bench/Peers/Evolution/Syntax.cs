using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>Types and members of changes.txt, and their marks.</summary>
internal static class Syntax
{
    private static readonly string[] s_collections = ["List<", "HashSet<", "Dictionary<"];

    public static List<AttributeSyntax> Marks(this MemberDeclarationSyntax member) =>
        [.. member.AttributeLists.SelectMany(list => list.Attributes)];

    public static AttributeSyntax? Mark(this MemberDeclarationSyntax member, string name) =>
        member.Marks().Find(mark => mark.Name.ToString() == name);

    public static string? Argument(this AttributeSyntax? mark) => mark?.ArgumentList?.Arguments[0].ToString().Trim('"');

    /// <summary>Without the one for unknown members.</summary>
    public static IEnumerable<FieldDeclarationSyntax> Fields(this TypeDeclarationSyntax type) =>
        type.Members.OfType<FieldDeclarationSyntax>().Where(field => field.Mark("Extra") is null);

    public static string Name(this FieldDeclarationSyntax field) => field.Declaration.Variables[0].Identifier.Text;

    public static string? Initial(this FieldDeclarationSyntax field) => field.Declaration.Variables[0].Initializer?.Value.ToString();

    public static bool IsCollection(string type) => type.EndsWith("[]", StringComparison.Ordinal) || s_collections.Any(type.StartsWith);
}
