using MemFormat.Schemas;

namespace MemFormat.Codecs;

// Lists and maps, and values that become lists of one or are the only element of one.
public sealed partial class PlanNode
{
    /// <summary>The keys of a map.</summary>
    internal PlanNode? Key;

    /// <summary>The place of keys in the writer's type.</summary>
    internal WirePlace KeyPlace;

    /// <summary>The least bytes of one key.</summary>
    internal ulong MinKeySize;

    /// <summary>The least bytes of a present element, or of a present value of a map.</summary>
    internal ulong MinElementSize;

    /// <summary>The place of elements or values in the writer's type.</summary>
    internal WirePlace ElementPlace;

    /// <summary>The writer's type of the structs in a compact list, whose numbers may lie in digits; else null.</summary>
    internal WriterType? Structs;

    /// <summary>Whether the writer's value becomes a list of one.</summary>
    internal bool IsWrap;

    /// <summary>Whether the only element of the writer's list becomes the value: <see cref="Element"/>.</summary>
    internal bool IsSingle;

    /// <summary>Starts a list or a map of another shape, or a value that becomes a list of one.</summary>
    /// <param name="reader">The reader, at the first byte.</param>
    /// <param name="elementSize">The bytes of an element in the new collection.</param>
    public PlanElements OpenElements(scoped ref MemFormatReader reader, int elementSize) => new(this, ref reader, elementSize);

    /// <summary>
    /// Reads the header of a list whose elements are all there and follow each other as they are; then no cursor is needed.
    /// </summary>
    /// <returns>The count, or -1 when <see cref="OpenElements"/> has to look; nothing was read then.</returns>
    internal int TryOpenPlain(scoped ref MemFormatReader reader, int elementSize)
    {
        if (!IsPlainList)
            return -1;
        ref var start = ref reader.Position;
        var left = reader.Left;
        var head = reader.ReadLength();
        var count = head >> CollectionHead.CountShift;
        if ((head & CollectionHead.FlagMask) != 0 || count > left)
        {
            reader.Move(ref start, left);
            return -1;
        }

        if (Math.BigMul(count, MinElementSize, out var bytes) != 0 || bytes > reader.Left)
            MemFormatThrow.Truncated();
        reader.Charge((long)count * (elementSize + Element!.Charge));
        return (int)count;
    }

    /// <summary>
    /// Whether the writer's elements are neither packed nor compact, and this is not a value that becomes a list.
    /// </summary>
    private bool IsPlainList => !IsWrap && Element is { Kind: not WireKind.Bool, Serialized: null } && ElementPlace != WirePlace.Compact;
}
