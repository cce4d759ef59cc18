using MemFormat.Codecs.Writing;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="string"/>, null included, each written once per payload and then by its number.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct PooledStringCodec : IMemFormatCodec<string>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.PooledText();

    public static void Write(ref MemFormatWriter writer, string? value)
    {
        if (value is null)
        {
            writer.WriteByte(StringEncoding.Null);
            return;
        }

        // Without a scope, in the frame of a custom codec or for the order of a set, all are written in full.
        var number = writer.Destination is WriteScope scope && StringPool.Takes(value.Length) ? scope.Strings.Find(value) : 0;
        if (number == 0)
            writer.WriteString(value);
        else
            writer.WritePooledNumber(number);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Read(ref MemFormatReader reader) => reader.ReadPooledString();

    public static string? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? reader.ReadPooledString() : CanonicalText.Print(ref reader, node.Source);

    public static string? ReadInto(ref MemFormatReader reader, PlanNode node, string? existing) =>
        node.IsExact ? reader.ReadPooledString(existing) : CanonicalText.Print(ref reader, node.Source);

    static bool IMemFormatDescribe.CanPopulate => true;

    static bool IMemFormatDescribe.IsObject => true;

    static void IMemFormatDescribe.WriteObject(ref MemFormatWriter writer, object? value) => Write(ref writer, Unsafe.As<string?>(value));

    static object? IMemFormatDescribe.ReadObject(ref MemFormatReader reader) => reader.ReadPooledString();

    static object? IMemFormatDescribe.ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing) =>
        ReadInto(ref reader, node, Unsafe.As<string?>(existing));
}
