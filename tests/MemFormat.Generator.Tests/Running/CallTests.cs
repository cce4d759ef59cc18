using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Calls of the serializer, however they are written, are bound to codecs without a warning, or left alone.</summary>
public sealed class CallTests
{
    private const string Body = """
        [MemFormattable] public partial class Order { public int A { get; set; } }
        [MemFormattable] public partial record struct Line(int A);
        public static partial class Program
        {
            private static MemFormatOptions? Options => null;
            private static byte[] Generic<T>(T value) => MemFormatSerializer.Serialize(value);
            private static string Text(Order? order) => order is null ? "null" : order.A + "";

            public static object Run()
            {
                Order? none = null;
                var one = new Order { A = 1 };
                var named = MemFormatSerializer.Serialize(options: Options, value: one);
                var nothing = MemFormatSerializer.Serialize(none);
                var list = MemFormatSerializer.Serialize<List<Order?>?>([one, null]);
                var buffer = new System.Buffers.ArrayBufferWriter<byte>();
                MemFormatSerializer.Serialize(buffer, new Line(2));
                Span<byte> target = new byte[100];
                var fits = MemFormatSerializer.TrySerialize(target, new Dictionary<string, Line[]> { ["a"] = [new(3)] }, out var written);
                var sequence = new System.Buffers.ReadOnlySequence<byte>(buffer.WrittenMemory);
                var number = MemFormatSerializer.Deserialize<int?>(MemFormatSerializer.Serialize<int?>(4), out var read);
                var generic = Generic(new List<Line> { new(5) });
                Func<Order, MemFormatOptions?, byte[]> method = MemFormatSerializer.Serialize;
                return string.Join(" ",
                    Text(MemFormatSerializer.Deserialize<Order>(named)),
                    Text(MemFormatSerializer.Deserialize<Order?>(nothing)),
                    MemFormatSerializer.Deserialize<List<Order>>(list)!.Count,
                    MemFormatSerializer.Deserialize<Line>(sequence).A,
                    fits && MemFormatSerializer.Deserialize<Dictionary<string, Line[]>>(target[..written])!["a"][0].A == 3,
                    number,
                    MemFormatSerializer.Deserialize<Line[]>(generic)![0].A,
                    Text(MemFormatSerializer.Deserialize<Order>(method(one, null))));
            }
        }
        """;

    [Fact]
    public void Calls_of_every_form() => Assert.Equal("1 null 2 2 True 4 5 1", Run(Body));

    [Fact]
    public void Calls_whose_root_other_code_cannot_name_are_left_alone()
    {
        var generated = Generated.From(Source.Shop("""
            public static class Program
            {
                private enum Hidden { A }
                public static byte[] A() => MemFormatSerializer.Serialize(new List<Hidden>());
                public static byte[] B<T>(List<T> value) => MemFormatSerializer.Serialize(value);
                public static byte[] C(Exception value) => MemFormatSerializer.Serialize(value);
            }
            """));
        generated.Emit();
        Assert.Empty(generated.Files);
    }

    /// <summary>
    /// Overloads by <see cref="Type"/> and generic ones are told apart in every form of call; only the generic ones
    /// are bound to codecs.
    /// </summary>
    [Fact]
    public void Calls_by_type_are_told_from_generic_ones() => Assert.Equal("1 2 3 4 5 6 7 8", Run("""
        [MemFormattable] public sealed partial class Order { public int A { get; set; } }
        public static partial class Program
        {
            public static object Run()
            {
                object? boxed = new Order { A = 1 };
                Order order = new() { A = 2 };
                Type type = typeof(Order);
                MemFormatOptions? options = null;
                var buffer = new System.Buffers.ArrayBufferWriter<byte>();
                MemFormatSerializer.Serialize(buffer, new Order { A = 3 }, type);
                var generic = new System.Buffers.ArrayBufferWriter<byte>();
                MemFormatSerializer.Serialize(generic, new Order { A = 4 });
                Span<byte> span = new byte[100];
                MemFormatSerializer.TrySerialize(span, (object)5, typeof(int), out var written);
                var sequence = new System.Buffers.ReadOnlySequence<byte>(MemFormatSerializer.Serialize(6, options));
                return string.Join(" ",
                    ((Order)MemFormatSerializer.Deserialize(MemFormatSerializer.Serialize(boxed, type, options), type, options)!).A,
                    ((Order)MemFormatSerializer.Deserialize(MemFormatSerializer.Serialize(order, typeof(Order)), type)!).A,
                    ((Order)MemFormatSerializer.Deserialize(buffer.WrittenSpan, type, out _)!).A,
                    MemFormatSerializer.Deserialize<Order>(generic.WrittenSpan)!.A,
                    MemFormatSerializer.Deserialize(span[..written], typeof(int)),
                    MemFormatSerializer.Deserialize(sequence, typeof(int)),
                    MemFormatSerializer.Clone(7),
                    MemFormatSerializer.Clone(new List<Order?> { new() { A = 8 } })[0]!.A);
            }
        }
        """));
}
