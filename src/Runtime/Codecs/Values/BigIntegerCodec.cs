using System.Numerics;
using MemFormat.Codecs.Finding;
using MemFormat.Io;

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
        var header = reader.ReadLength();

        // A writer with a nullable member may have written null, which this type cannot hold.
        if (header == CollectionHeader.Null)
            return default;

        var size = CollectionHeader.Count(ref reader, header, 1);

        // A copy: .NET goes through the bytes several times, and another thread may change those of the payload.
        var bytes = size <= SmallSize ? stackalloc byte[SmallSize] : new byte[size];
        bytes = bytes[..size];
        MemoryMarshal.CreateReadOnlySpan(ref reader.Take((nuint)size), size).CopyTo(bytes);
        if (!IsShortest(bytes))
            MemFormatThrow.InvalidData("A whole number is not in its shortest form.");

        return new BigInteger(bytes);
    }

    public static BigInteger ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);

    /// <summary>Zero takes no bytes, and the highest byte says more than the sign that the one below it says.</summary>
    private static bool IsShortest(ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
            return true;

        var isNegative = bytes.Length > 1 && bytes[^2] >= 0x80;
        return bytes.Length == 1 ? bytes[0] != 0 : bytes[^1] != (isNegative ? 0xFF : 0);
    }
}
