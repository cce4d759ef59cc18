using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat;

/// <summary>Single values, for custom codecs.</summary>
public ref partial struct MemFormatWriter
{
    /// <summary>Writes a bool.</summary>
    public void WriteBoolean(bool value)
    {
        Fields.Put(ref Reserve(1), 0, value);
        Advance(1);
    }

    /// <summary>Writes an integer of 8 bits.</summary>
    public void WriteSByte(sbyte value)
    {
        Fields.Put(ref Reserve(1), 0, value);
        Advance(1);
    }

    /// <summary>Writes an integer of 16 bits.</summary>
    public void WriteInt16(short value)
    {
        Fields.Put(ref Reserve(2), 0, value);
        Advance(2);
    }

    /// <summary>Writes an unsigned integer of 16 bits.</summary>
    public void WriteUInt16(ushort value)
    {
        Fields.Put(ref Reserve(2), 0, value);
        Advance(2);
    }

    /// <summary>Writes an integer of 32 bits.</summary>
    public void WriteInt32(int value)
    {
        Fields.Put(ref Reserve(4), 0, value);
        Advance(4);
    }

    /// <summary>Writes an unsigned integer of 32 bits.</summary>
    public void WriteUInt32(uint value)
    {
        Fields.Put(ref Reserve(4), 0, value);
        Advance(4);
    }

    /// <summary>Writes an integer of 64 bits.</summary>
    public void WriteInt64(long value)
    {
        Fields.Put(ref Reserve(8), 0, value);
        Advance(8);
    }

    /// <summary>Writes an unsigned integer of 64 bits.</summary>
    public void WriteUInt64(ulong value)
    {
        Fields.Put(ref Reserve(8), 0, value);
        Advance(8);
    }

    /// <summary>Writes an integer of 128 bits.</summary>
    public void WriteInt128(Int128 value)
    {
        Fields.Put(ref Reserve(16), 0, value);
        Advance(16);
    }

    /// <summary>Writes an unsigned integer of 128 bits.</summary>
    public void WriteUInt128(UInt128 value)
    {
        Fields.Put(ref Reserve(16), 0, value);
        Advance(16);
    }

    /// <summary>Writes a floating-point number of 16 bits.</summary>
    public void WriteHalf(Half value)
    {
        Fields.Put(ref Reserve(2), 0, value);
        Advance(2);
    }

    /// <summary>Writes a floating-point number of 32 bits.</summary>
    public void WriteSingle(float value)
    {
        Fields.Put(ref Reserve(4), 0, value);
        Advance(4);
    }

    /// <summary>Writes a floating-point number of 64 bits.</summary>
    public void WriteDouble(double value)
    {
        Fields.Put(ref Reserve(8), 0, value);
        Advance(8);
    }

    /// <summary>Writes a decimal number.</summary>
    public void WriteDecimal(decimal value)
    {
        Fields.Put(ref Reserve(16), 0, value);
        Advance(16);
    }

    /// <summary>Writes a UTF-16 char.</summary>
    public void WriteChar(char value)
    {
        Fields.Put(ref Reserve(2), 0, value);
        Advance(2);
    }

    /// <summary>Writes a GUID.</summary>
    public void WriteGuid(Guid value)
    {
        Fields.Put(ref Reserve(16), 0, value);
        Advance(16);
    }

    /// <summary>Writes a date and time with its kind.</summary>
    public void WriteDateTime(DateTime value)
    {
        Fields.Put(ref Reserve(8), 0, value);
        Advance(8);
    }

    /// <summary>Writes a date and time with its offset.</summary>
    public void WriteDateTimeOffset(DateTimeOffset value)
    {
        Fields.Put(ref Reserve(10), 0, value);
        Advance(10);
    }

    /// <summary>Writes a span of time.</summary>
    public void WriteTimeSpan(TimeSpan value)
    {
        Fields.Put(ref Reserve(8), 0, value);
        Advance(8);
    }

    /// <summary>Writes a date.</summary>
    public void WriteDateOnly(DateOnly value)
    {
        Fields.Put(ref Reserve(4), 0, value);
        Advance(4);
    }

    /// <summary>Writes a time of day.</summary>
    public void WriteTimeOnly(TimeOnly value)
    {
        Fields.Put(ref Reserve(8), 0, value);
        Advance(8);
    }

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
}
