using System.Buffers.Binary;
using System.Diagnostics;
using System.Security.Cryptography;
using System.Text;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Payloads that are small for what they make a reader do. The bounds are wide: a machine may be slow, a quadratic step is slower.</summary>
public class TimeTests
{
    private static readonly TimeSpan s_bound = TimeSpan.FromSeconds(5);

    /// <summary>As many types as a schema may have, each of which contains the next.</summary>
    [Fact]
    public void A_chain_of_types()
    {
        const int Types = 1000;
        var schema = new SpecSchema(
            new SpecSlot(SpecSlot.Object, SpecSlot.Rest, 0, null, null),
            Enumerable.Range(0, Types).Select(i => new SpecType(IsNumbered: false, Base: -1,
            [
                (Key("Value"), new SpecSlot(7, SpecSlot.Fixed, -1, null, null)),
                (Key("Children"),
                    new SpecSlot(SpecSlot.List, SpecSlot.Rest, -1,
                        new SpecSlot(SpecSlot.Object, SpecSlot.Present, Math.Min(i + 1, Types - 1), null, null), null)),
            ])));
        object? value = null;
        for (var i = 0; i < 50; i++)
        {
            value =
                new Dictionary<uint, object?>
                {
                    [Key("Value")] = BitConverter.GetBytes((long)i),
                    [Key("Children")] = value is null ? new List<object?>() : new List<object?> { value }
                };
        }

        var payload = SpecWriter.Payload(schema, value, new Random(1));
        Within(() => Assert.Equal(49, MemFormatSerializer.Deserialize<Tree>(payload)!.Value));
        Within(() => Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Person>(payload)));
    }

    /// <summary>One type with as many members as a type may have, most of them unknown.</summary>
    [Fact]
    public void A_wide_type_is_read_in_time()
    {
        var members = Enumerable.Range(0, 4000).Select(i => ((uint)i + 7, new SpecSlot(SpecSlot.Bool, SpecSlot.BitOptional, -1, null, null)))
            .ToList();
        members.Insert(2000, (Key("Street"), new SpecSlot(SpecSlot.String, SpecSlot.Rest, -1, null, null)));
        var schema =
            new SpecSchema(new SpecSlot(SpecSlot.List, SpecSlot.Rest, -1, new SpecSlot(SpecSlot.Object, SpecSlot.Present, 0, null, null), null),
                [new SpecType(false, -1, members)]);
        var value = Enumerable.Range(0, 500).Select(i => (object?)new Dictionary<uint, object?> { [Key("Street")] = "s" + i }).ToList();
        var payload = SpecWriter.Payload(schema, value, new Random(1));
        Within(() => Assert.Equal("s499", MemFormatSerializer.Deserialize<List<Address>>(payload)![499].Street));
    }

    /// <summary>One value with many strings, and many values with one: each is copied with numbers of its own.</summary>
    [Fact]
    public void A_large_copy_before_many_small_ones()
    {
        var rows = Enumerable.Repeat(new PooledList { Texts = ["a"] }, 600_000)
            .Prepend(new PooledList { Texts = [.. Enumerable.Range(0, 240_000).Select(i => $"{i}")] }).ToList();
        var payload = MemFormatSerializer.Serialize(rows);
        var options = new MemFormatOptions { Limits = new() { MaxExtraMemoryBytes = 1 << 30 } };
        Within(() => Assert.Equal(600_001, MemFormatSerializer.Deserialize<List<KeepingList>>(payload, options)!.Count));
    }

    /// <summary>An error at the end of a large payload: where it is must be found in one walk.</summary>
    [Fact]
    public void An_error_far_inside()
    {
        var orders = Enumerable.Range(0, 20_000)
            .Select(i => new Order { Id = i, Lines = [new OrderLine(), new OrderLine()], Branches = { ["a"] = new Address() } }).ToList();
        var payload = MemFormatSerializer.Serialize(orders);
        Within(() =>
        {
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Order>>(payload.AsSpan(0, payload.Length - 1)));
            Assert.Contains("[19999]", error.Path, StringComparison.Ordinal);
        });
    }

    /// <summary>Schemas that are all different, so that none is known.</summary>
    [Fact]
    public void Many_schemas_are_planned_in_time()
    {
        var original = VariantTests.Split(MemFormatSerializer.Serialize(new Order()));
        var value = new SpecReader(original.Schema, original.Body).Read();
        var payloads = Enumerable.Range(0, 1000).Select(i =>
        {
            var random = new Random(i);
            return SpecWriter.Payload(new SpecVariant(original.Schema, random).Make(), value, random);
        }).ToList();
        Within(() => payloads.ForEach(p => Assert.NotNull(MemFormatSerializer.Deserialize<Order>(p))));
    }

    private static void Within(Action action)
    {
        action();
        var watch = Stopwatch.StartNew();
        action();
        Assert.InRange(watch.Elapsed, TimeSpan.Zero, s_bound);
    }

    private static uint Key(string name) => BinaryPrimitives.ReadUInt32LittleEndian(SHA256.HashData(Encoding.UTF8.GetBytes(name)));
}
