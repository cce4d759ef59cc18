namespace MemFormat.Codecs;

/// <summary>Values as their text, null included. Structs without a text are null, too.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TForm">Their text.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct TextCodec<T, TForm> : IMemFormatCodec<T>
#nullable restore annotations
    where TForm : struct, ITextForm<T>
{
    /// <summary>The memory per character of a parsed text, about.</summary>
    private const long Parsed = 16;

    static bool IMemFormatDescribe.IsText => true;

    public static void Describe(SchemaComposer schema) => schema.Kind(WireKind.String);

    public static void Write(ref MemFormatWriter writer, T value) => writer.WriteNullableString(value is null ? null : TForm.Text(value));

    public static T Read(ref MemFormatReader reader)
    {
        if (reader.ReadNullableString() is not { } text)
            return default!;
        reader.Charge(Parsed * text.Length);
        return TForm.Parse(text, reader.Limits);
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
}
