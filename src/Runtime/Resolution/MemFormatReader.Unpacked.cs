using System.Runtime.InteropServices;
using MemFormat.Resolution;
using MemFormat.Wire;

namespace MemFormat;

public ref partial struct MemFormatReader
{
    /// <summary>
    /// Steps over the compact value at the reader and lets the reader look at the same value in the form of the fixed block.
    /// Whoever has read it goes back to where the payload continues; what is left is right by then.
    /// </summary>
    internal void Unpack(WireKind kind, uint code)
    {
        ref byte source = ref Peek(UnpackedValue.Size);
        ref byte value = ref MemoryMarshal.GetArrayDataReference(Aside.Unpacked);
        var used = UnpackedValue.Set(ref value, ref source, kind, code);
        Take((nuint)used);
        Move(ref value, _left + (nuint)WireKinds.FixedSize(kind));
    }
}
