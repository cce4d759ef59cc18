using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Int128"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int128Codec : IMemFormatCodec<Int128>
{
    private const int Size = 16;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Int128);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, Int128 value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Int128 Read(ref MemFormatReader reader) => Fields.Int128(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static Int128 ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Number.Read<Int128>(ref reader, node);
}
