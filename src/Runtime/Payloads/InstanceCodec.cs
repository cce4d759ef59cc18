using MemFormat.Codecs;
using MemFormat.Codecs.Values;
using MemFormat.Codecs.Writing;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Payloads;

/// <summary>A user's codec as the codec of a root: the instance comes along with the schema that it made.</summary>
internal readonly struct InstanceCodec<T> : IMemFormatCodec<T>
{
    public static int MinSize => 1;

    public static bool HasPresence => default(T) is null;

    public static bool IsBlock => false;

    public static void Describe(SchemaComposer schema) => throw new NotSupportedException();

    public static void Write(ref MemFormatWriter writer, T value) => CustomFrame<T>.Write(ref writer, Codec(WriteScope.Of(ref writer)!.Root), value);

    public static T Read(ref MemFormatReader reader)
    {
        var codec = Codec(WalkScope.Of(ref reader).Root);
        return CustomFrame<T>.Read(ref reader, codec, codec.Version);
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : CustomFrame<T>.Read(ref reader, Codec(WalkScope.Of(ref reader).Root), node.Version);

    private static MemFormatCodec<T> Codec(RootSchema root) => (MemFormatCodec<T>)root.Instance!;
}
