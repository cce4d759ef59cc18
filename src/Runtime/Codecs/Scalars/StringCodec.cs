using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="string"/>, null included.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct StringCodec : IMemFormatCodec<string?>
{
    /// <inheritdoc/>
    public static int MinSize => 1;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.String);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, string? value) => writer.WriteNullableString(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Read(ref MemFormatReader reader) => reader.ReadNullableString();

    /// <inheritdoc/>
    public static string? ReadResolved(ref MemFormatReader reader, PlanNode node) => reader.ReadNullableString();
}
