using MemFormat.Base;
using MemFormat.Io;
using MemFormat.Schemas;

namespace MemFormat.Codecs.Writing;

/// <summary>The objects that the extension data of one payload refers to.</summary>
internal sealed class KeptWriter(ReferenceWriter references)
{
    private readonly Dictionary<object, int> _numbers = new(ReferenceEqualityComparer.Instance);
    private readonly List<KeptObject> _objects = [];

    /// <summary>Writes extension data with a table before the value of each entry.</summary>
    public void Write(ref MemFormatWriter writer, byte[] entries, KeptObject[][] links)
    {
        var size = (ulong)entries.Length;
        foreach (var table in links)
        {
            size += (ulong)VarInt.Size((uint)table.Length);
            foreach (var kept in table)
                size += (ulong)VarInt.Size((uint)Number(kept));
        }

        writer.WriteLength(size << CollectionHead.CountShift | CollectionHead.HasTables);
        var (at, previous) = (0, default(ulong?));
        foreach (var table in links)
        {
            var entry = ExtensionEntry.At(entries, at, previous);
            writer.WriteSpan(entries.AsSpan(at..entry.Table));
            Table(ref writer, table);
            writer.WriteSpan(entries.AsSpan(entry.Frame..entry.End));
            (at, previous) = (entry.End, entry.Order);
        }
    }

    /// <summary>Writes what the objects are: others of the payload, or what they were when they were read.</summary>
    public void WriteSection(ref MemFormatWriter writer)
    {
        if (_objects.Count == 0)
            return;
        for (var i = 0; i < _objects.Count; i++)
        {
            if (references.NumberOf(_objects[i].Identity) != 0)
                continue;
            foreach (var link in Content(_objects[i]).Links)
                Number(link);
        }

        // Equal ones of one read are one array, and large for their objects perhaps: each array is looked into once.
        var (shapes, contents) = (new Dictionary<byte[], int>(), new Dictionary<byte[], int>(ByteComparer.Instance));
        writer.WriteLength((uint)_objects.Count);
        foreach (var kept in _objects)
        {
            var number = references.NumberOf(kept.Identity);
            writer.WriteLength((uint)number);
            if (number != 0)
                continue;
            var content = Content(kept);
            ref var shape = ref CollectionsMarshal.GetValueRefOrAddDefault(shapes, content.Segments, out var isKnown);
            isKnown = isKnown || contents.TryGetValue(content.Segments, out shape);
            if (isKnown)
            {
                writer.WriteLength((uint)shape);
            }
            else
            {
                contents.Add(content.Segments, shape = contents.Count + 1);
                writer.WriteByte(0);
                writer.WriteFramed(content.Segments);
            }

            Table(ref writer, content.Links);
            writer.WriteFramed(content.Body);
        }
    }

    private static KeptObject Content(KeptObject kept) => kept.Same ?? kept;

    private void Table(ref MemFormatWriter writer, KeptObject[] table)
    {
        writer.WriteLength((uint)table.Length);
        foreach (var kept in table)
            writer.WriteLength((uint)Number(kept));
    }

    private int Number(KeptObject kept)
    {
        ref var number = ref CollectionsMarshal.GetValueRefOrAddDefault(_numbers, kept.Identity, out var isKnown);
        if (!isKnown)
        {
            _objects.Add(kept);
            number = _objects.Count;
        }

        return number;
    }
}
