using System.Collections.Immutable;
using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Types;

namespace MemFormat.Generator.Pipelines;

/// <summary>
/// A type with the attribute that may have to be parsed: equal to an earlier version if the files of its declarations and of its base
/// classes are the same, bodies included, because getters are looked into. What it means beyond that is up to the <see cref="Declarations"/>.
/// </summary>
internal sealed class DeclaredType : IEquatable<DeclaredType>
{
    private readonly SyntaxNode _node;
    private readonly ImmutableArray<SyntaxTree> _files;

    /// <summary>The symbol and its compilation until it is parsed: nothing of a compilation is kept from one run to the next.</summary>
    private Tuple<INamedTypeSymbol, Compilation>? _found;

    public DeclaredType(SyntaxNode node, INamedTypeSymbol type, Compilation compilation)
    {
        (_node, _found) = (node, Tuple.Create(type, compilation));
        var files = ImmutableArray.CreateBuilder<SyntaxTree>(1);
        for (var current = type; current is not null && current.SpecialType == SpecialType.None; current = current.BaseType)
        {
            foreach (var part in current.DeclaringSyntaxReferences)
                files.Add(part.SyntaxTree);
        }

        _files = files.ToImmutable();
    }

    /// <summary>Parses the type: as it was found in this run, or else, if only other files have changed, as these declare it now.</summary>
    public ParsedType Parse(Declarations declarations, CancellationToken cancel)
    {
        if (Interlocked.Exchange(ref _found, null) is var (type, compilation))
            return TypeParser.Parse(type, compilation);
        var now = declarations.Compilation;
        return TypeParser.Parse((INamedTypeSymbol)now.GetSemanticModel(_node.SyntaxTree).GetDeclaredSymbol(_node, cancel)!, now);
    }

    public bool Equals(DeclaredType? other) => other is not null && _node == other._node && _files.SequenceEqual(other._files);

    public override bool Equals(object? obj) => Equals(obj as DeclaredType);

    public override int GetHashCode() => _node.Span.GetHashCode();
}
