using System.Runtime.InteropServices;
using MemFormat.Io;
using MemFormat.Wire;

namespace MemFormat;

// The fields stand in two files, so their order is nobody's.
[StructLayout(LayoutKind.Auto)]
public ref partial struct MemFormatReader
{
    private UnpackedValue _unpacked;

    /// <summary>
    /// Steps over the compact value at the reader and lets the reader look at the same value in the form of the fixed block.
    /// Whoever has read it goes back to where the payload continues; what is left is right by then.
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
