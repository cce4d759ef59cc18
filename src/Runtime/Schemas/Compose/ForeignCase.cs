using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>A case that another assembly adds to a union, with its code.</summary>
internal abstract class ForeignCase(uint tag, Type type)
{
    public readonly uint Tag = tag;

    public readonly Type Type = type;

    /// <summary>Whether a value is of the case.</summary>
    public virtual bool Has(object value) => value.GetType() == Type;

    public abstract void Describe(UnionComposer cases);

    public abstract void Write(ref MemFormatWriter writer, object value);

    public abstract object? Read(ref MemFormatReader reader, PlanNode node);
}
