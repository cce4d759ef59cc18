namespace MemFormat;

/// <summary>A type with a generated codec. The generator implements it.</summary>
/// <typeparam name="T">The type itself.</typeparam>
public interface IMemFormattable<T>
    where T : IMemFormattable<T>
{
    /// <summary>Gets the type's codec.</summary>
    static abstract MemFormatCodec<T> Codec { get; }
}
