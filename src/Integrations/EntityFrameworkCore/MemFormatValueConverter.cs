namespace MemFormat.EntityFrameworkCore;

/// <summary>Stores a property as a payload in a column of bytes. Payloads of earlier and later releases are read.</summary>
/// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatValueConverter<T>(MemFormatOptions? options = null)
    : ValueConverter<T, byte[]>(value => MemFormatSerializer.Serialize(value, options), bytes => Read(bytes, options))
{
    private static T Read(byte[] bytes, MemFormatOptions? options) => MemFormatSerializer.Deserialize<T>(bytes, options)!;
}
