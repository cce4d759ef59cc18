using System.Runtime.InteropServices;
using MemFormat.Codecs;

namespace MemFormat;

/// <summary>Single values, for custom codecs.</summary>
public ref partial struct MemFormatWriter
{
    /// <summary>Writes a bool.</summary>
    public void WriteBoolean(bool value) => CheckedCodec<bool>.Write(ref this, value);

    /// <summary>Writes an integer of 8 bits.</summary>
    public void WriteSByte(sbyte value) => ScalarCodec<sbyte>.Write(ref this, value);

    /// <summary>Writes an integer of 16 bits.</summary>
    public void WriteInt16(short value) => ScalarCodec<short>.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 16 bits.</summary>
    public void WriteUInt16(ushort value) => ScalarCodec<ushort>.Write(ref this, value);

    /// <summary>Writes an integer of 32 bits.</summary>
    public void WriteInt32(int value) => ScalarCodec<int>.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 32 bits.</summary>
    public void WriteUInt32(uint value) => ScalarCodec<uint>.Write(ref this, value);

    /// <summary>Writes an integer of 64 bits.</summary>
    public void WriteInt64(long value) => ScalarCodec<long>.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 64 bits.</summary>
    public void WriteUInt64(ulong value) => ScalarCodec<ulong>.Write(ref this, value);

    /// <summary>Writes an integer of 128 bits.</summary>
    public void WriteInt128(Int128 value) => ScalarCodec<Int128>.Write(ref this, value);

    /// <summary>Writes an unsigned integer of 128 bits.</summary>
    public void WriteUInt128(UInt128 value) => ScalarCodec<UInt128>.Write(ref this, value);

    /// <summary>Writes a floating-point number of 16 bits.</summary>
    public void WriteHalf(Half value) => ScalarCodec<Half>.Write(ref this, value);

    /// <summary>Writes a floating-point number of 32 bits.</summary>
    public void WriteSingle(float value) => ScalarCodec<float>.Write(ref this, value);

    /// <summary>Writes a floating-point number of 64 bits.</summary>
    public void WriteDouble(double value) => ScalarCodec<double>.Write(ref this, value);

    /// <summary>Writes a decimal number.</summary>
    public void WriteDecimal(decimal value) => CheckedCodec<decimal>.Write(ref this, value);

    /// <summary>Writes a UTF-16 char.</summary>
    public void WriteChar(char value) => ScalarCodec<char>.Write(ref this, value);

    /// <summary>Writes a GUID.</summary>
    public void WriteGuid(Guid value) => ScalarCodec<Guid>.Write(ref this, value);

    /// <summary>Writes a date and time with its kind.</summary>
    public void WriteDateTime(DateTime value) => CheckedCodec<DateTime>.Write(ref this, value);

    /// <summary>Writes a date and time with its offset.</summary>
    public void WriteDateTimeOffset(DateTimeOffset value) => CheckedCodec<DateTimeOffset>.Write(ref this, value);

    /// <summary>Writes a span of time.</summary>
    public void WriteTimeSpan(TimeSpan value) => ScalarCodec<TimeSpan>.Write(ref this, value);

    /// <summary>Writes a date.</summary>
    public void WriteDateOnly(DateOnly value) => CheckedCodec<DateOnly>.Write(ref this, value);

    /// <summary>Writes a time of day.</summary>
    public void WriteTimeOnly(TimeOnly value) => CheckedCodec<TimeOnly>.Write(ref this, value);

    /// <summary>Writes an array of bytes with its length, or null.</summary>
    public void WriteBytes(byte[]? value) => BytesCodec.Write(ref this, value);

    /// <summary>Writes bytes without their number.</summary>
    public void WriteSpan(scoped ReadOnlySpan<byte> bytes) => WriteMemory(ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);
}
