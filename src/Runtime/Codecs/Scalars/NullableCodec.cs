using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Nullable{T}"/>; whoever holds one says whether it is null.</summary>
/// <typeparam name="T">The value type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct NullableCodec<T, TCodec> : IMemFormatCodec<T?>
    where T : struct
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <inheritdoc/>
    public static int MinSize => TCodec.MinSize;

    /// <inheritdoc/>
    public static bool HasPresence => true;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema)
    {
        schema.Nullable();
        TCodec.Describe(schema);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T? value) => TCodec.Write(ref writer, value.GetValueOrDefault());

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Read(ref MemFormatReader reader) => TCodec.Read(ref reader);

    /// <inheritdoc/>
    public static T? ReadResolved(ref MemFormatReader reader, PlanNode node) => TCodec.ReadResolved(ref reader, node);
}
