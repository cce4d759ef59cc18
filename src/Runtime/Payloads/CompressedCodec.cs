using MemFormat.Codecs.Collections;
using MemFormat.Compression;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>
/// Values of members with a compression, null included: payloads within the payload, so any reader can step over them.
/// </summary>
/// <typeparam name="T">The type of the values, a class.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <typeparam name="TCompression">Names the compression.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public readonly struct CompressedCodec<T, TCodec, TCompression> : IMemFormatCodec<T>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
    where TCompression : IMemCompression
{
    // Made at the first write: a compression may lack its library, and only who writes or reads needs that.
    private static MemFormatOptions? s_options;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => schema.Serialized<TCodec>();

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, T value)
    {
        if (Nulls.Is<T, TCodec>(value))
            writer.WriteByte(CollectionHeader.Null);
        else
            SerializedCodec<T, TCodec>.WriteDecoded(ref writer, value, s_options ??= new MemFormatOptions { Compression = TCompression.Compression });
    }

    /// <inheritdoc/>
    public static T Read(ref MemFormatReader reader)
    {
        var head = reader.ReadLength();
        if (head == CollectionHeader.Null)
            return default!;
        var payload = reader.Rest[..CollectionHeader.Count(ref reader, head, minSize: 1)];
        var schema = RootOf<TCodec>.Schema;

        // A reader of its own, with what this one may still spend. Errors inside are at this one's place, the payload's start.
        var inner = reader.Inside(payload);
        inner.ExpectWrapped(ref reader, TCompression.Compression);
        T? value = default;
        if (RootReading.Begin(ref inner, schema, options: null, isPopulating: false, out var plan) != RootContent.Null)
            value = plan is null ? TypeArgument<T, TCodec>.Read(ref inner) : TypeArgument<T, TCodec>.ReadResolved(ref inner, plan.Root);
        RootReading.End(ref inner, payload, schema, plan, options: null);
        if (inner.Left != 0)
            MemFormatThrow.TrailingData();
        reader.Outside(ref inner);
        reader.Take((nuint)payload.Length);
        return value!;
    }

    /// <inheritdoc/>
    public static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.Was == 0)
            return Read(ref reader);
        SerializedCodec<T, TCodec>.CheckFormer(node);
        return TypeArgument<T, TCodec>.ReadResolved(ref reader, node.Former);
    }
}
