using MemFormat.Codecs;
using MemFormat.Wire;

namespace MemFormat.Schemas.Walk;

/// <summary>Reads a value of a fixed kind only to see whether it is one.</summary>
internal static class ScalarCheck
{
    public static void Read(ref MemFormatReader reader, WireKind kind)
    {
        ref var value = ref reader.Take((nuint)WireKinds.FixedSize(kind));
        switch (kind)
        {
            case WireKind.Bool when value > 1: MemFormatThrow.InvalidData(); break;
            case WireKind.Decimal: Fields.Decimal(ref value, 0); break;
            case WireKind.DateTime: Fields.DateTime(ref value, 0); break;
            case WireKind.DateTimeOffset: Fields.DateTimeOffset(ref value, 0); break;
            case WireKind.DateOnly: Fields.DateOnly(ref value, 0); break;
            case WireKind.TimeOnly: Fields.TimeOnly(ref value, 0); break;
        }
    }
}
