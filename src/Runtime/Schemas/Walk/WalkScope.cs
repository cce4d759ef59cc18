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

    /// <summary>The pooled strings of the payload while a part is read that has numbers of its own, and how many such parts are around.</summary>
    private (StringPool? Strings, int Parts) _payload;

    /// <summary>Enters a part whose pooled strings have numbers of their own: an entry of extension data, or an object that only that has.</summary>
    /// <returns>What <see cref="LeavePart"/> takes.</returns>
    public StringPool? EnterPart(scoped ref MemFormatReader reader)
    {
        var outer = reader.Exchange(null);
        if (_payload.Parts++ == 0)
            _payload.Strings = outer;
        return outer;
    }

    /// <summary>Leaves the part.</summary>
    public void LeavePart(scoped ref MemFormatReader reader, StringPool? outer)
    {
        _payload.Parts--;
        reader.Exchange(outer);
    }

    /// <summary>Goes from a part to other places of the payload.</summary>
    /// <returns>What <see cref="ReturnToPart"/> takes.</returns>
    public (StringPool? Strings, int Parts) LeaveAllParts(scoped ref MemFormatReader reader)
    {
        if (_payload.Parts == 0)
            return default;
        var left = (reader.Exchange(_payload.Strings), _payload.Parts);
        _payload.Parts = 0;
        return left;
    }

    /// <summary>Comes back to the part.</summary>
    public void ReturnToPart(scoped ref MemFormatReader reader, (StringPool? Strings, int Parts) part)
    {
        if (part.Parts == 0)
            return;
        _payload = (reader.Exchange(part.Strings), part.Parts);
    }

    /// <summary>The scope of a read whose schema has unions or references.</summary>
    public static WalkScope Of(ref MemFormatReader reader) => Unsafe.As<WalkScope>(reader.State) ?? throw NotReached();

    /// <summary>The error for a value that depends on others of its payload, and is read or written without them.</summary>
    public static InvalidOperationException NotReached() =>
        new("A union value can only be read or written as part of a root that declares the union.");
}
