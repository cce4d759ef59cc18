using MemFormat.Payloads;
using MemFormat.Schemas.Walk;
using Xunit;

namespace MemFormat.Schemas.Tests;

public class WalkerTests
{
    [Fact]
    public void Walking_ends_where_reading_ends()
    {
        var payload = Samples.Doc();
        var schema = PayloadSchema.Find(CompositionTests.Root(new V1.Doc()), payload, MemFormatLimits.Default, null, out var body, out _)!;
        var reader = new MemFormatReader(payload, MemFormatLimits.Default);
        reader.Take((nuint)body);
        SchemaWalker.Skip(ref reader, schema, schema.Root);
        Assert.Equal(0, reader.Remaining);
    }

    [Fact]
    public void Every_truncation_is_found_by_walking_and_by_reading_alike()
    {
        var payload = Samples.Doc();
        var schema = PayloadSchema.Find(CompositionTests.Root(new V1.Doc()), payload, MemFormatLimits.Default, null, out var body, out _)!;
        for (var length = body; length < payload.Length; length++)
        {
            var cut = payload[..length];
            Assert.Throws<MemFormatException>(() =>
            {
                var reader = new MemFormatReader(cut, MemFormatLimits.Default);
                reader.Take((nuint)body);
                SchemaWalker.Skip(ref reader, schema, schema.Root);
            });
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V1.Doc>(cut));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.Doc>(cut));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.Sparse>(cut));
        }
    }

    [Fact]
    public void Hostile_bodies_fail_only_with_the_librarys_exception()
    {
        var payload = Samples.Doc();
        var random = new Random(3);
        for (var i = 0; i < 6_000; i++)
        {
            var bytes = (byte[])payload.Clone();
            for (var changes = random.Next(1, 4); changes > 0; changes--)
                bytes[random.Next(bytes.Length)] = (byte)random.Next(256);
            Try<V1.Doc>(bytes);
            Try<V2.Doc>(bytes);
            Try<V2.Sparse>(bytes);
        }
    }

    [Fact]
    public void What_is_skipped_may_nest_as_deep_as_what_is_read_and_no_deeper()
    {
        var tree = new V1.Tree();
        for (var i = 0; i < 60; i++)
            tree = new V1.Tree { Children = [tree] };
        Assert.Equal(0, EvolutionTests.Evolve<V1.Tree, V2.Leaf>(tree).Value);

        var deep = new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 500 } };
        for (var i = 0; i < 60; i++)
            tree = new V1.Tree { Children = [tree] };
        var payload = MemFormatSerializer.Serialize(tree, deep);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.Leaf>(payload)).Error);
        Assert.Equal(0, MemFormatSerializer.Deserialize<V2.Leaf>(payload, deep)!.Value);
    }

    private static void Try<T>(byte[] bytes)
    {
        try
        {
            MemFormatSerializer.Deserialize<T>(bytes);
        }
        catch (MemFormatException)
        {
        }
    }
}
