using Corpus;

namespace MemFormat.Tests;

/// <summary>
/// A payload of another type: the message names the type that was asked for, what the payload holds, and asks whether
/// the call is right.
/// </summary>
public partial class WrongRootTests
{
    private const string Ask = "Is the type argument of your call right?";

    public static TheoryData<string, string, Func<byte[]>, Func<byte[], object?>> Wrong => new()
    {
        { "Corpus.Point", "a list of an object", () => Of(new List<Point> { new() }), bytes => MemFormatSerializer.Deserialize<Point>(bytes) },
        { "System.Collections.Generic.List<Corpus.Point>", "an object with 2 members", () => Of(new Point()),
            bytes => MemFormatSerializer.Deserialize<List<Point>>(bytes) },
        { "System.Boolean", "string", () => Of("text"), bytes => MemFormatSerializer.Deserialize<bool>(bytes) },
        { "System.String", "an object with 2 members", () => Of(new Point()), bytes => MemFormatSerializer.Deserialize(bytes, typeof(string)) },
        { "System.Collections.Generic.Dictionary<System.String, Corpus.Point>", "a list of an object", () => Of(new[] { new Point() }),
            bytes => MemFormatSerializer.Deserialize<Dictionary<string, Point>>(bytes) },
        { "Corpus.Point[]", "a map from string to int", () => Of(new Dictionary<string, int>()),
            bytes => MemFormatSerializer.DeserializeAsync<Point[]>(new MemoryStream(bytes)).AsTask().GetAwaiter().GetResult() },
        { "MemFormat.Tests.WrongRootTests.Zip", "an object with 2 members", () => Of(new Point()),
            bytes => MemFormatSerializer.Deserialize<Zip>(bytes) },
        { "MemFormat.Tests.WrongRootTests.Zip", "an object with 2 members", () => Of(new Point()),
            bytes => { var zip = new Zip { Code = "1" }; MemFormatSerializer.Populate(bytes, ref zip); return zip; } },
        { "Corpus.Point", "string", () => Many("text"),
            bytes => MemFormatSerializer.ReadManyAsync<Point>(new MemoryStream(bytes)).ToBlockingEnumerable().First() },
    };

    [Theory, MemberData(nameof(Wrong))]
    public void Both_types_and_the_question(string asked, string holds, Func<byte[]> write, Func<byte[], object?> read)
    {
        var payload = write();
        for (var i = 0; i < 2; i++)
        {
            var exception = Assert.Throws<MemFormatException>(() => { read(payload); });
            Assert.Equal(MemFormatError.SchemaMismatch, exception.Error);
            Assert.Contains(asked, exception.Message, StringComparison.Ordinal);
            Assert.Contains($"holds {holds}.", exception.Message, StringComparison.Ordinal);
            Assert.Contains(Ask, exception.Message, StringComparison.Ordinal);
        }
    }

    /// <summary>Nothing in common goes before what is required.</summary>
    [Fact]
    public void A_stranger_is_told_before_its_missing_members()
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Zip>(Of(new Point())));
        Assert.Equal((MemFormatError.SchemaMismatch, "Zip"), (exception.Error, exception.Path));
        Assert.StartsWith("Zip has no member in common with the payload.", exception.Message, StringComparison.Ordinal);

        exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Zip>>(Of(new List<Point> { new() })));
        Assert.Equal((MemFormatError.MissingMember, "[0].Code"), (exception.Error, exception.Path));
        Assert.StartsWith("Zip.Code is required, and the payload has no member in common with Zip.", exception.Message, StringComparison.Ordinal);

        // With one in common, it is a member that is missing.
        exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<ZipAndX>(Of(new Point())));
        Assert.Equal((MemFormatError.MissingMember, "ZipAndX.Code"), (exception.Error, exception.Path));
        Assert.StartsWith("ZipAndX.Code is required and missing in the payload.", exception.Message, StringComparison.Ordinal);
    }

    private static byte[] Of<T>(T value) => MemFormatSerializer.Serialize(value);

    private static byte[] Many<T>(params T[] values)
    {
        var stream = new MemoryStream();
        MemFormatSerializer.WriteManyAsync(stream, values).AsTask().GetAwaiter().GetResult();
        return stream.ToArray();
    }

    [MemFormattable]
    public partial class Zip
    {
        public required string Code { get; set; }
    }

    [MemFormattable]
    public partial class ZipAndX
    {
        public int X { get; set; }

        public required string Code { get; set; }
    }
}
