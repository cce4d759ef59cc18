using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>A slot of a composed schema.</summary>
/// <param name="Kind">The kind.</param>
/// <param name="Place">Where the value lies.</param>
internal sealed record ComposedSlot(WireKind Kind, WirePlace Place)
{
    /// <summary>The type or union, or the extension.</summary>
    public int Number { get; init; }

    /// <summary>Of an enum whose constants are known by name: the type that lists them, or -1.</summary>
    public int Enum { get; init; } = -1;

    /// <summary>Of opaque values: the hash of the codec's id, and its version.</summary>
    public (uint Id, uint Version) Codec { get; init; }

    /// <summary>The element, or key and value, or the base kind of an extension.</summary>
    public IReadOnlyList<ComposedSlot> Arguments { get; init; } = [];

    /// <summary>Reads the slot with which bytes go on from some place.</summary>
    public static ComposedSlot At(byte[] bytes, int start = 0)
    {
        var reader = new SegmentReader(bytes);
        reader.Skip((uint)start);
        return Read(ref reader);
    }

    private static ComposedSlot Read(ref SegmentReader reader)
    {
        var token = reader.Byte();
        var slot = new ComposedSlot(SlotToken.Kind(token), SlotToken.Place(token));
        if (slot.Kind is WireKind.Object or WireKind.Reference or WireKind.Union or WireKind.Extended)
            slot = slot with { Number = (int)reader.Number() };
        if (slot is { Kind: WireKind.Extended, Number: (int)WireExtension.Enum })
            return new ComposedSlot(SlotToken.Kind(reader.Byte()), slot.Place) { Enum = (int)reader.Number() };
        if (slot.Kind == WireKind.Opaque)
            slot = slot with { Codec = (reader.Fixed32(), reader.Number()) };
        var arguments = new ComposedSlot[SlotToken.Arguments(slot.Kind)];
        for (var i = 0; i < arguments.Length; i++)
            arguments[i] = Read(ref reader);
        return slot with { Arguments = arguments };
    }
}
