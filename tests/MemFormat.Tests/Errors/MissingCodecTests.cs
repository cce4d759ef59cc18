using Corpus;

namespace MemFormat.Tests;

/// <summary>A type without a codec: the message names the type that lacks it, and the cure, which works.</summary>
public partial class MissingCodecTests
{
    [Fact]
    public void Object_is_named_by_the_value()
    {
        object point = new Point { X = 3 };
        Assert.All(
            [
                Error(() => MemFormatSerializer.Serialize(point, typeof(object))),
                Error(() => Write(point)),
                Error(() => MemFormatSerializer.Deserialize([0], typeof(object))),
                Error(() => Write(new List<object> { point })),
                Error(() => Write(new Dictionary<string, object?[]>())),
            ],
            message =>
            {
                Assert.Contains(
                    "An object can be anything. Name the type of the value: Serialize(value, value.GetType())", message, StringComparison.Ordinal);
                Assert.Contains("[MemUnion]", message, StringComparison.Ordinal);
                Assert.DoesNotContain("MemFormatRoot", message, StringComparison.Ordinal);
            });

        Assert.Equal(3, ((Point)MemFormatSerializer.Deserialize(MemFormatSerializer.Serialize(point, point.GetType()), typeof(Point))!).X);
    }

    [Fact]
    public void A_type_of_ones_own_is_annotated()
    {
        Assert.All(
            [
                ("MemFormat.Tests.MissingCodecTests.Plain. ", Error(() => MemFormatSerializer.Serialize(new Plain(), typeof(Plain)))),
                ("MemFormat.Tests.MissingCodecTests.Plain. ", Error(() => Write(new Plain()))),
                ("MemFormat.Tests.MissingCodecTests.Plain. ", Error(() => MemFormatSerializer.Deserialize([0], typeof(Plain)))),
                ("System.Collections.Generic.List<MemFormat.Tests.MissingCodecTests.Plain>, because it has none for MemFormat.Tests.MissingCodecTests.Plain. ", Error(() => Write(new List<Plain>()))),
                ("System.Collections.Generic.Dictionary<System.Uri, MemFormat.Tests.MissingCodecTests.Plain[]>, because it has none for MemFormat.Tests.MissingCodecTests.Plain. ", Error(() => Write(new Dictionary<Uri, Plain[]>()))),
                ("System.Nullable<MemFormat.Tests.MissingCodecTests.PlainStruct>, because it has none for MemFormat.Tests.MissingCodecTests.PlainStruct. ", Error(() => Write<PlainStruct?>(null))),
            ],
            pair =>
                Assert.StartsWith($"MemFormat finds no codec for {pair.Item1}If it is yours, add [MemFormattable] to it and make it partial.",
                    pair.Item2, StringComparison.Ordinal));

        Assert.Contains("MissingCodecTests.Plain", Error(() => Write(new Box<Plain>())), StringComparison.Ordinal);
        Assert.Single(MemFormatSerializer.Deserialize<List<Point>>(Write(new List<Point> { new() }))!);
        _ = MemFormatSerializer.Deserialize<Box<Point>>(Write(new Box<Point> { Value = new() }))!.Value;
    }

    [Fact]
    public void An_interface_becomes_a_union()
    {
        Assert.All(
            [Error(() => Write<IPlain>(new Plain())), Error(() => Write<Half>(null!)), Error(() => Write(new List<IPlain>()))],
            message =>
                Assert.Contains("Add [MemFormattable] to it, make it partial and list its types with [MemUnion]; or name the type of the value.",
                    message, StringComparison.Ordinal));
        Assert.IsType<Listed>(MemFormatSerializer.Deserialize<IListed>(Write<IListed>(new Listed())));
    }

    /// <summary>Its codec would contain itself; the process ended without a message.</summary>
    [Fact]
    public void A_type_whose_surrogate_has_it_as_an_argument()
    {
        Assert.Contains("MissingCodecTests.Desk", Error(() => MemFormatSerializer.Serialize(new Desk(), typeof(Desk))), StringComparison.Ordinal);
        Assert.False(MemFormatSerializer.TryGetCodec(typeof(Of<Desk>), out _));
    }

    [MemSurrogate(typeof(Of<Desk>))]
    public class Desk;

    [MemFormattable]
    public partial class Of<T> : IMemSurrogate<Of<Desk>, Desk>
    {
        public T? Value { get; set; }

        public static Of<Desk> From(Desk value) => new();

        public Desk ToValue() => new();
    }

    [Fact]
    public void Errors_say_what_to_do_for_other_types()
    {
        Assert.Contains("It is an anonymous type. Use a record with [MemFormattable].", Error(() => Write(new { A = 1 })), StringComparison.Ordinal);
        Assert.Contains("give it a surrogate with [MemSurrogate]", Error(() => Write<Stream>(Stream.Null)), StringComparison.Ordinal);
        Assert.Contains(
            "Name it with its type arguments.", Error(() => MemFormatSerializer.Deserialize([0], typeof(List<>))), StringComparison.Ordinal);
    }

    private static byte[] Write<T>(T value) => MemFormatSerializer.Serialize(value);

    private static string Error(Func<object?> call)
    {
        var error = Assert.Throws<MemFormatException>(() => { call(); });
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        return error.Message;
    }

    public interface IPlain;

    public class Plain : IPlain
    {
        public int A { get; set; }
    }

    public struct PlainStruct
    {
        public int A;
    }

    public abstract class Half;

    [MemFormattable]
    public partial class Box<T>
    {
        public T? Value { get; set; }
    }

    [MemFormattable, MemUnion(1, typeof(Listed))]
    public partial interface IListed;

    [MemFormattable]
    public partial class Listed : IListed;
}
