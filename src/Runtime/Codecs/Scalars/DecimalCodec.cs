using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="decimal"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DecimalCodec : IMemFormatCodec<decimal>
{
    private const int Size = 16;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Decimal);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, decimal value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static decimal Read(ref MemFormatReader reader) => Fields.Decimal(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static decimal ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<decimal>(ref reader, node);
}
