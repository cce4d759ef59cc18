using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>How the objects of one class are made and their bodies written and read, as an object: bodies wait in a queue.</summary>
internal abstract class ReferenceBody : SchemaState
{
    /// <summary>The least bytes that a body takes.</summary>
    public abstract int MinSize { get; }

    /// <summary>Whether objects have a callback after reading.</summary>
    public abstract bool CallsDeserialized { get; }

    public abstract void Deserialized(ref MemFormatReader reader, object target, PlanNode? node);

    public abstract object Create();

    public abstract void Write(ref MemFormatWriter writer, object target);

    /// <summary>Reads a body into an object.</summary>
    /// <param name="reader">The reader, at the body.</param>
    /// <param name="target">An object from <see cref="Create"/>.</param>
    /// <param name="node">The plan from the writer's type to the reader's; null if both are the same.</param>
    public abstract void Read(ref MemFormatReader reader, object target, PlanNode? node);
}

internal sealed class ReferenceBody<TCodec> : ReferenceBody
    where TCodec : struct, IMemFormatReference
{
    /// <summary>The only instance. It identifies the type of the objects.</summary>
    public static readonly ReferenceBody<TCodec> Instance = new();

    private ReferenceBody()
    {
    }

    public override int MinSize => TCodec.MinBodySize;

    public override bool CallsDeserialized => TCodec.CallsDeserialized;

    public override void Deserialized(ref MemFormatReader reader, object target, PlanNode? node) => TCodec.Deserialized(ref reader, target, node);

    public override object Create() => TCodec.Create();

    public override void Write(ref MemFormatWriter writer, object target) => TCodec.WriteBody(ref writer, target);

    public override void Read(ref MemFormatReader reader, object target, PlanNode? node)
    {
        if (node is null || node.IsExact)
            TCodec.ReadBody(ref reader, target);
        else
            TCodec.ReadBodyResolved(ref reader, target, node);
    }
}
