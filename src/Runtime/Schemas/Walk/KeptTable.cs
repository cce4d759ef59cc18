using MemFormat.Codecs;
using MemFormat.Wire;

namespace MemFormat.Schemas.Walk;

/// <summary>The objects of one payload that its extension data refers to, by number.</summary>
internal abstract class KeptTable
{
    /// <summary>Whether extension data of the payload refers to objects, so that a section of them follows the last body.</summary>
    public bool IsNeeded;

    /// <summary>What references are numbers of within an entry or a kept body; null where they are numbers of the payload's objects.</summary>
    public KeptObject[]? Links;

    /// <summary>The objects of a table, whose frame was checked: none if it has no bytes.</summary>
    public abstract KeptObject[] Resolve(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> table);

    /// <summary>Gets ready for an entry, whose values depend on each other only.</summary>
    /// <returns>Its schema, parsed and paid for once for all that are equal. Its type is the first.</returns>
    public abstract WriterSchema Enter(scoped ref MemFormatReader reader, scoped ReadOnlySpan<byte> segments);

    /// <summary>Sees to it that the objects are complete at the end of the payload: extension data of a value refers to them.</summary>
    public abstract void Hold(KeptObject[] objects);

    /// <inheritdoc cref="Hold(KeptObject[])"/>
    public void Hold(KeptObject[][] tables)
    {
        foreach (var table in tables)
            Hold(table);
    }

    /// <summary>Reads the section behind the last body, if there is one.</summary>
    public abstract void ReadSection(ref MemFormatReader reader);

    /// <summary>Reads a reference within an entry or a kept body.</summary>
    public KeptObject Take(ref MemFormatReader reader) => Linked(reader.ReadLength());

    /// <summary>The object with this number of <see cref="Links"/>.</summary>
    protected KeptObject Linked(ulong number) =>
        number - 1 < (ulong)Links!.Length
            ? Links[number - 1]
            : throw SegmentErrors.Invalid("Extension data refers to an object that does not exist.");

    /// <summary>Steps over extension data.</summary>
    /// <param name="reader">At its head.</param>
    /// <param name="hasTables">Whether tables stand between the entries.</param>
    /// <returns>The entries; none if it is null.</returns>
    public static ReadOnlySpan<byte> Skip(scoped ref MemFormatReader reader, out bool hasTables)
    {
        var head = reader.ReadLength();
        hasTables = (head & CollectionHead.FlagMask) == CollectionHead.HasTables;
        if (head == CollectionHead.Null)
            return default;
        var size = head >> CollectionHead.CountShift;
        if ((head & CollectionHead.Null) != 0 || size == 0)
            MemFormatThrow.InvalidData();
        if (size > reader.Left)
            MemFormatThrow.Truncated();
        var entries = MemoryMarshal.CreateReadOnlySpan(ref reader.Take((nuint)size), (int)size);
        if (hasTables)
            ExtensionEntry.CheckTables(entries);
        return entries;
    }
}
