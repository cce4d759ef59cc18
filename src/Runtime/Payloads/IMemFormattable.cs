namespace MemFormat.Codecs;

/// <summary>A type with a codec. Generated code implements it; <see cref="IMemFormattable{T}"/> follows from it.</summary>
/// <typeparam name="T">The type itself.</typeparam>
/// <typeparam name="TCodec">The codec of the values declared as this type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormattable<T, TCodec> : IMemFormattable<T>
    where T : IMemFormattable<T>
    where TCodec : struct, IMemFormatCodec<T>
{
    static MemFormatCodec<T> IMemFormattable<T>.Codec => StructCodec<T, TCodec>.Instance;
}
