using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="DateTimeOffset"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateTimeOffsetCodec : IMemFormatCodec<DateTimeOffset>
{
    private const int Size = 10;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.DateTimeOffset);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, DateTimeOffset value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTimeOffset Read(ref MemFormatReader reader) => Fields.DateTimeOffset(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static DateTimeOffset ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
