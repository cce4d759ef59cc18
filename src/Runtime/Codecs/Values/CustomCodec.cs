using MemFormat.Codecs.Values;

namespace MemFormat.Codecs;

/// <summary>Values of a user's codec, each in a frame with its length.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">The user's codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct CustomCodec<T, TCodec> : IMemFormatCodec<T>
    where TCodec : MemFormatCodec<T>, new()
{
    private static readonly TCodec s_codec = new();

    public static int MinSize => 1;

    public static bool HasPresence => default(T) is null;

    public static void Describe(SchemaComposer schema) => CustomFrame<T>.Describe(schema, s_codec);

    public static void Write(ref MemFormatWriter writer, T value) => CustomFrame<T>.Write(ref writer, s_codec, value);

    public static T Read(ref MemFormatReader reader) => CustomFrame<T>.Read(ref reader, s_codec, s_codec.Version);

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        CustomFrame<T>.Read(ref reader, s_codec, node.IsExact ? s_codec.Version : node.Version);
}
