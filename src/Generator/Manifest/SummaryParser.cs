using System.Xml;
using System.Xml.Linq;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Manifest;

/// <summary>
/// Reads the summary of a declaration off its comment. Most projects do not ask the compiler for documentation, so the compiler
/// has not parsed it.
/// </summary>
internal static class SummaryParser
{
    /// <summary>The summary in one line, and <c>@deprecated</c> in another one with the text of <c>[Obsolete]</c>. Both may lack.</summary>
    public static string Parse(ISymbol symbol)
    {
        var summary = symbol.DeclaringSyntaxReferences.Select(r => Parse(r.GetSyntax(), symbol.Name)).FirstOrDefault(s => s.Length > 0) ?? "";
        if (AttributeReader.Find(symbol, UsageWarnings.Obsolete) is not { } obsolete)
            return summary;
        var reason = InOneLine("@deprecated " + obsolete.ConstructorArguments.FirstOrDefault().Value);
        return summary.Length == 0 ? reason : summary + "\n" + reason;
    }

    private static string Parse(SyntaxNode declaration, string name) => declaration switch
    {
        ParameterSyntax =>
            Text(declaration.FirstAncestorOrSelf<TypeDeclarationSyntax>(), e => e.Name == "param" && e.Attribute("name")?.Value == name),
        VariableDeclaratorSyntax => Text(declaration.FirstAncestorOrSelf<FieldDeclarationSyntax>(), e => e.Name == "summary"),
        _ => Text(declaration, e => e.Name == "summary"),
    };

    private static string Text(SyntaxNode? declaration, Func<XElement, bool> isWanted)
    {
        var lines = declaration?.GetLeadingTrivia().ToFullString().Split('\n').Select(l => l.Trim())
            .Where(l => l.StartsWith("///", StringComparison.Ordinal)).Select(l => l.Substring(3)).ToList();
        if (lines is not { Count: > 0 })
            return "";
        try
        {
            var comment = XElement.Parse($"<comment>{string.Join("\n", lines)}</comment>");
            return comment.Elements().FirstOrDefault(isWanted) is { } found ? Line(found) : "";
        }
        catch (XmlException)
        {
            return "";
        }
    }

    /// <summary>References, by the last part of their name.</summary>
    private static string Line(XElement element)
    {
        foreach (var reference in element.Descendants().Where(e => e.IsEmpty).ToList())
        {
            var target = reference.Attributes().FirstOrDefault(a => a.Name.LocalName is "cref" or "langword" or "name" or "href")?.Value ?? "";
            reference.ReplaceWith(new XText(target.Substring(target.LastIndexOf('.') + 1)));
        }

        return InOneLine(element.Value);
    }

    private static string InOneLine(string text) => string.Join(" ", text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
