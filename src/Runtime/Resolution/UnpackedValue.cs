using MemFormat.Codecs;
using MemFormat.Wire;
using Fields = MemFormat.Codecs.Wire;

namespace MemFormat.Resolution;

/// <summary>Unpacks compact values into the form of the fixed block, so that codecs know one form only.</summary>
internal static class UnpackedValue
{
    /// <summary>No value has more bytes, unpacked or compact.</summary>
    public const int Size = 16;

    /// <summary>Unpacks a value and tells how many bytes it took.</summary>
    public static nint Set(ref byte value, scoped ref byte source, WireKind kind, uint code)
    {
        nint at = 0;
        switch (kind)
        {
            case WireKind.Int16: Fields.Put(ref value, 0, Fields.CompactInt16(ref source, ref at, code)); break;
            case WireKind.UInt16: Fields.Put(ref value, 0, Fields.CompactUInt16(ref source, ref at, code)); break;
            case WireKind.Char: Fields.Put(ref value, 0, Fields.CompactChar(ref source, ref at, code)); break;
            case WireKind.Int32: Fields.Put(ref value, 0, Fields.CompactInt32(ref source, ref at, code)); break;
            case WireKind.UInt32: Fields.Put(ref value, 0, Fields.CompactUInt32(ref source, ref at, code)); break;
            case WireKind.Int64: Fields.Put(ref value, 0, Fields.CompactInt64(ref source, ref at, code)); break;
            case WireKind.UInt64: Fields.Put(ref value, 0, Fields.CompactUInt64(ref source, ref at, code)); break;
            case WireKind.TimeSpan: Fields.Put(ref value, 0, Fields.CompactTimeSpan(ref source, ref at, code)); break;
            case WireKind.DateOnly: Fields.Put(ref value, 0, Fields.CompactDateOnly(ref source, ref at, code)); break;
            case WireKind.TimeOnly: Fields.Put(ref value, 0, Fields.CompactTimeOnly(ref source, ref at, code)); break;
            case WireKind.DateTime: Fields.Put(ref value, 0, Fields.CompactDateTime(ref source, ref at, code)); break;
            case WireKind.DateTimeOffset: Fields.Put(ref value, 0, Fields.CompactDateTimeOffset(ref source, ref at, code)); break;
            case WireKind.Decimal: Fields.Put(ref value, 0, Fields.CompactDecimal(ref source, ref at, code)); break;
            default: MemFormatThrow.InvalidData(); break;
        }

        return at;
    }
}
