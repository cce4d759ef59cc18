using MemFormat.Codecs.Finding;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Nullable{T}"/>. Its container states whether it is null, except for those that state it themselves.</summary>
/// <typeparam name="T">The value type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
public struct NullableCodec<T, TCodec> : IMemFormatCodec<T?>
    where T : struct
    where TCodec : struct, IMemFormatCodec<T>
{
    public static int MinSize => TCodec.MinSize;

    public static bool HasPresence => TCodec.NullHead == 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsNull(T? value) => value is null || (TCodec.HasPresence && TCodec.IsNull(value.GetValueOrDefault()));

    public static void Describe(SchemaComposer schema)
    {
        if (HasPresence)
            schema.Nullable();

        TCodec.Describe(schema);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T? value)
    {
        if (TCodec.NullHead != 0 && value is null)
        {
            writer.WriteByte(TCodec.NullHead);
            return;
        }

        TCodec.Write(ref writer, value.GetValueOrDefault());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Read(ref MemFormatReader reader)
    {
        if (TCodec.NullHead != 0 && reader.Left != 0 && reader.Position == TCodec.NullHead)
        {
            reader.Take(1);
            return null;
        }

        return Present(TCodec.Read(ref reader));
    }

    public static T? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        (TCodec.NullHead != 0 || node.Kind == WireKind.String) && node.TakeNull(ref reader)
            ? null
            : Present(TCodec.ReadResolved(ref reader, node));

    static bool IMemFormatDescribe.CanPopulate => TCodec.CanPopulate;

    public static T? ReadInto(ref MemFormatReader reader, PlanNode node, T? existing) =>
        existing is null ? ReadResolved(ref reader, node) : Present(TCodec.ReadInto(ref reader, node, existing.GetValueOrDefault()));

    /// <summary>A union without a value, because its case is not known, is null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T? Present(T value) => TCodec.HasPresence && TCodec.IsNull(value) ? null : value;
}
