using MemFormat.Codecs.Unions;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>Cases of a union beyond its own declaration. For generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class UnionCases
{
    /// <summary>Whether a value belongs to any case, for unions that are cases of others.</summary>
    public static bool Contains<TCases>(object value)
        where TCases : struct, IMemFormatUnion =>
        TCases.Find(value) >= 0 || UnionSource<TCases>.Instance.FindForeign(value) is not null
        || (TCases.KeepsUnknown && TCases.Kept(value)?.Case is { } kept && ReferenceEquals(kept.Union, UnionSource<TCases>.Instance));

    /// <summary>Adds a case of another assembly.</summary>
    /// <typeparam name="TCases">The union.</typeparam>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <typeparam name="TCodec">Its codec.</typeparam>
    /// <param name="tag">The number of the case.</param>
    public static void Add<TCases, T, TCodec>(int tag)
        where TCases : struct, IMemFormatUnion
        where T : notnull
        where TCodec : struct, IMemFormatCodec<T> =>
        UnionSource<TCases>.Instance.Add(new ForeignCase<T, TCodec>((uint)tag));

    /// <summary>Adds a case of another assembly that is a union itself.</summary>
    /// <typeparam name="TCases">The union.</typeparam>
    /// <typeparam name="T">The type of the case.</typeparam>
    /// <typeparam name="TCaseCases">The cases of the case.</typeparam>
    /// <param name="tag">The number of the case.</param>
    public static void AddUnion<TCases, T, TCaseCases>(int tag)
        where TCases : struct, IMemFormatUnion
        where T : class
        where TCaseCases : struct, IMemFormatUnion =>
        UnionSource<TCases>.Instance.Add(new ForeignUnionCase<T, TCaseCases>((uint)tag));
}
