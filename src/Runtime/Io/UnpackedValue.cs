using MemFormat.Codecs;

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

    /// <summary>The bytes of its list behind a value shown as the only element.</summary>
    public nuint Behind;

    /// <summary>The value's bytes.</summary>
    public ref byte Bytes => ref *(byte*)Unsafe.AsPointer(ref _value);

    /// <summary>Unpacks a value and returns its size in bytes.</summary>
    public nint Set(scoped ref byte source, WireKind kind, uint code)
    {
        if (!WireKinds.CanBeCompact(kind))
            MemFormatThrow.InvalidData();
        var unpacking = new Unpacking { Target = (byte*)Unsafe.AsPointer(ref _value), Code = code };
        Scalars.Do(kind, ref source, ref unpacking);
        return unpacking.Used;
    }

    private struct Unpacking : IScalarAction
    {
        public byte* Target;
        public uint Code;
        public nint Used;

        public void Do<T>(ref byte source) => Scalar<T>.Put(ref *Target, Scalar<T>.GetCompact(ref source, ref Used, Code));
    }
}
