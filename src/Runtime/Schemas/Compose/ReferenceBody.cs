using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>How the objects of one class are made and their bodies written and read, as an object: bodies wait in a queue.</summary>
internal abstract class ReferenceBody : SchemaPart
{
    /// <summary>The least bytes that a body takes.</summary>
    public abstract int MinSize { get; }

    /// <summary>Whether objects want to be told when they are read.</summary>
    public abstract bool CallsDeserialized { get; }

    public abstract void Deserialized(object target, PlanNode? node);

    public abstract object Create();

    public abstract void Write(ref MemFormatWriter writer, object target);

    /// <summary>Reads a body into an object.</summary>
    /// <param name="reader">At the body.</param>
    /// <param name="target">An object that <see cref="Create"/> made.</param>
    /// <param name="node">How the writer's type becomes the own one; null: it is the same.</param>
    public abstract void Read(ref MemFormatReader reader, object target, PlanNode? node);
}

internal sealed class ReferenceBody<TCodec> : ReferenceBody
    where TCodec : struct, IMemFormatReference
{
    /// <summary>The only instance: who has it knows the type of the objects.</summary>
    public static readonly ReferenceBody<TCodec> Instance = new();

    private ReferenceBody()
    {
    }

    public override int MinSize => TCodec.MinBodySize;

    public override bool CallsDeserialized => TCodec.CallsDeserialized;

    public override void Deserialized(object target, PlanNode? node) => TCodec.Deserialized(target, node);

    public override object Create() => TCodec.Create();

    public override void Write(ref MemFormatWriter writer, object target) => TCodec.WriteBody(ref writer, target);

    public override void Read(ref MemFormatReader reader, object target, PlanNode? node)
    {
        if (node is null || node.IsExact)
        {
            TCodec.ReadBody(ref reader, target);
        }
        else
        {
            TCodec.ReadBodyResolved(ref reader, target, node);
        }
    }
}
