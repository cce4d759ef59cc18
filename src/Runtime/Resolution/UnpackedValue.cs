using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Wire;
using Fields = MemFormat.Codecs.Wire;

namespace MemFormat.Resolution;

/// <summary>
/// A compact value, unpacked into the form of the fixed block, so that codecs know one form only. Lies on the stack, inside
/// the cursor that reads it.
/// </summary>
internal unsafe struct UnpackedValue
{
    /// <summary>No fixed value has more bytes.</summary>
    public const int Size = 16;

    private fixed byte _bytes[Size];

    /// <summary>The bytes left while the reader looks at a made-up value: enough for it, else as before.</summary>
    public static nuint Left(nuint left) => Math.Max(left, Size);

    /// <summary>Reads the compact value at the reader.</summary>
    public void Read(scoped ref MemFormatReader reader, WireKind kind, uint code)
    {
        ref byte source = ref reader.Peek(Size);
        ref byte value = ref *(byte*)Unsafe.AsPointer(ref _bytes[0]);
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

        reader.Take((nuint)at);
    }

    /// <summary>Lets the reader look at the value.</summary>
    public void Show(scoped ref MemFormatReader reader) => reader.Move(ref *(byte*)Unsafe.AsPointer(ref _bytes[0]), Left(reader.Left));
}
