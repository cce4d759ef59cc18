using MemFormat.Io;

namespace MemFormat;

/// <summary>Single values, for custom codecs.</summary>
public ref partial struct MemFormatWriter
{
    /// <summary>Writes a bool.</summary>
    public void WriteBoolean(bool value) => WriteScalar(value);

    /// <summary>Writes an integer of 8 bits.</summary>
    public void WriteSByte(sbyte value) => WriteScalar(value);

    /// <summary>Writes an integer of 16 bits.</summary>
    public void WriteInt16(short value) => WriteScalar(value);

    /// <summary>Writes an unsigned integer of 16 bits.</summary>
    public void WriteUInt16(ushort value) => WriteScalar(value);

    /// <summary>Writes an integer of 32 bits.</summary>
    public void WriteInt32(int value) => WriteScalar(value);

    /// <summary>Writes an unsigned integer of 32 bits.</summary>
    public void WriteUInt32(uint value) => WriteScalar(value);

    /// <summary>Writes an integer of 64 bits.</summary>
    public void WriteInt64(long value) => WriteScalar(value);

    /// <summary>Writes an unsigned integer of 64 bits.</summary>
    public void WriteUInt64(ulong value) => WriteScalar(value);

    /// <summary>Writes an integer of 128 bits.</summary>
    public void WriteInt128(Int128 value) => WriteScalar(value);

    /// <summary>Writes an unsigned integer of 128 bits.</summary>
    public void WriteUInt128(UInt128 value) => WriteScalar(value);

    /// <summary>Writes a floating-point number of 16 bits.</summary>
    public void WriteHalf(Half value) => WriteScalar(value);

    /// <summary>Writes a floating-point number of 32 bits.</summary>
    public void WriteSingle(float value) => WriteScalar(value);

    /// <summary>Writes a floating-point number of 64 bits.</summary>
    public void WriteDouble(double value) => WriteScalar(value);

    /// <summary>Writes a decimal number.</summary>
    public void WriteDecimal(decimal value) => WriteScalar(value);

    /// <summary>Writes a UTF-16 char.</summary>
    public void WriteChar(char value) => WriteScalar(value);

    /// <summary>Writes a GUID.</summary>
    public void WriteGuid(Guid value) => WriteScalar(value);

    /// <summary>Writes a date and time with its kind.</summary>
    public void WriteDateTime(DateTime value) => WriteScalar(value);

    /// <summary>Writes a date and time with its offset.</summary>
    public void WriteDateTimeOffset(DateTimeOffset value) => WriteScalar(value);

    /// <summary>Writes a span of time.</summary>
    public void WriteTimeSpan(TimeSpan value) => WriteScalar(value);

    /// <summary>Writes a date.</summary>
    public void WriteDateOnly(DateOnly value) => WriteScalar(value);

    /// <summary>Writes a time of day.</summary>
    public void WriteTimeOnly(TimeOnly value) => WriteScalar(value);

    /// <summary>Writes an array of bytes with its length, or null.</summary>
    public void WriteBytes(byte[]? value)
    {
        if (value is null)
        {
            WriteByte(CollectionHeader.Null);
            return;
        }

        CollectionHeader.Write(ref this, value.Length);
        WriteSpan(value);
    }

    /// <summary>Writes bytes without a length.</summary>
    public void WriteSpan(scoped ReadOnlySpan<byte> bytes) => WriteMemory(ref MemoryMarshal.GetReference(bytes), (uint)bytes.Length);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteScalar<T>(T value)
    {
        Scalar<T>.Put(ref Reserve(Scalar<T>.Size), value);
        Advance(Scalar<T>.Size);
    }
}
