using System.Linq;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Generator.Parsing.Model;

/// <summary>An error and its place, without a reference to the compilation in which it was found.</summary>
/// <param name="Descriptor">The kind of error.</param>
/// <param name="Arguments">What its message names.</param>
/// <param name="File">The path of the file; empty for none.</param>
/// <param name="Span">The place in the file.</param>
internal sealed record LocatedError(DiagnosticDescriptor Descriptor, EquatableArray<string> Arguments, string File, TextSpan Span)
{
    public Diagnostic In(Compilation compilation)
    {
        var tree = compilation.SyntaxTrees.FirstOrDefault(t => File.Length > 0 && t.FilePath == File);
        return Diagnostic.Create(Descriptor, tree is null ? Location.None : Location.Create(tree, Span), Arguments.ToArray<object>());
    }
}
