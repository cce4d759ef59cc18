using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="long"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int64Codec : IMemFormatCompactCodec<long>
{
    private const int Size = 8;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Int64);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, long value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Read(ref MemFormatReader reader) => Fields.Int64(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static long ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<long>(ref reader, node);

    /// <inheritdoc/>
    public static int MaxCompactSize => 8;

    /// <inheritdoc/>
    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(WireKind.Int64, WirePlace.Compact);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, long value) => Fields.PutCompact(ref block, ref at, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long GetCompact(ref byte block, ref nint at, uint code) => Fields.CompactInt64(ref block, ref at, code);
}
