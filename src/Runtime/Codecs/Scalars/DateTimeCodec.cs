using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="DateTime"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateTimeCodec : IMemFormatCodec<DateTime>
{
    private const int Size = 8;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.DateTime);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, DateTime value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime Read(ref MemFormatReader reader) => Fields.DateTime(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static DateTime ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
