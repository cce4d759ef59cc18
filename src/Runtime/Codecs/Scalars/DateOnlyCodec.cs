using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="DateOnly"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateOnlyCodec : IMemFormatCodec<DateOnly>
{
    private const int Size = 4;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.DateOnly);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, DateOnly value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateOnly Read(ref MemFormatReader reader) => Fields.DateOnly(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static DateOnly ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
