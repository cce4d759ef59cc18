using System.Collections.Generic;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>A slot of a composed schema.</summary>
/// <param name="Kind">The kind.</param>
/// <param name="Place">Where the value lies.</param>
internal sealed record ComposedSlot(WireKind Kind, WirePlace Place)
{
    /// <summary>The type or union, or the extension.</summary>
    public int Number { get; init; }

    /// <summary>Of opaque values: the hash of the codec's id, and its version.</summary>
    public (uint Id, uint Version) Codec { get; init; }

    /// <summary>The element; or key and value; or what an extension is based on.</summary>
    public IReadOnlyList<ComposedSlot> Arguments { get; init; } = [];

    /// <summary>Appends the slot as descriptors have it.</summary>
    public void Write(SegmentBytes bytes)
    {
        bytes.Token(Kind, Place);
        switch (Kind)
        {
            case WireKind.Object or WireKind.Reference or WireKind.Union or WireKind.Extended:
                bytes.Number((uint)Number);
                break;
            case WireKind.Opaque:
                bytes.Fixed32(Codec.Id);
                bytes.Number(Codec.Version);
                break;
        }

        foreach (var argument in Arguments)
            argument.Write(bytes);
    }
}
