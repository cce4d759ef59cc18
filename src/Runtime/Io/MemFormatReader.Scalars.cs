using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Wire;

namespace MemFormat;

/// <summary>Single values, for custom codecs. What is no value of its kind is refused.</summary>
public ref partial struct MemFormatReader
{
    /// <summary>Steps over a compact value.</summary>
    internal void SkipCompact(WireKind kind, uint code)
    {
        var size = CompactSizes.Of(kind, code);
        if (size < 0)
            MemFormatThrow.InvalidData();
        Take((nuint)size);
    }

    /// <summary>Reads a bool.</summary>
    public bool ReadBoolean() => BoolCodec.Read(ref this);

    /// <summary>Reads an integer of 8 bits.</summary>
    public sbyte ReadSByte() => SByteCodec.Read(ref this);

    /// <summary>Reads an integer of 16 bits.</summary>
    public short ReadInt16() => Int16Codec.Read(ref this);

    /// <summary>Reads an unsigned integer of 16 bits.</summary>
    public ushort ReadUInt16() => UInt16Codec.Read(ref this);

    /// <summary>Reads an integer of 32 bits.</summary>
    public int ReadInt32() => Int32Codec.Read(ref this);

    /// <summary>Reads an unsigned integer of 32 bits.</summary>
    public uint ReadUInt32() => UInt32Codec.Read(ref this);

    /// <summary>Reads an integer of 64 bits.</summary>
    public long ReadInt64() => Int64Codec.Read(ref this);

    /// <summary>Reads an unsigned integer of 64 bits.</summary>
    public ulong ReadUInt64() => UInt64Codec.Read(ref this);

    /// <summary>Reads an integer of 128 bits.</summary>
    public Int128 ReadInt128() => Int128Codec.Read(ref this);

    /// <summary>Reads an unsigned integer of 128 bits.</summary>
    public UInt128 ReadUInt128() => UInt128Codec.Read(ref this);

    /// <summary>Reads a floating-point number of 16 bits.</summary>
    public Half ReadHalf() => HalfCodec.Read(ref this);

    /// <summary>Reads a floating-point number of 32 bits.</summary>
    public float ReadSingle() => SingleCodec.Read(ref this);

    /// <summary>Reads a floating-point number of 64 bits.</summary>
    public double ReadDouble() => DoubleCodec.Read(ref this);

    /// <summary>Reads a decimal number.</summary>
    public decimal ReadDecimal() => DecimalCodec.Read(ref this);

    /// <summary>Reads a UTF-16 char.</summary>
    public char ReadChar() => CharCodec.Read(ref this);

    /// <summary>Reads a GUID.</summary>
    public Guid ReadGuid() => GuidCodec.Read(ref this);

    /// <summary>Reads a date and time with its kind.</summary>
    public DateTime ReadDateTime() => DateTimeCodec.Read(ref this);

    /// <summary>Reads a date and time with its offset.</summary>
    public DateTimeOffset ReadDateTimeOffset() => DateTimeOffsetCodec.Read(ref this);

    /// <summary>Reads a span of time.</summary>
    public TimeSpan ReadTimeSpan() => TimeSpanCodec.Read(ref this);

    /// <summary>Reads a date.</summary>
    public DateOnly ReadDateOnly() => DateOnlyCodec.Read(ref this);

    /// <summary>Reads a time of day.</summary>
    public TimeOnly ReadTimeOnly() => TimeOnlyCodec.Read(ref this);

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
