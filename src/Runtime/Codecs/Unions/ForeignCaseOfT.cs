using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.Unions;

/// <summary>A case of one type.</summary>
internal class ForeignCase<T, TCodec>(uint tag) : ForeignCase(tag, typeof(T))
    where T : notnull
    where TCodec : struct, IMemFormatCodec<T>
{
    public override void Describe(UnionComposer cases) => cases.Case<TCodec>((int)Tag);

    public override void Write(ref MemFormatWriter writer, object value) => TCodec.Write(ref writer, (T)value);

    public override object? Read(ref MemFormatReader reader, PlanNode node) => TCodec.ReadResolved(ref reader, node);
}

/// <summary>A case that is a union itself.</summary>
internal sealed class ForeignUnionCase<T, TCases>(uint tag) : ForeignCase<T, UnionCodec<T, TCases>>(tag)
    where T : class
    where TCases : struct, IMemFormatUnion
{
    public override bool Has(object value) => UnionCases.Contains<TCases>(value);
}
