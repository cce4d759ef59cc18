namespace MemFormat.Base;

/// <summary>The error for a root whose codec is not found.</summary>
internal static class UnsupportedRoot
{
    internal static MemFormatException Of(Type type)
    {
        var name = TypeNames.Of(type);
        return new MemFormatException(
            MemFormatError.UnsupportedType,
            $"No codec is known for {name}. Add [MemFormatRoot(typeof({name}))] to a partial class derived from MemFormatContext and "
            + "pass that class in MemFormatOptions.Context. A type of yours needs [MemFormattable] as well.");
    }
}
