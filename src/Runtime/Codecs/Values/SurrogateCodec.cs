namespace MemFormat.Codecs;

/// <summary>Values stored as their surrogates. The slot is the surrogate's, and null if the value is null.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TSurrogate">Its surrogate.</typeparam>
/// <typeparam name="TCodec">The surrogate's codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct SurrogateCodec<T, TSurrogate, TCodec> : IMemFormatCodec<T>
    where TSurrogate : IMemSurrogate<TSurrogate, T>
    where TCodec : struct, IMemFormatCodec<TSurrogate>
{
    public static int MinSize => TCodec.MinSize;

    public static bool HasPresence => default(T) is null;

    static bool IMemFormatDescribe.IsObject => default(T) is null;

    public static void Describe(SchemaComposer schema)
    {
        // Whether there can be a null is the type's to say; a class may stand for a struct and the other way round.
        if (HasPresence)
            schema.Nullable();
        else
            schema.NeverNull();

        TCodec.Describe(schema);
    }

    public static void Write(ref MemFormatWriter writer, T value)
    {
        var surrogate = TSurrogate.From(value);
        if (surrogate is null)
            MemFormatThrow.NoSurrogate(typeof(T), typeof(TSurrogate), writer.Place(typeof(TSurrogate)));

        // Nothing else would stop a surrogate that contains its own type.
        writer.Enter();
        TCodec.Write(ref writer, surrogate);
        writer.Leave();
    }

    public static T Read(ref MemFormatReader reader)
    {
        reader.Enter();
        var surrogate = TCodec.Read(ref reader);
        reader.Leave();
        return ValueOf(surrogate);
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        reader.Enter();
        var surrogate = TCodec.ReadResolved(ref reader, node);
        reader.Leave();
        return ValueOf(surrogate);
    }

    static void IMemFormatDescribe.WriteObject(ref MemFormatWriter writer, object? value) => Write(ref writer, Unsafe.As<object?, T>(ref value));

    static object? IMemFormatDescribe.ReadObject(ref MemFormatReader reader) => Read(ref reader);

    static object? IMemFormatDescribe.ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing) =>
        ReadResolved(ref reader, node);

    private static T ValueOf(TSurrogate surrogate)
    {
        var value = surrogate.ToValue();
        if (value is null)
            MemFormatThrow.NoValue(typeof(T), typeof(TSurrogate));
        return value;
    }
}
