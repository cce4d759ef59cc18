using MemFormat.Codecs.References;
using MemFormat.Codecs.Writing;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas.Walk;

namespace MemFormat.Codecs;

/// <summary>Writes and reads objects that keep their identity. For the codecs of their classes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatReferences
{
    /// <summary>Writes the number of an object. Its body follows after the root and the bodies before it.</summary>
    /// <typeparam name="TCodec">The codec of the object's class.</typeparam>
    public static void Write<TCodec>(ref MemFormatWriter writer, object value)
        where TCodec : struct, IMemFormatReference
    {
        var scope = WriteScope.Of(ref writer) ?? throw NoScope();
        scope.References.Write(ref writer, value, ReferenceBody<TCodec>.Instance);
    }

    /// <summary>Reads the number of an object and returns the object. It may still be empty.</summary>
    /// <typeparam name="TCodec">The codec of the object's class.</typeparam>
    public static object Read<TCodec>(ref MemFormatReader reader)
        where TCodec : struct, IMemFormatReference
    {
        var references = Reader(ref reader);
        return references.Read(ref reader, ReferenceBody<TCodec>.Instance, null);
    }

    /// <summary>Reads an object written with another schema, with or without identity.</summary>
    /// <typeparam name="TCodec">The codec of the object's class.</typeparam>
    public static object ReadResolved<TCodec>(ref MemFormatReader reader, PlanNode node)
        where TCodec : struct, IMemFormatReference
    {
        if (node.IsExact)
            return Read<TCodec>(ref reader);
        var body = node.Element!;
        if (node.Kind == WireKind.Reference)
        {
            var references = Reader(ref reader);
            return references.Read(ref reader, ReferenceBody<TCodec>.Instance, node);
        }

        // The writer has put the object here, perhaps into others of its kind: these levels are counted nowhere else.
        reader.Enter();
        reader.Charge(body.InstanceSize);
        var value = TCodec.Create();
        ReferenceBody<TCodec>.Instance.Read(ref reader, value, body);
        reader.Leave();
        if (TCodec.CallsDeserialized)
            TCodec.Deserialized(ref reader, value, body);

        return value;
    }

    /// <summary>Fills the objects that a value of an earlier type refers to, before a method of the user's converts it.</summary>
    public static T Filled<T>(ref MemFormatReader reader, T value)
    {
        if (reader.State is not null)
        {
            // Their members may be converted, too, in the middle of this object.
            reader.Enter();
            Reader(ref reader).ReadLate(ref reader);
            reader.Leave();
        }

        return value;
    }

    private static ReferenceReader Reader(ref MemFormatReader reader) =>
        reader.State is null ? throw NoScope() : Unsafe.As<ReferenceReader>(WalkScope.Of(ref reader).ReferenceTable);

    private static MemFormatException NoScope() => new(
        MemFormatError.UnsupportedType,
        "This payload's schema has no objects that keep their identity. Write them as part of a root that declares them.");
}
