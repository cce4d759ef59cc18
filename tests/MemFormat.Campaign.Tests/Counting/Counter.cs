using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis;

namespace MemFormat.Campaign.Tests;

/// <summary>Puts a counter at the start of each block of code: a branch that is taken leaves a mark.</summary>
internal sealed class Counter : CSharpSyntaxRewriter
{
    /// <summary>Where the marks are. Compiled beside the code.</summary>
    public const string Source = """
        namespace MemFormat.Campaign
        {
            public static class Marks
            {
                public static readonly byte[] All = new byte[65536];
            }
        }
        """;

    private int _next;

    /// <summary>How many blocks there are.</summary>
    public int Blocks => _next;

    public override SyntaxNode? VisitBlock(BlockSyntax node)
    {
        var visited = (BlockSyntax)base.VisitBlock(node)!;
        return visited.WithStatements(visited.Statements.Insert(0, Mark()));
    }

    public override SyntaxNode? VisitSwitchSection(SwitchSectionSyntax node)
    {
        var visited = (SwitchSectionSyntax)base.VisitSwitchSection(node)!;
        return visited.WithStatements(visited.Statements.Insert(0, Mark()));
    }

    public override SyntaxNode? VisitIfStatement(IfStatementSyntax node)
    {
        var visited = (IfStatementSyntax)base.VisitIfStatement(node)!;
        return visited.WithStatement(Marked(visited.Statement));
    }

    public override SyntaxNode? VisitElseClause(ElseClauseSyntax node)
    {
        var visited = (ElseClauseSyntax)base.VisitElseClause(node)!;
        return visited.WithStatement(Marked(visited.Statement));
    }

    public override SyntaxNode? VisitWhileStatement(WhileStatementSyntax node)
    {
        var visited = (WhileStatementSyntax)base.VisitWhileStatement(node)!;
        return visited.WithStatement(Marked(visited.Statement));
    }

    public override SyntaxNode? VisitForStatement(ForStatementSyntax node)
    {
        var visited = (ForStatementSyntax)base.VisitForStatement(node)!;
        return visited.WithStatement(Marked(visited.Statement));
    }

    public override SyntaxNode? VisitForEachStatement(ForEachStatementSyntax node)
    {
        var visited = (ForEachStatementSyntax)base.VisitForEachStatement(node)!;
        return visited.WithStatement(Marked(visited.Statement));
    }

    private StatementSyntax Marked(StatementSyntax statement) => statement is BlockSyntax ? statement : SyntaxFactory.Block(Mark(), statement);

    private StatementSyntax Mark() => SyntaxFactory.ParseStatement($"global::MemFormat.Campaign.Marks.All[{_next++ & 0xFFFF}] = 1;\n");
}
