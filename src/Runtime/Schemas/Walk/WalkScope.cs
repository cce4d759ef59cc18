using System.Runtime.CompilerServices;
using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

/// <summary>State of a walk through one payload.</summary>
/// <param name="root">The reader's schema.</param>
/// <param name="writer">The writer's schema.</param>
internal abstract class WalkScope(RootSchema root, WriterSchema writer) : ReadState
{
    /// <summary>The reader's schema.</summary>
    public RootSchema Root { get; } = root;

    /// <summary>The schema in which the payload was written.</summary>
    public WriterSchema Writer { get; } = writer;

    /// <summary>The objects that keep their identity.</summary>
    public abstract ReferenceTable ReferenceTable { get; }

    /// <summary>The cases of unions that the payload has defined.</summary>
    public abstract CaseTable CaseTable { get; }

    /// <summary>The scope of a read whose schema has unions or references.</summary>
    public static WalkScope Of(ref MemFormatReader reader) => Unsafe.As<WalkScope>(reader.State) ?? throw NotReached();

    /// <summary>The error for a value that depends on others of its payload, and is read or written without them.</summary>
    public static InvalidOperationException NotReached() =>
        new("A union value can only be read or written as part of a root that declares the union.");
}
