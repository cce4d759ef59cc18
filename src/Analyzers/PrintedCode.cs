using MemFormat.Generator.Emit;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Analyzers;

/// <summary>What the generator printed for a type, and which files of the compilation other generators printed.</summary>
internal sealed class PrintedCode
{
    /// <summary>How many folders the compiler gives each file of a generator: one for its assembly and one for its type.</summary>
    private const int Folders = 2;

    private readonly string _own;
    private readonly string _all;

    private PrintedCode(SyntaxTree own, HashSet<string> members)
    {
        _own = Parent(own.FilePath);
        _all = Parent(Parent(_own));
        Members = members;
    }

    /// <summary>The members that the printed code stores.</summary>
    public HashSet<string> Members { get; }

    /// <summary>The code of a type, or null if there is none that reads and writes its members.</summary>
    public static PrintedCode? Find(INamedTypeSymbol type)
    {
        foreach (var part in type.DeclaringSyntaxReferences.Where(
            r => r.SyntaxTree.FilePath.EndsWith(KnownNames.FileSuffix, StringComparison.Ordinal)))
        {
            if (part.GetSyntax() is TypeDeclarationSyntax declaration
                && declaration.Members.OfType<StructDeclarationSyntax>()
                    .FirstOrDefault(s => s.Identifier.ValueText.StartsWith(KnownNames.Codec, StringComparison.Ordinal)) is { } codec)
            {
                return new PrintedCode(part.SyntaxTree, [.. Remarks.Members(codec.GetLeadingTrivia().ToFullString())]);
            }
        }

        return null;
    }

    /// <summary>Whether only other generators declare a symbol.</summary>
    public bool IsOfOthers(ISymbol symbol) =>
        symbol.DeclaringSyntaxReferences.Length > 0 && symbol.DeclaringSyntaxReferences.All(r => IsOfOthers(r.SyntaxTree));

    /// <summary>Whether only other generators say what the base class of a class is.</summary>
    public bool IsBaseOfOthers(INamedTypeSymbol type) =>
        type.BaseType is { SpecialType: SpecialType.None } && type.DeclaringSyntaxReferences.Length > 1
        && type.DeclaringSyntaxReferences.Any(r => IsOfOthers(r.SyntaxTree) && Names(r, type.BaseType))
        && !type.DeclaringSyntaxReferences.Any(r => !IsOfOthers(r.SyntaxTree) && Names(r, type.BaseType));

    /// <summary>Whether this generator or another printed a file.</summary>
    public bool IsPrinted(SyntaxTree tree) => IsOfOthers(tree) || Parent(tree.FilePath) == _own;

    private bool IsOfOthers(SyntaxTree tree)
    {
        var path = tree.FilePath;
        // Without a folder for printed files their paths are relative, and those of the project's files are not, or are in no folder.
        return path.StartsWith(_all, StringComparison.Ordinal) && (_all.Length > 0 || !Path.IsPathRooted(path))
            && path.Skip(_all.Length).Count(IsSeparator) >= Folders && Parent(path) != _own;
    }

    private static bool Names(SyntaxReference part, INamedTypeSymbol name) => part.GetSyntax() is TypeDeclarationSyntax { BaseList.Types: var types }
        && types.Any(t => t.Type.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().Any(n => n.Identifier.ValueText == name.Name));

    /// <summary>The folder of a path, with the separator at its end.</summary>
    private static string Parent(string path)
    {
        var end = path.TrimEnd('/', '\\').LastIndexOfAny(['/', '\\']);
        return path.Substring(0, end + 1);
    }

    private static bool IsSeparator(char character) => character is '/' or '\\';
}
