using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

/// <summary>Reads a value of a fixed kind only to see whether it is one.</summary>
internal readonly struct ScalarCheck : IScalarAction
{
    public static void Read(ref MemFormatReader reader, WireKind kind)
    {
        var check = default(ScalarCheck);
        Scalars.Do(kind, ref reader.Take((nuint)WireKinds.FixedSize(kind)), ref check);
    }

    public void Do<T>(ref byte value) => Scalar<T>.Get(ref value);
}
