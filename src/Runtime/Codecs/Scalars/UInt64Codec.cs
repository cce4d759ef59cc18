using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="ulong"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt64Codec : IMemFormatCompactCodec<ulong>
{
    private const int Size = 8;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.UInt64);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, ulong value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Read(ref MemFormatReader reader) => Fields.UInt64(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static ulong ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<ulong>(ref reader, node);

    /// <inheritdoc/>
    public static int MaxCompactSize => 8;

    /// <inheritdoc/>
    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(WireKind.UInt64, WirePlace.Compact);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, ulong value) => Fields.PutCompact(ref block, ref at, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong GetCompact(ref byte block, ref nint at, uint code) => Fields.CompactUInt64(ref block, ref at, code);
}
