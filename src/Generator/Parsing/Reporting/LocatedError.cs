using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Generator.Parsing.Reporting;

/// <summary>An error and its place, without an object of the compiler.</summary>
/// <param name="Id">The id of its descriptor.</param>
/// <param name="Arguments">The names and reasons in its message.</param>
/// <param name="File">The path of the file, or null for none.</param>
/// <param name="Start">The place in the file.</param>
/// <param name="Length">The characters there.</param>
internal sealed record LocatedError(string Id, EquatableArray<string> Arguments, string? File, int Start, int Length)
{
    /// <summary>The diagnostic, given the tree of the file.</summary>
    public Diagnostic In(SyntaxTree? tree) => Diagnostic.Create(
        Diagnostics.ById(Id),
        tree is null ? Location.None : Location.Create(tree, new TextSpan(Start, Length)),
        Arguments.ToArray<object>());
}
