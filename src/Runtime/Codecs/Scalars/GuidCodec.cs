using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Guid"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct GuidCodec : IMemFormatCodec<Guid>
{
    private const int Size = 16;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Guid);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, Guid value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Guid Read(ref MemFormatReader reader) => Fields.Guid(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static Guid ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
