using System.ComponentModel;
using System.Runtime.InteropServices;
using MemFormat.Codecs.Finding;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Version"/>, null included, as their text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Version)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public readonly struct VersionCodec : IMemFormatCodec<Version>
#nullable restore annotations
{
    /// <summary>Four numbers of ten digits with points between them.</summary>
    private const int MaxLength = 43;

    public static void Describe(SchemaComposer schema)
    {
        schema.Extended(WireExtension.Version);
        schema.Kind(WireKind.String);
    }

    public static void Write(ref MemFormatWriter writer, Version? value)
    {
        if (value is null)
        {
            writer.WriteByte(StringEncoding.Null);
            return;
        }

        Span<byte> text = stackalloc byte[MaxLength];
        value.TryFormat(text, out var length);
        writer.WriteLength((ulong)(uint)length << 2 | StringEncoding.Latin1);
        writer.WriteMemory(ref MemoryMarshal.GetReference(text), (uint)length);
    }

    public static Version? Read(ref MemFormatReader reader) => reader.ReadNullableString() is { } text ? Parse(text) : null;

    public static Version? ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);

    /// <summary>The parser lets more pass than is ever written: signs, zeros in front, blanks.</summary>
    private static Version Parse(string text)
    {
        Span<char> again = stackalloc char[MaxLength];
        if (text.Length > MaxLength || !Version.TryParse(text, out var value)
            || !value.TryFormat(again, out var length) || !text.AsSpan().SequenceEqual(again[..length]))
        {
            MemFormatThrow.InvalidData("A text is not a version.");
            return null!;
        }

        return value;
    }
}
