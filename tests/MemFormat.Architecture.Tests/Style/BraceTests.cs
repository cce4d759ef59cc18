using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>The half of .editorconfig's rule of braces that no analyzer reports: a statement on a line of its own has none.</summary>
public sealed class BraceTests
{
    [Fact]
    public void Statements_on_one_line_have_no_braces()
    {
        var spare = string.Join('\n',
            from folder in new[] { "src", "tests", "bench", "samples" }
            from file in Repository.Files(folder, "*.cs")
            where !file.Contains(".verified.", StringComparison.Ordinal)
            from block in CSharpSyntaxTree.ParseText(Repository.Read(file)).GetRoot().DescendantNodes().OfType<BlockSyntax>()
            where IsSpare(block)
            select $"{file}:{Line(block) + 1}");
        Assert.True(spare.Length == 0, spare);
    }

    /// <summary>Whether the block, and each other one of the same if, holds one line, and its head takes one.</summary>
    private static bool IsSpare(BlockSyntax block) => (block.Parent is ElseClauseSyntax branch ? branch.Parent : block.Parent) switch
    {
        IfStatementSyntax choice => Branches(First(choice)).All(IsOneLine),
        CommonForEachStatementSyntax or ForStatementSyntax or WhileStatementSyntax or UsingStatementSyntax or LockStatementSyntax
            or FixedStatementSyntax =>
            Line(block) == Line(block.Parent!) + 1 && IsOneLine(block),
        _ => false,
    };

    private static IfStatementSyntax First(IfStatementSyntax choice) =>
        choice.Parent is ElseClauseSyntax { Parent: IfStatementSyntax before } ? First(before) : choice;

    /// <summary>What decides whether an if needs braces: its conditions and branches.</summary>
    private static IEnumerable<SyntaxNode> Branches(IfStatementSyntax choice) => choice.Else?.Statement switch
    {
        null => [choice.Condition, choice.Statement],
        IfStatementSyntax next => [choice.Condition, choice.Statement, .. Branches(next)],
        var last => [choice.Condition, choice.Statement, last],
    };

    private static bool IsOneLine(SyntaxNode node)
    {
        var lines = node.GetLocation().GetLineSpan();
        return node is BlockSyntax { Statements: [not (LocalDeclarationStatementSyntax or LocalFunctionStatementSyntax) and var only] }
            ? IsOneLine(only) && lines.EndLinePosition.Line == lines.StartLinePosition.Line + 2
            : node is not BlockSyntax && lines.EndLinePosition.Line == lines.StartLinePosition.Line;
    }

    private static int Line(SyntaxNode node) => node.GetLocation().GetLineSpan().StartLinePosition.Line;
}
