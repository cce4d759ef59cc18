using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Measuring;

/// <summary>A value of a union in a body.</summary>
/// <param name="Start">Where its head begins.</param>
/// <param name="End">Where the case's value begins.</param>
/// <param name="Union">The union's number.</param>
/// <param name="Tag">The case.</param>
/// <param name="Defines">Whether the case is defined here.</param>
internal readonly record struct UnionPlace(int Start, int End, uint Union, ulong Tag, bool Defines);

/// <summary>The cases that a body knows, and their definitions.</summary>
/// <param name="shape">The shape of the root.</param>
internal sealed class UnionCases(BodyShape shape)
{
    private readonly Dictionary<(uint Union, ulong Tag), (byte[] Definition, BodyShape Shape)> _known = [];

    /// <summary>Those of all bodies so far, so that the same definition is the same shape.</summary>
    private readonly Dictionary<(uint, ulong), (byte[] Definition, BodyShape Shape)> _seen = [];

    /// <summary>A body begins that defines its cases itself.</summary>
    public void Forget() => _known.Clear();

    /// <summary>The shape of a case.</summary>
    /// <exception cref="ToolException">It was not defined.</exception>
    public BodyShape Shape(uint union, ulong tag) => Known(union, tag).Shape;

    public byte[] Definition(uint union, ulong tag) => Known(union, tag).Definition;

    public bool IsKnown(uint union, ulong tag) => _known.ContainsKey((union, tag));

    public void Define(uint union, ulong tag, ReadOnlySpan<byte> definition)
    {
        if (!_seen.TryGetValue((union, tag), out var seen) || !definition.SequenceEqual(seen.Definition))
        {
            var bytes = definition.ToArray();
            seen = (bytes, BodyShape.Parse(bytes, shape.Types, FormattableString.Invariant($"union{union}.{tag}.")));
            _seen[(union, tag)] = seen;
        }

        _known[(union, tag)] = seen;
    }

    private (byte[] Definition, BodyShape Shape) Known(uint union, ulong tag) => _known.TryGetValue((union, tag), out var known)
        ? known
        : throw new ToolException(FormattableString.Invariant($"the case {tag} of a union is not defined."));
}
