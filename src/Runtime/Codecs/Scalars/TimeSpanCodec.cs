using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="TimeSpan"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeSpanCodec : IMemFormatCodec<TimeSpan>
{
    private const int Size = 8;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.TimeSpan);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, TimeSpan value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeSpan Read(ref MemFormatReader reader) => Fields.TimeSpan(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static TimeSpan ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
