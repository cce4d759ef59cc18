namespace MemFormat.Roots;

/// <summary>The error for a root whose codec is not found.</summary>
internal static class UnsupportedRoot
{
    internal static MemFormatException Of(Type type)
    {
        string name = TypeNames.Of(type);
        return new MemFormatException(
            MemFormatError.UnsupportedType,
            $"No codec is known for {name}. Give the type [MemFormattable], or add [MemFormatRoot(typeof({name}))] to a partial class "
            + "derived from MemFormatContext and pass that in MemFormatOptions.Context.");
    }
}
