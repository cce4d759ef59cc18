using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>A case of a union as a root of this process writes and reads it.</summary>
internal sealed class KnownCase(uint tag, int ordinal, byte[] definition, ReaderSchema local, ForeignCase? foreign)
{
    public readonly uint Tag = tag;

    /// <summary>Its place among the declared cases; -1 of one that another assembly added.</summary>
    public readonly int Ordinal = ordinal;

    /// <summary>The code of a case that another assembly added.</summary>
    public readonly ForeignCase? Foreign = foreign;

    /// <summary>The definition of the case before its first value in a payload.</summary>
    public readonly byte[] Definition = definition;

    /// <summary>The slot of its values and the types that it reaches.</summary>
    public readonly CaseTarget Target = new(local, local.Schema.Root, isOpened: false);

    public WriterSlot Slot => Target.Slot;

    /// <summary>A number among all cases of the root.</summary>
    public int Bit => Target.Reader.Id - 1;

    /// <summary>How bodies of the same definition are read.</summary>
    public readonly PlanNode Exact = new(local.Schema.Root.Kind, isExact: true) { Union = local.Schema.Root.Id };
}
