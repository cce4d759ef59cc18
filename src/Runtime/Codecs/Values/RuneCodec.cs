using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Rune"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RuneCodec : IMemFormatCodec<Rune>
{
    private const int Size = 4;

    /// <inheritdoc/>
    public static int MinSize => Size;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema)
    {
        schema.Extended(WireExtension.Rune);
        schema.Kind(WireKind.UInt32);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, Rune value) => ScalarCodec<uint>.Write(ref writer, (uint)value.Value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Rune Read(ref MemFormatReader reader)
    {
        if (!Rune.TryCreate(ScalarCodec<uint>.Read(ref reader), out Rune value))
        {
            MemFormatThrow.InvalidData("A number is no Unicode scalar value.");
        }

        return value;
    }

    /// <inheritdoc/>
    public static Rune ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
