using System.Runtime.InteropServices;
using MemFormat.Codecs;

namespace MemFormat;

/// <summary>Single values, for custom codecs.</summary>
public ref partial struct MemFormatWriter
{
    /// <summary>Writes a bool.</summary>
    public void WriteBoolean(bool value) => BoolCodec.Write(ref this, value);

    /// <summary>Writes an integer of 8 bits.</summary>
    public void WriteSByte(sbyte value) => SByteCodec.Write(ref this, value);

    /// <summary>Writes an integer of 16 bits.</summary>
    public void WriteInt16(short value) => Int16Codec.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 16 bits.</summary>
    public void WriteUInt16(ushort value) => UInt16Codec.Write(ref this, value);

    /// <summary>Writes an integer of 32 bits.</summary>
    public void WriteInt32(int value) => Int32Codec.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 32 bits.</summary>
    public void WriteUInt32(uint value) => UInt32Codec.Write(ref this, value);

    /// <summary>Writes an integer of 64 bits.</summary>
    public void WriteInt64(long value) => Int64Codec.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 64 bits.</summary>
    public void WriteUInt64(ulong value) => UInt64Codec.Write(ref this, value);

    /// <summary>Writes an integer of 128 bits.</summary>
    public void WriteInt128(Int128 value) => Int128Codec.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 128 bits.</summary>
    public void WriteUInt128(UInt128 value) => UInt128Codec.Write(ref this, value);

    /// <summary>Writes a floating-point number of 16 bits.</summary>
    public void WriteHalf(Half value) => HalfCodec.Write(ref this, value);

    /// <summary>Writes a floating-point number of 32 bits.</summary>
    public void WriteSingle(float value) => SingleCodec.Write(ref this, value);

    /// <summary>Writes a floating-point number of 64 bits.</summary>
    public void WriteDouble(double value) => DoubleCodec.Write(ref this, value);

    /// <summary>Writes a decimal number.</summary>
    public void WriteDecimal(decimal value) => DecimalCodec.Write(ref this, value);

    /// <summary>Writes a UTF-16 char.</summary>
    public void WriteChar(char value) => CharCodec.Write(ref this, value);

    /// <summary>Writes a GUID.</summary>
    public void WriteGuid(Guid value) => GuidCodec.Write(ref this, value);

    /// <summary>Writes a date and time with its kind.</summary>
    public void WriteDateTime(DateTime value) => DateTimeCodec.Write(ref this, value);

    /// <summary>Writes a date and time with its offset.</summary>
    public void WriteDateTimeOffset(DateTimeOffset value) => DateTimeOffsetCodec.Write(ref this, value);

    /// <summary>Writes a span of time.</summary>
    public void WriteTimeSpan(TimeSpan value) => TimeSpanCodec.Write(ref this, value);

    /// <summary>Writes a date.</summary>
    public void WriteDateOnly(DateOnly value) => DateOnlyCodec.Write(ref this, value);

    /// <summary>Writes a time of day.</summary>
    public void WriteTimeOnly(TimeOnly value) => TimeOnlyCodec.Write(ref this, value);

    /// <summary>Writes an array of bytes with its length, or null.</summary>
    public void WriteBytes(byte[]? value) => BytesCodec.Write(ref this, value);

    /// <summary>Writes bytes without their number.</summary>
    public void WriteSpan(scoped ReadOnlySpan<byte> bytes) => WriteMemory(ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);
}
