using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Changes of declarations in source: attributes, modifiers, usings, members.</summary>
internal static class Declaration
{
    /// <summary>The declarations of a symbol in files of the solution.</summary>
    public static IEnumerable<SyntaxNode> Of(Edits edits, ISymbol symbol) => symbol.DeclaringSyntaxReferences
        .Where(r => edits.Has(r.SyntaxTree)).Select(r => r.GetSyntax(edits.Cancellation))
        .Select(n => n is VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax field } ? field : n);

    /// <summary>Whether attributes can be added to a symbol alone: a field may share its declaration with others.</summary>
    public static bool CanHaveAttributes(ISymbol symbol) => symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is { } syntax
        && syntax is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: > 1 } };

    /// <summary>Adds <c>[text]</c>, and the using that it needs.</summary>
    public static void AddAttribute(Edits edits, ISymbol symbol, string text)
    {
        if (Of(edits, symbol).FirstOrDefault() is not { } node || !CanHaveAttributes(symbol))
            return;
        var start = node.GetFirstToken().SpanStart;
        edits.Insert(node.SyntaxTree, start, $"[{text}]{(node is BaseTypeDeclarationSyntax ? Separator(node.SyntaxTree, start) : " ")}");
        AddUsing(edits, node.SyntaxTree);
    }

    /// <summary>Replaces one attribute by another, or adds that.</summary>
    public static void SetAttribute(Edits edits, ISymbol symbol, AttributeData? attribute, string text)
    {
        if (attribute?.ApplicationSyntaxReference is { } syntax)
            edits.Replace(syntax.SyntaxTree, syntax.Span, text);
        else
            AddAttribute(edits, symbol, text);
    }

    /// <summary>Makes a type and those around it partial.</summary>
    public static void MakePartial(Edits edits, INamedTypeSymbol type)
    {
        foreach (var declaration in Nesting.Of(type).SelectMany(t => Of(edits, t)).OfType<TypeDeclarationSyntax>())
        {
            if (!declaration.Modifiers.Any(SyntaxKind.PartialKeyword))
                edits.Insert(declaration.SyntaxTree, declaration.Keyword.SpanStart, "partial ");
        }
    }

    /// <summary>Adds a member at the end of a type.</summary>
    public static void AddMember(Edits edits, INamedTypeSymbol type, string text)
    {
        if (Of(edits, type).OfType<TypeDeclarationSyntax>().FirstOrDefault() is not { } declaration)
            return;
        var tree = declaration.SyntaxTree;
        var line = NewLine(tree);
        var indent = Indent(tree, declaration.SpanStart);
        if (declaration.OpenBraceToken.IsKind(SyntaxKind.None) || declaration.OpenBraceToken.IsMissing)
        {
            edits.Replace(tree, declaration.SemicolonToken.Span, $"{line}{indent}{{{line}{indent}    {text}{line}{indent}}}");
            return;
        }

        var brace = declaration.CloseBraceToken;
        var isOnOwnLine = brace.LeadingTrivia.Any(SyntaxKind.EndOfLineTrivia)
            || brace.GetPreviousToken().TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia);
        if (isOnOwnLine)
        {
            edits.Insert(tree, brace.SpanStart - Indent(tree, brace.SpanStart).Length,
                $"{(declaration.Members.Count > 0 ? line : "")}{indent}    {text}{line}");
        }
        else
        {
            edits.Insert(tree, brace.SpanStart, text + " ");
        }
    }

    /// <summary>Adds <c>using MemFormat;</c> to a file that does not have it.</summary>
    public static void AddUsing(Edits edits, SyntaxTree tree)
    {
        var root = (CompilationUnitSyntax)tree.GetRoot(edits.Cancellation);
        if (root.DescendantNodes(n => n is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax).OfType<UsingDirectiveSyntax>()
            .Any(u => u.Alias is null && u.Name?.ToString() is "MemFormat" or "global::MemFormat")
            || edits.IsGlobal(tree, "MemFormat"))
        {
            return;
        }

        if (root.Usings.LastOrDefault() is { } last)
        {
            var endsLine = last.GetLastToken().TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia);
            edits.Insert(tree, endsLine ? last.FullSpan.End : last.Span.End, endsLine ? "using MemFormat;" + NewLine(tree) : " using MemFormat;");
        }
        else
        {
            edits.Insert(tree, root.GetFirstToken().SpanStart, "using MemFormat;" + NewLine(tree));
        }
    }

    public static string NewLine(SyntaxTree tree) =>
        tree.GetText().Lines is { Count: > 1 } lines && lines[0] is var first && first.EndIncludingLineBreak - first.End == 2 ? "\r\n" : "\n";

    /// <summary>The white space before a place on its line.</summary>
    public static string Indent(SyntaxTree tree, int position)
    {
        var line = tree.GetText().Lines.GetLineFromPosition(position).ToString();
        return line.Substring(0, line.Length - line.TrimStart().Length);
    }

    /// <summary>Adds an interface to those of a type.</summary>
    public static void AddInterface(Edits edits, INamedTypeSymbol type, string name)
    {
        if (Of(edits, type).OfType<TypeDeclarationSyntax>().FirstOrDefault() is not { } declaration)
            return;
        var isFirst = declaration.BaseList is null && edits.Lines("bases of " + type.ToDisplayString(), name).Count == 1;
        var end = declaration.BaseList?.Types.Last().Span.End ?? declaration.ParameterList?.Span.End ?? declaration.TypeParameterList?.Span.End
            ?? declaration.Identifier.Span.End;
        edits.Insert(declaration.SyntaxTree, end, (isFirst ? " : " : ", ") + name);
    }

    /// <summary>Adds a remark before a declaration.</summary>
    public static void AddRemark(Edits edits, ISymbol symbol, string text)
    {
        if (Of(edits, symbol).FirstOrDefault() is not { } node)
            return;
        var start = node.GetFirstToken().SpanStart;
        var separator = Separator(node.SyntaxTree, start);
        edits.Insert(node.SyntaxTree, start, separator == " " ? $"/* {text} */ " : $"// {text}{separator}");
    }

    /// <summary>A line break where the declaration begins its line.</summary>
    private static string Separator(SyntaxTree tree, int position)
    {
        var line = tree.GetText().Lines.GetLineFromPosition(position);
        var before = tree.GetText().ToString(Microsoft.CodeAnalysis.Text.TextSpan.FromBounds(line.Start, position));
        return before.Trim().Length == 0 ? NewLine(tree) + before : " ";
    }
}
