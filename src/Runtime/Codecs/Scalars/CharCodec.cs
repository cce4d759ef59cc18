using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="char"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CharCodec : IMemFormatCompactCodec<char>
{
    private const int Size = 2;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Char);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, char value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static char Read(ref MemFormatReader reader) => Fields.Char(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static char ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<char>(ref reader, node);

    /// <inheritdoc/>
    public static int MaxCompactSize => 4;

    /// <inheritdoc/>
    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(WireKind.Char, WirePlace.Compact);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, char value) => Fields.PutCompact(ref block, ref at, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static char GetCompact(ref byte block, ref nint at, uint code) => Fields.CompactChar(ref block, ref at, code);
}
