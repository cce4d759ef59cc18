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

        // A reader is a local or a parameter by reference, always: its fields are on the stack and do not move.
        Move(ref _unpacked.Bytes, _left + (nuint)WireKinds.FixedSize(kind));
    }
}
