namespace MemFormat;

/// <summary>Types that a codec was generated for.</summary>
/// <typeparam name="T">The type itself.</typeparam>
public interface IMemFormattable<T>
    where T : IMemFormattable<T>
{
    /// <summary>The type's codec.</summary>
    static abstract MemFormatCodec<T> Codec { get; }
}
