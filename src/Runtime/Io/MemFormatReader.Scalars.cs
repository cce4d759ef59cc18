using System.Runtime.InteropServices;
using MemFormat.Codecs;

namespace MemFormat;

/// <summary>Single values, for custom codecs. What is no value of its kind is refused.</summary>
public ref partial struct MemFormatReader
{
    /// <summary>Reads a bool.</summary>
    public bool ReadBoolean() => CheckedCodec<bool>.Read(ref this);

    /// <summary>Reads an integer of 8 bits.</summary>
    public sbyte ReadSByte() => ScalarCodec<sbyte>.Read(ref this);

    /// <summary>Reads an integer of 16 bits.</summary>
    public short ReadInt16() => ScalarCodec<short>.Read(ref this);

    /// <summary>Reads an unsigned integer of 16 bits.</summary>
    public ushort ReadUInt16() => ScalarCodec<ushort>.Read(ref this);

    /// <summary>Reads an integer of 32 bits.</summary>
    public int ReadInt32() => ScalarCodec<int>.Read(ref this);

    /// <summary>Reads an unsigned integer of 32 bits.</summary>
    public uint ReadUInt32() => ScalarCodec<uint>.Read(ref this);

    /// <summary>Reads an integer of 64 bits.</summary>
    public long ReadInt64() => ScalarCodec<long>.Read(ref this);

    /// <summary>Reads an unsigned integer of 64 bits.</summary>
    public ulong ReadUInt64() => ScalarCodec<ulong>.Read(ref this);

    /// <summary>Reads an integer of 128 bits.</summary>
    public Int128 ReadInt128() => ScalarCodec<Int128>.Read(ref this);

    /// <summary>Reads an unsigned integer of 128 bits.</summary>
    public UInt128 ReadUInt128() => ScalarCodec<UInt128>.Read(ref this);

    /// <summary>Reads a floating-point number of 16 bits.</summary>
    public Half ReadHalf() => ScalarCodec<Half>.Read(ref this);

    /// <summary>Reads a floating-point number of 32 bits.</summary>
    public float ReadSingle() => ScalarCodec<float>.Read(ref this);

    /// <summary>Reads a floating-point number of 64 bits.</summary>
    public double ReadDouble() => ScalarCodec<double>.Read(ref this);

    /// <summary>Reads a decimal number.</summary>
    public decimal ReadDecimal() => CheckedCodec<decimal>.Read(ref this);

    /// <summary>Reads a UTF-16 char.</summary>
    public char ReadChar() => ScalarCodec<char>.Read(ref this);

    /// <summary>Reads a GUID.</summary>
    public Guid ReadGuid() => ScalarCodec<Guid>.Read(ref this);

    /// <summary>Reads a date and time with its kind.</summary>
    public DateTime ReadDateTime() => CheckedCodec<DateTime>.Read(ref this);

    /// <summary>Reads a date and time with its offset.</summary>
    public DateTimeOffset ReadDateTimeOffset() => CheckedCodec<DateTimeOffset>.Read(ref this);

    /// <summary>Reads a span of time.</summary>
    public TimeSpan ReadTimeSpan() => ScalarCodec<TimeSpan>.Read(ref this);

    /// <summary>Reads a date.</summary>
    public DateOnly ReadDateOnly() => CheckedCodec<DateOnly>.Read(ref this);

    /// <summary>Reads a time of day.</summary>
    public TimeOnly ReadTimeOnly() => CheckedCodec<TimeOnly>.Read(ref this);

    /// <summary>Reads an array of bytes with its length; it may be null.</summary>
    public byte[]? ReadBytes() => BytesCodec.Read(ref this);

    /// <summary>Reads bytes whose number is known otherwise. The span is part of the payload.</summary>
    /// <param name="count">How many, 0 or more.</param>
    public ReadOnlySpan<byte> ReadSpan(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        return MemoryMarshal.CreateReadOnlySpan(ref Take((nuint)count), count);
    }
}
