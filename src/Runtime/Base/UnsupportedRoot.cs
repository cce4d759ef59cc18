namespace MemFormat.Base;

/// <summary>The error for a root whose codec is not found.</summary>
internal static class UnsupportedRoot
{
    internal static MemFormatException Of(Type type)
    {
        var name = TypeNames.Of(type);
        return new MemFormatException(
            MemFormatError.UnsupportedType,
            $"MemFormat finds no codec for {name}. Add [MemFormatRoot(typeof({name}))] to a partial class derived from MemFormatContext and "
            + "pass this class in MemFormatOptions.Context. If the type is yours, it also needs [MemFormattable].");
    }
}
