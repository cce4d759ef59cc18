using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="int"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int32Codec : IMemFormatCompactCodec<int>
{
    private const int Size = 4;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Int32);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, int value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ref MemFormatReader reader) => Fields.Int32(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static int ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<int>(ref reader, node);

    /// <inheritdoc/>
    public static int MaxCompactSize => 4;

    /// <inheritdoc/>
    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(WireKind.Int32, WirePlace.Compact);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, int value) => Fields.PutCompact(ref block, ref at, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int GetCompact(ref byte block, ref nint at, uint code) => Fields.CompactInt32(ref block, ref at, code);
}
