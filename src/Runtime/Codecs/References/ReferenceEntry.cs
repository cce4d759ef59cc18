using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.References;

/// <summary>The state of one object with identity during a read.</summary>
internal struct ReferenceEntry
{
    /// <summary>The object, created when a member of the reader first refers to it.</summary>
    public object? Value;

    /// <summary>How <see cref="Value"/> is filled.</summary>
    public ReferenceBody? Body;

    /// <summary>The plan from the writer's type to that of <see cref="Value"/>; null if both are the same.</summary>
    public PlanNode? Node;

    /// <summary>The bytes left in the payload at the start of the body; 0 before that place is known.</summary>
    public nuint Left;

    /// <summary>The writer's type; null if the payload has the reader's schema, where <see cref="Body"/> knows it.</summary>
    public WriterType? Type;

    /// <summary>The highest number that was given before the body: the objects that occur in it first are counted from there.</summary>
    public int Last;

    /// <summary>Whether a copy of the object was read.</summary>
    public bool IsCopied;

    /// <summary>Set if only extension data refers to the object: its body lies there.</summary>
    public KeptObject? Kept;

    /// <summary>The least bytes of the body.</summary>
    public readonly ulong MinSize => Type?.MinSize ?? (uint)Body!.MinSize;
}
