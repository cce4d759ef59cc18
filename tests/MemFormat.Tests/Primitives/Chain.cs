using MemFormat.Codecs;
using Fields = MemFormat.Codecs.Fields;

namespace MemFormat.Tests.Primitives;

/// <summary>A type that contains itself, with the codec that the generator would emit, and room for misbehaviour.</summary>
internal sealed class Chain
{
    public int Number { get; set; }

    public Chain? Next { get; set; }

    public static Action<int>? OnRead { get; set; }

    public static Chain Of(int length)
    {
        Chain? chain = null;
        for (var i = length; i > 0; i--)
            chain = new Chain { Number = i, Next = chain };

        return chain!;
    }

    public readonly struct Codec : IMemFormatCodec<Chain>
    {
        public static int MinSize => 5;

        public static bool HasPresence => true;

        public static bool IsBlock => false;

        // Two members by id: an int in the fixed block, a Chain (dependency 0) that may be null.
        private static ReadOnlySpan<byte> Segment => [2 << 3, 5 | 2 << 5, 31 | 1 << 5, 0];

        public static void Describe(SchemaComposer schema)
        {
            if (!schema.Begin<Codec>(typeof(Chain), Segment, "Number Next?", 32))
                return;

            Describe(schema);
            schema.End();
        }

        public static void Write(ref MemFormatWriter writer, Chain value)
        {
            writer.Enter();
            var next = value.Next;
            ref var block = ref writer.Reserve(5);
            block = (byte)(next is null ? 0 : 1);
            Fields.Put(ref block, 1, value.Number);
            writer.Advance(5);
            if (next is not null)
                Write(ref writer, next);

            writer.Leave();
        }

        public static Chain Read(ref MemFormatReader reader)
        {
            reader.Enter();
            ref var block = ref reader.Take(5);
            uint flags = block;
            if (flags > 1)
                MemFormatThrow.InvalidData();

            var value = new Chain { Number = Fields.Get<int>(ref block, 1) };
            OnRead?.Invoke(value.Number);
            value.Next = flags != 0 ? Read(ref reader) : null;
            reader.Leave();
            return value;
        }

        public static Chain ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);
    }
}
