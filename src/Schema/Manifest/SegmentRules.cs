using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>Segments as a manifest has them: with placeholders for the slots of dependencies.</summary>
internal static class SegmentRules
{
    /// <summary>Whether the bytes are a segment or nothing, for a type that has none. A few bytes can claim members and levels without end.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="dependencies">How many slots there are for placeholders.</param>
    public static bool IsTemplate(byte[] bytes, int dependencies)
    {
        if (bytes.Length == 0)
            return true;
        try
        {
            var reader = new SegmentReader(bytes);
            return IsTemplate(ref reader, dependencies) && reader.IsAtEnd;
        }
        catch (Exception exception) when (SegmentErrors.IsOne(exception))
        {
            return false;
        }
    }

    private static bool IsTemplate(ref SegmentReader reader, int dependencies)
    {
        var head = reader.Head();
        if (head.HasContract)
            reader.Fixed32();
        if (head.HasBase && reader.Number() >= dependencies)
            return false;
        uint key = 0;
        for (var left = head.Members; left > 0; left--)
        {
            // Each takes bytes, so a count beyond them ends at the end.
            key = reader.Key(key, head.IsNamed);
            if (!IsSlot(ref reader, dependencies, TypeExtent.MaxLevels))
                return false;
        }

        return true;
    }

    private static bool IsSlot(ref SegmentReader reader, int dependencies, int levels)
    {
        if (levels == 0)
            return false;
        var kind = SlotToken.Kind(reader.Byte());
        if (kind == WireKind.Placeholder)
            return reader.Number() < dependencies;
        if (kind is WireKind.Object or WireKind.Reference or WireKind.Union or WireKind.Opaque or WireKind.Extended)
            return false; // Placeholders stand for these.
        for (var arguments = SlotToken.Arguments(kind); arguments > 0; arguments--)
        {
            if (!IsSlot(ref reader, dependencies, levels - 1))
                return false;
        }

        return true;
    }
}
