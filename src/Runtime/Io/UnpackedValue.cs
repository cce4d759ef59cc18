using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Wire;

namespace MemFormat.Io;

/// <summary>
/// A compact value, unpacked into the form of the fixed block, so that codecs know one form only. Lies on the stack.
/// </summary>
internal unsafe struct UnpackedValue
{
    /// <summary>No value has more bytes, unpacked or compact.</summary>
    public const int Size = 16;

#pragma warning disable CS0649, IDE0044 // Assigned through Bytes only.
    private UInt128 _value;
#pragma warning restore CS0649, IDE0044

    /// <summary>The value's bytes.</summary>
    public ref byte Bytes => ref *(byte*)Unsafe.AsPointer(ref _value);

    /// <summary>Unpacks a value and returns its size in bytes.</summary>
    public nint Set(scoped ref byte source, WireKind kind, uint code)
    {
        ref var value = ref Bytes;
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
