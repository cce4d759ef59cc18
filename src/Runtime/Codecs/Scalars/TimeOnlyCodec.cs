using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="TimeOnly"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeOnlyCodec : IMemFormatCodec<TimeOnly>
{
    private const int Size = 8;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.TimeOnly);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, TimeOnly value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeOnly Read(ref MemFormatReader reader) => Fields.TimeOnly(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static TimeOnly ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
