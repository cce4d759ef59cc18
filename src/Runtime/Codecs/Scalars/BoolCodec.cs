using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="bool"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BoolCodec : IMemFormatCodec<bool>
{
    private const int Size = 1;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.Bool);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, bool value)
    {
        Fields.Put(ref writer.Reserve(Size), 0, value);
        writer.Advance(Size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Read(ref MemFormatReader reader) => Fields.Bool(ref reader.Take(Size), 0);

    /// <inheritdoc/>
    public static bool ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
