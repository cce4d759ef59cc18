using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat;

/// <summary>
/// Single values, for custom codecs. If the bytes are not a valid value, you get
/// <see cref="MemFormatError.InvalidData"/>.
/// </summary>
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
    public bool ReadBoolean() => Fields.Bool(ref Take(1), 0);

    /// <summary>Reads an integer of 8 bits.</summary>
    public sbyte ReadSByte() => Fields.Get<sbyte>(ref Take(1), 0);

    /// <summary>Reads an integer of 16 bits.</summary>
    public short ReadInt16() => Fields.Get<short>(ref Take(2), 0);

    /// <summary>Reads an unsigned integer of 16 bits.</summary>
    public ushort ReadUInt16() => Fields.Get<ushort>(ref Take(2), 0);

    /// <summary>Reads an integer of 32 bits.</summary>
    public int ReadInt32() => Fields.Get<int>(ref Take(4), 0);

    /// <summary>Reads an unsigned integer of 32 bits.</summary>
    public uint ReadUInt32() => Fields.Get<uint>(ref Take(4), 0);

    /// <summary>Reads an integer of 64 bits.</summary>
    public long ReadInt64() => Fields.Get<long>(ref Take(8), 0);

    /// <summary>Reads an unsigned integer of 64 bits.</summary>
    public ulong ReadUInt64() => Fields.Get<ulong>(ref Take(8), 0);

    /// <summary>Reads an integer of 128 bits.</summary>
    public Int128 ReadInt128() => Fields.Get<Int128>(ref Take(16), 0);

    /// <summary>Reads an unsigned integer of 128 bits.</summary>
    public UInt128 ReadUInt128() => Fields.Get<UInt128>(ref Take(16), 0);

    /// <summary>Reads a floating-point number of 16 bits.</summary>
    public Half ReadHalf() => Fields.Get<Half>(ref Take(2), 0);

    /// <summary>Reads a floating-point number of 32 bits.</summary>
    public float ReadSingle() => Fields.Get<float>(ref Take(4), 0);

    /// <summary>Reads a floating-point number of 64 bits.</summary>
    public double ReadDouble() => Fields.Get<double>(ref Take(8), 0);

    /// <summary>Reads a decimal number.</summary>
    public decimal ReadDecimal() => Fields.Decimal(ref Take(16), 0);

    /// <summary>Reads a UTF-16 char.</summary>
    public char ReadChar() => Fields.Get<char>(ref Take(2), 0);

    /// <summary>Reads a GUID.</summary>
    public Guid ReadGuid() => Fields.Get<Guid>(ref Take(16), 0);

    /// <summary>Reads a date and time with its kind.</summary>
    public DateTime ReadDateTime() => Fields.DateTime(ref Take(8), 0);

    /// <summary>Reads a date and time with its offset.</summary>
    public DateTimeOffset ReadDateTimeOffset() => Fields.DateTimeOffset(ref Take(10), 0);

    /// <summary>Reads a span of time.</summary>
    public TimeSpan ReadTimeSpan() => Fields.Get<TimeSpan>(ref Take(8), 0);

    /// <summary>Reads a date.</summary>
    public DateOnly ReadDateOnly() => Fields.DateOnly(ref Take(4), 0);

    /// <summary>Reads a time of day.</summary>
    public TimeOnly ReadTimeOnly() => Fields.TimeOnly(ref Take(8), 0);

    /// <summary>Reads an array of bytes with its length; it may be null.</summary>
    public byte[]? ReadBytes()
    {
        var header = ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        var count = CollectionHeader.Count(ref this, header, 1);
        return ReadSpan(count).ToArray();
    }

    /// <summary>Reads bytes without a length. The span is part of the payload.</summary>
    /// <param name="count">The number of bytes, 0 or more.</param>
    public ReadOnlySpan<byte> ReadSpan(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        return MemoryMarshal.CreateReadOnlySpan(ref Take((nuint)count), count);
    }
}
