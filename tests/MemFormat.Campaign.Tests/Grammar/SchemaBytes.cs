using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

/// <summary>Writes schemas as descriptors.</summary>
internal static class SchemaBytes
{
    public static byte[] Of(SpecSchema schema)
    {
        var bytes = new Bytes();
        Slot(bytes, schema.Root);
        Segments(bytes, schema.Types);
        return bytes.ToArray();
    }

    public static void Segments(Bytes bytes, IEnumerable<SpecType> types)
    {
        foreach (var type in types)
        {
            bytes.Number((ulong)type.Members.Count << 3 | (type.IsNumbered ? 0u : 1) | (type.Base >= 0 ? 4u : 0));
            if (type.Base >= 0)
                bytes.Number((ulong)type.Base);
            long id = 0;
            foreach (var (key, slot) in type.Members)
            {
                var delta = key - (id + 1);
                id = key;
                if (!type.IsNumbered)
                {
                    bytes.Fixed32(key);
                }
                else if (delta != 0)
                {
                    bytes.Byte(0xFF);
                    bytes.Number((ulong)(delta << 1 ^ delta >> 63));
                }

                Slot(bytes, slot);
            }
        }
    }

    public static void Slot(Bytes bytes, SpecSlot slot)
    {
        bytes.Byte(slot.Kind | slot.Place << 5);
        if (slot.Kind is SpecSlot.Object or SpecSlot.Reference or SpecSlot.Union)
            bytes.Number((ulong)slot.Type);
        if (slot.Kind == SpecSlot.Extended)
            bytes.Number(slot.Extension);
        if (slot.Kind == SpecSlot.Opaque)
        {
            bytes.Fixed32(slot.Id);
            bytes.Number(slot.Version);
        }

        if (slot.First is not null)
            Slot(bytes, slot.First);
        if (slot.Second is not null)
            Slot(bytes, slot.Second);
    }
}
