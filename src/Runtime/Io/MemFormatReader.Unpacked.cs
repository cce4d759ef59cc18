using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat;

// The struct has fields in two files, and their order does not matter.
[StructLayout(LayoutKind.Auto)]
public ref partial struct MemFormatReader
{
    private UnpackedValue _unpacked;

    /// <summary>
    /// Skips a compact value and moves the reader to the same value in its fixed form. The caller returns to the
    /// payload after reading it; the bytes left are right then.
    /// </summary>
    internal void Unpack(WireKind kind, uint code)
    {
        ref var source = ref Peek(UnpackedValue.Size);
        var used = _unpacked.Set(ref source, kind, code);
        Take((nuint)used);

        Show(kind);
    }

    /// <summary>Moves the reader to a compact integer in its fixed form, as <see cref="Unpack"/> does.</summary>
    internal void Show(ulong bits, bool isZigZag, WireKind kind)
    {
        Unsafe.WriteUnaligned(ref _unpacked.Bytes, isZigZag ? (ulong)ZigZag.Decode(bits) : bits);
        Show(kind);
    }

    /// <summary>The bytes between the end of the value shown as the only element of a list, and the end of that list.</summary>
    internal nuint BehindShown
    {
        readonly get => _unpacked.Behind;
        set => _unpacked.Behind = value;
    }

    /// <summary>Reads the bits of a compact key or value of a map.</summary>
    internal ulong ReadCompact(WireKind kind)
    {
        var bits = ReadLength();
        if (WireKinds.FixedSize(kind) < sizeof(ulong) && bits >> (8 * WireKinds.FixedSize(kind)) != 0)
            MemFormatThrow.InvalidData();
        return bits;
    }

    // A reader is a local or a parameter by reference, always: its fields are on the stack and do not move.
    private void Show(WireKind kind) => Move(ref _unpacked.Bytes, _left + (nuint)WireKinds.FixedSize(kind));
}
