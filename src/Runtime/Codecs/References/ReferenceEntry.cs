using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.References;

/// <summary>What a read knows of one object that keeps its identity.</summary>
internal struct ReferenceEntry
{
    /// <summary>The object, made when a member that is known here first asks for it.</summary>
    public object? Value;

    /// <summary>How <see cref="Value"/> is filled.</summary>
    public ReferenceBody? Body;

    /// <summary>How the writer's type becomes that of <see cref="Value"/>; null: it is the own one.</summary>
    public PlanNode? Node;

    /// <summary>What was left of the payload where the body begins; 0 before that place is known.</summary>
    public nuint Left;

    /// <summary>The writer's type; null where the payload is of the own schema and <see cref="Body"/> tells.</summary>
    public WriterType? Type;

    /// <summary>The highest number that was given before the body: the objects that occur in it first are counted from there.</summary>
    public int Last;

    /// <summary>Whether a copy of the object was read.</summary>
    public bool IsCopied;

    /// <summary>The least bytes of the body.</summary>
    public readonly ulong MinSize => Type?.MinSize ?? (uint)Body!.MinSize;
}
