using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>The schema of a root as the running program composes it, made from manifests.</summary>
internal sealed class ComposedSchema
{
    public required ComposedSlot Root { get; init; }

    /// <summary>The types that the descriptor lists, in the order of their numbers.</summary>
    public required IReadOnlyList<ComposedType> Types { get; init; }

    /// <summary>The unions that the root reaches, in the order of their numbers: those last that only cases of other assemblies reach.</summary>
    public required IReadOnlyList<ComposedUnion> Unions { get; init; }

    /// <summary>How many unions are reached without cases of other assemblies.</summary>
    public required int DeclaredUnions { get; init; }

    public required EquatableArray<byte> Descriptor { get; init; }

    /// <summary>The part of the fingerprint beside the descriptor: the declared cases of all unions.</summary>
    public EquatableArray<byte> Cases
    {
        get
        {
            var bytes = new DeclaredCases();
            foreach (var union in Unions.Take(DeclaredUnions))
                bytes.Add(union.Cases.Where(c => !c.IsAdded).Select(c => ((uint)c.Tag, c.Definition.ToArray())).ToList());
            return bytes.ToArray().ToEquatableArray();
        }
    }
}
