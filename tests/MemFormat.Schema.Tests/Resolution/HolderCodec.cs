using MemFormat.Codecs;
using MemFormat.Wire;
using static MemFormat.Schemas.Tests.Descriptor;
using Fields = MemFormat.Codecs.Fields;

namespace MemFormat.Schemas.Tests;

/// <summary>The codec of <see cref="Holder{T}"/>, in the shape that generated code has.</summary>
public readonly struct HolderCodec<T, TCodec> : IMemFormatCodec<Holder<T>>
    where TCodec : struct, IMemFormatCodec<T>
{
    private static readonly byte[] s_segment = Named(
        ("Value", Slot(WireKind.Placeholder, WirePlace.Rest, 0)), ("After", Slot(WireKind.Int32, WirePlace.Fixed)));

    public static int MinSize => 5;

    public static bool HasPresence => true;

    public static bool IsBlock => false;

    public static void Describe(SchemaComposer schema)
    {
        if (!schema.Begin<HolderCodec<T, TCodec>>(typeof(Holder<T>), s_segment, "Value? After", 32))
            return;
        TCodec.Describe(schema);
        schema.End();
    }

    public static void Write(ref MemFormatWriter writer, Holder<T> value)
    {
        ref var block = ref writer.Reserve(5);
        var size = TCodec.HasPresence ? 5 : 4;
        block = value.Value is null ? (byte)0 : (byte)1;
        Fields.Put(ref block, size - 4, value.After);
        writer.Advance(size);
        if (!TCodec.HasPresence || value.Value is not null)
            TCodec.Write(ref writer, value.Value!);
    }

    public static Holder<T> Read(ref MemFormatReader reader)
    {
        ref var block = ref reader.Take(TCodec.HasPresence ? 5u : 4u);
        var value = new Holder<T> { After = Fields.Get<int>(ref block, TCodec.HasPresence ? 1 : 0) };
        if (!TCodec.HasPresence || block != 0)
            value.Value = TCodec.Read(ref reader);
        return value;
    }

    public static Holder<T> ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        var plan = node.Open(ref reader);
        var value = new Holder<T>();
        if (plan.Has(1, out var at))
            value.After = plan.Get<int>(ref reader, at);
        while (plan.HasMore(ref reader))
        {
            switch (plan.Member)
            {
                case 0:
                    value.Value = plan.TakeNull() ? default : TCodec.ReadResolved(ref reader, plan.Take());
                    break;
                case 1:
                    value.After = ScalarCodec<int>.ReadResolved(ref reader, plan.Take());
                    break;
            }
        }

        return value;
    }
}
