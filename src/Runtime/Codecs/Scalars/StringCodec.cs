using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="string"/>, null included.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct StringCodec : IMemFormatCodec<string>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.String);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, string? value) => writer.WriteNullableString(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Read(ref MemFormatReader reader) => reader.ReadNullableString();

    /// <summary>Reads a text that emitted code parses. The parsed form is charged with 16 bytes per character.</summary>
    /// <param name="reader">The reader, at the text.</param>
    /// <param name="node">The plan of a payload of another shape, or null.</param>
    /// <param name="maxDepth">How many levels may be nested in the text.</param>
    public static string? Read(ref MemFormatReader reader, PlanNode? node, out int maxDepth)
    {
        maxDepth = reader.Limits.MaxDepth;
        var text = node is null ? reader.ReadNullableString() : ReadResolved(ref reader, node);
        reader.Charge(text is null ? 0 : 16L * text.Length);
        return text;
    }

    public static string? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? reader.ReadNullableString() : CanonicalText.Print(ref reader, node.Source);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? ReadInto(ref MemFormatReader reader, PlanNode node, string? existing) =>
        node.IsExact ? reader.ReadNullableString(existing) : CanonicalText.Print(ref reader, node.Source);

    static bool IMemFormatDescribe.CanPopulate => true;

    static bool IMemFormatDescribe.IsObject => true;

    static void IMemFormatDescribe.WriteObject(ref MemFormatWriter writer, object? value) =>
        writer.WriteNullableString(Unsafe.As<string?>(value));

    static object? IMemFormatDescribe.ReadObject(ref MemFormatReader reader) => reader.ReadNullableString();

    static object? IMemFormatDescribe.ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing) =>
        ReadInto(ref reader, node, Unsafe.As<string?>(existing));
}
