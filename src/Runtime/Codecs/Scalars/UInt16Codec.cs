using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="ushort"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt16Codec : IMemFormatCompactCodec<ushort>
{
    private const int Size = 2;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.UInt16);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ushort value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort Read(ref MemFormatReader reader) => Fields.UInt16(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static ushort ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<ushort>(ref reader, node);

    /// <inheritdoc/>
    public static int MaxCompactSize => 4;

    /// <inheritdoc/>
    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(WireKind.UInt16, WirePlace.Compact);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, ushort value) => Fields.PutCompact(ref block, ref at, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort GetCompact(ref byte block, ref nint at, uint code) => Fields.CompactUInt16(ref block, ref at, code);
}
