using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>A text in a source: where it is, and its words without code.</summary>
internal sealed record SourceText(string Place, string Text)
{
    public IReadOnlyList<string> Words => Phrases.Words(Text);

    /// <summary>The XML documentation of members that are public and in public types, one text per element.</summary>
    public static IEnumerable<SourceText> PublicDocumentation(string folder) =>
        from file in Repository.Files(folder, "*.cs")
        from member in Parse(file).DescendantNodes().OfType<MemberDeclarationSyntax>()
        where member.AncestorsAndSelf().OfType<MemberDeclarationSyntax>().All(IsPublic)
        from comment in member.GetLeadingTrivia().Select(trivia => trivia.GetStructure()).OfType<DocumentationCommentTriviaSyntax>()
        from element in comment.Content.OfType<XmlElementSyntax>()
        select new SourceText($"{file}({Line(element)})", Prose(element));

    /// <summary>All comments, documentation included, one text per run of lines or element.</summary>
    public static IEnumerable<SourceText> Comments(string folder)
    {
        var lines =
            from file in Repository.Files(folder, "*.cs")
            from token in Parse(file).DescendantTokens()
            let comment = string.Join(' ', token.GetAllTrivia().Where(trivia => trivia.IsKind(SyntaxKind.SingleLineCommentTrivia)))
            where comment.Length > 0
            select new SourceText($"{file}({Line(token)})", comment);
        var documentation =
            from file in Repository.Files(folder, "*.cs")
            from element in Parse(file).DescendantNodes(descendIntoTrivia: true).OfType<XmlElementSyntax>()
            where element.Parent is DocumentationCommentTriviaSyntax
            select new SourceText($"{file}({Line(element)})", Prose(element));
        var scripts =
            from file in Repository.Files(folder, "*.ts")
            from Match match in Regex.Matches(Repository.Read(file), @"/\*\*[\s\S]*?\*/|//.*")
            select new SourceText(file, match.Value);
        return lines.Concat(documentation).Concat(scripts);
    }

    /// <summary>The texts in quotes: of errors, of help, of emitted code.</summary>
    public static IEnumerable<SourceText> Quotes(string folder)
    {
        var texts =
            from file in Repository.Files(folder, "*.cs")
            from node in Parse(file).DescendantNodes()
            where node is LiteralExpressionSyntax { RawKind: (int)SyntaxKind.StringLiteralExpression } or InterpolatedStringTextSyntax
            select new SourceText($"{file}({Line(node)})", node.ToString());
        var scripts =
            from file in Repository.Files(folder, "*.ts")
            from Match match in Regex.Matches(Repository.Read(file), "'[^'\n]*'")
            select new SourceText(file, match.Value);
        return texts.Concat(scripts);
    }

    private static SyntaxNode Parse(string file) => CSharpSyntaxTree.ParseText(Repository.Read(file)).GetRoot();

    private static bool IsPublic(MemberDeclarationSyntax member) =>
        member is BaseNamespaceDeclarationSyntax or EnumMemberDeclarationSyntax
        || member.Parent is InterfaceDeclarationSyntax
        || member.Modifiers.Any(SyntaxKind.PublicKeyword)
        || member.Modifiers.Any(SyntaxKind.ProtectedKeyword) && !member.Modifiers.Any(SyntaxKind.PrivateKeyword);

    private static string Prose(XmlElementSyntax element) => string.Concat(element.DescendantTokens()
        .Where(token => token.IsKind(SyntaxKind.XmlTextLiteralToken) || token.IsKind(SyntaxKind.XmlTextLiteralNewLineToken))
        .Where(token => !token.Parent!.Ancestors().OfType<XmlElementSyntax>().Any(e => e.StartTag.Name.ToString() is "c" or "code"))
        .Select(token => token.ToString()));

    private static int Line(SyntaxNodeOrToken place) => 1 + place.GetLocation()!.GetLineSpan().StartLinePosition.Line;
}
