using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>
/// Finds structs whose memory is their body: sequential fields that are exactly the members, all of fixed kinds without
/// invalid bit patterns, and no padding. Generated code checks the size again at first use.
/// </summary>
internal sealed class BlockLayout(SchemaGraph graph)
{
    /// <summary>The bytes of the struct, or 0 when its memory is not its body.</summary>
    public int SizeOf(TypeShape shape)
    {
        if (!shape.IsValueType || shape.Members.Count == 0 || shape.MemoryOrder.Count != shape.Members.Count || shape.BasePart is not null)
            return 0;
        int size = 0, alignment = 1;
        foreach (var index in shape.MemoryOrder)
        {
            var member = shape.Members[index];
            var (fieldSize, fieldAlignment) = Field(member);
            if (fieldSize == 0 || size % fieldAlignment != 0)
                return 0;
            size += fieldSize;
            alignment = Math.Max(alignment, fieldAlignment);
        }

        return size % alignment == 0 ? size : 0;
    }

    private (int Size, int Alignment) Field(MemberShape member)
    {
        var type = member.Type;
        if (member.IsCompact && WireKinds.CanBeCompact(type.Wire))
            return default;
        if (type.Kind is TypeRefKind.Primitive or TypeRefKind.Enum && WireKinds.IsUnchecked(type.Wire))
        {
            var size = WireKinds.FixedSize(type.Wire);
            return (size, type.Wire == WireKind.Guid ? 4 : size);
        }

        // A nested block's own alignment is at most 16 and divides its size; its size's lowest set bit bounds it.
        var block = graph.BlockSize(type);
        return (block, block == 0 ? 1 : Math.Min(16, block & -block));
    }
}
