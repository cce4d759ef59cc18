using System.Globalization;
using System.Numerics;
using MemFormat.Codecs.Finding;
using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="BigInteger"/>: two's complement in as few bytes as possible, the lowest byte first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.BigInteger)]
public struct BigIntegerCodec : IMemFormatCodec<BigInteger>
{
    private const int SmallSize = 256;

    public static byte NullHead => CollectionHead.Null;

    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.BigInteger);

    public static void Write(ref MemFormatWriter writer, BigInteger value)
    {
        var size = value.IsZero ? 0 : value.GetByteCount();
        CollectionHeader.Write(ref writer, size);
        if (size <= SmallSize)
        {
            value.TryWriteBytes(MemoryMarshal.CreateSpan(ref writer.Reserve(size), size), out var written);
            writer.Advance(size == 0 ? 0 : written);
            return;
        }

        // Not in one piece into a buffer that may offer little at a time.
        var bytes = ArrayPool<byte>.Shared.Rent(size);
        value.TryWriteBytes(bytes, out _);
        writer.WriteMemory(ref MemoryMarshal.GetArrayDataReference(bytes), (uint)size);
        ArrayPool<byte>.Shared.Return(bytes);
    }

    public static BigInteger Read(ref MemFormatReader reader)
    {
        var size = WholeNumber.Size(ref reader, out var isNull);

        // A writer with a nullable member may have written null, which this type cannot hold.
        if (isNull)
            return default;
        var bytes = size <= SmallSize ? stackalloc byte[SmallSize] : new byte[size];
        bytes = bytes[..size];
        WholeNumber.Take(ref reader, bytes);
        return new BigInteger(bytes);
    }

    public static BigInteger ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader)
        : node.Kind == WireKind.String ? OfText(ref reader, node)
        : node.Kind == WireKind.UInt128 ? NumberReader.Read<UInt128>(ref reader, node.Kind)
        : NumberReader.Read<Int128>(ref reader, node.Kind);

    /// <summary>Reads canonical text. Null is zero, as in the number's own form.</summary>
    private static BigInteger OfText(ref MemFormatReader reader, PlanNode node)
    {
        if (SourceText.Read(ref reader, node) is not { } text)
            return default;
        var culture = CultureInfo.InvariantCulture;
        if (text.Length > WholeNumber.MaxTextLength
            || !BigInteger.TryParse(text, NumberStyles.AllowLeadingSign, culture, out var value)
            || value.ToString(culture) != text)
        {
            return CanonicalText.Fail<BigInteger>();
        }

        return value;
    }
}
