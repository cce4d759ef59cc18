using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>What generated code says of a type that has a codec, and <see cref="IMemFormattable{T}"/> follows from.</summary>
/// <typeparam name="T">The type itself.</typeparam>
/// <typeparam name="TCodec">The codec of the values that the type is declared for.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormattable<T, TCodec> : IMemFormattable<T>
    where T : IMemFormattable<T>
    where TCodec : struct, IMemFormatCodec<T>
{
    static MemFormatCodec<T> IMemFormattable<T>.Codec => StructCodec<T, TCodec>.Instance;
}
