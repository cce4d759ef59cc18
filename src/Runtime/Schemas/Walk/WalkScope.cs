using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

/// <summary>State of a walk through one payload.</summary>
/// <param name="root">The reader's schema.</param>
/// <param name="writer">The writer's schema.</param>
internal abstract class WalkScope(RootSchema root, WriterSchema writer) : ReadState
{
    /// <summary>The <see cref="CaseTable"/>, after its first use. Not virtual: each value of a union needs it.</summary>
    protected CaseTable? Cases;

    /// <summary>The reader's schema.</summary>
    public readonly RootSchema Root = root;

    /// <summary>The schema in which the payload was written.</summary>
    public readonly WriterSchema Writer = writer;

    /// <summary>The objects that keep their identity.</summary>
    public abstract ReferenceTable ReferenceTable { get; }

    /// <summary>The <see cref="KeptTable"/>, after its first use.</summary>
    public KeptTable? Kept;

    /// <summary>The objects that extension data refers to.</summary>
    public KeptTable KeptTable => Kept ??= NewKeptTable();

    /// <summary>The cases of unions that the payload has defined.</summary>
    public CaseTable CaseTable => Cases ?? NewCaseTable();

    /// <summary>Steps over a value of a case that the reader's union lacks, and keeps it.</summary>
    /// <param name="reader">The reader, behind the value's head.</param>
    /// <param name="union">The reader's union.</param>
    /// <param name="number">The union's number in the payload.</param>
    /// <param name="tag">The case.</param>
    /// <param name="found">The payload's definition of the case.</param>
    public abstract MemExtensionData KeepUnknown(scoped ref MemFormatReader reader, object union, uint number, ulong tag, WriterCase found);

    /// <summary>Makes the <see cref="Cases"/>.</summary>
    protected abstract CaseTable NewCaseTable();

    /// <summary>Makes the <see cref="Kept"/>.</summary>
    protected abstract KeptTable NewKeptTable();

    /// <summary>The scope of a read whose schema has unions or references.</summary>
    public static WalkScope Of(ref MemFormatReader reader) => Unsafe.As<WalkScope>(reader.State) ?? throw NotReached();

    /// <summary>The error for a value that depends on others of its payload, and is read or written without them.</summary>
    public static InvalidOperationException NotReached() =>
        new("A union value can only be read or written as part of a root that declares the union.");
}
