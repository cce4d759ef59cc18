using MemFormat.Io;

namespace MemFormat.Schemas.Walk;

/// <summary>Reads a value of a fixed kind only to see whether it is one.</summary>
internal readonly struct ScalarCheck : IScalarAction<bool>
{
    public static void Read(ref MemFormatReader reader, WireKind kind)
    {
        var unused = false;
        Scalars.Do<ScalarCheck, bool>(kind, ref reader.Take((nuint)WireKinds.FixedSize(kind)), ref unused);
    }

    public static void Do<T>(ref byte value, ref bool unused) => Scalar<T>.Get(ref value);
}
