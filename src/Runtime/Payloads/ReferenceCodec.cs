using System.Runtime.CompilerServices;
using MemFormat.Codecs;

namespace MemFormat.Payloads;

/// <summary>The codec of a class, by its untyped methods.</summary>
/// <typeparam name="TCodec">The class's codec, which is an <see cref="IMemFormatDescribe.IsObject"/> one.</typeparam>
internal readonly struct ReferenceCodec<TCodec> : IMemFormatCodec<Reference>
    where TCodec : struct, IMemFormatDescribe
{
    public static int MinSize => TCodec.MinSize;

    public static bool HasPresence => true;

    public static bool IsBlock => false;

    public static void Describe(SchemaComposer schema) => TCodec.Describe(schema);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, Reference value) => TCodec.WriteObject(ref writer, value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Reference Read(ref MemFormatReader reader) => new(TCodec.ReadObject(ref reader));

    public static Reference ReadResolved(ref MemFormatReader reader, PlanNode node) => new(TCodec.ReadObjectResolved(ref reader, node));

    public static bool CanPopulate => TCodec.CanPopulate;

    public static Reference ReadInto(ref MemFormatReader reader, PlanNode node, Reference existing) =>
        new(TCodec.ReadObjectResolved(ref reader, node, existing.Value));
}
