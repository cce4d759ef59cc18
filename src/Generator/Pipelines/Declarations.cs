using System.Collections.Immutable;

namespace MemFormat.Generator.Pipelines;

/// <summary>
/// All that names mean in a project: two versions of it are equal if their references are the same, and their files but for bodies of methods,
/// blanks and comments. Then no type needs to be parsed again on account of other files.
/// </summary>
internal sealed class Declarations(Compilation compilation) : IEquatable<Declarations>
{
    private readonly ImmutableArray<SyntaxTree> _trees = [.. compilation.SyntaxTrees];
    private readonly ImmutableArray<MetadataReference> _references = [.. compilation.References];
    private readonly CompilationOptions _options = compilation.Options;
    private readonly string? _assembly = compilation.AssemblyName;

    /// <summary>An equal version stands for many later ones, which must not keep the compilation of the first.</summary>
    private readonly WeakReference<Compilation> _compilation = new(compilation);

    /// <summary>The compilation, during the run that made this.</summary>
    public Compilation Compilation =>
        _compilation.TryGetTarget(out var found) ? found : throw new InvalidOperationException("A type is parsed after its run.");

    public bool Equals(Declarations? other)
    {
        if (other is null || _assembly != other._assembly || !_options.Equals(other._options) || _trees.Length != other._trees.Length
            || !_references.SequenceEqual(other._references))
        {
            return false;
        }

        for (var i = 0; i < _trees.Length; i++)
        {
            if (_trees[i] != other._trees[i] && !HaveSameDeclarations(_trees[i], other._trees[i]))
                return false;
        }

        return true;
    }

    public override bool Equals(object? obj) => Equals(obj as Declarations);

    public override int GetHashCode() => _trees.Length;

    private static bool HaveSameDeclarations(SyntaxTree one, SyntaxTree other) =>
        one.FilePath == other.FilePath && one.Options.Equals(other.Options) && one.IsEquivalentTo(other, topLevel: true);
}
