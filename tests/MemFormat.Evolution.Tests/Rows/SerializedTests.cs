using Apart = MemFormat.Evolution.Tests.Payloads.Apart;
using Packed = MemFormat.Evolution.Tests.Payloads.Packed;
using Plain = MemFormat.Evolution.Tests.Payloads.Plain;
using Shared = MemFormat.Evolution.Tests.Payloads.Shared;

namespace MemFormat.Evolution.Tests;

public class SerializedTests
{
    private const string Row = "`T` becomes `Serialized<T>`, and back";

    private static Plain.Order Written() => new()
    {
        Before = 1, To = new() { Street = "s", Number = 2, Next = new() { Street = "t" } }, Count = 3, Text = "text", Numbers = [4, 5], Flag = true,
        After = 6,
    };

    private static Packed.Order Expected() => new()
    {
        Before = 1, To = Serialized.From(new Packed.Address { Street = "s", Number = 2, Next = new() { Street = "t" } }), Count = Serialized.From(3L),
        Text = Serialized.From("text"), Numbers = Serialized.From<int[]>([4, 5], Codec.Options), Flag = Serialized.From(true), After = 6,
    };

    [Fact, Row(Row)]
    public void Plain_values_become_payloads()
    {
        var read = Evolve.To(Written(), Expected());
        Assert.Equal(("t", 3, "text", true), (read.To!.Value!.Next!.Street, read.Count!.Value, read.Text!.Value, read.Flag!.Value));
    }

    [Fact, Row(Row)]
    public void Objects_that_kept_their_identity_become_payloads_each_with_its_own()
    {
        var ada = new Shared.Person { Name = "Ada" };
        var lead = new Apart.Person { Name = "Bea", Friends = [new() { Name = "Ada" }, new() { Name = "Ada" }] };
        var read = Evolve.To(
            new Shared.Team { Lead = new() { Name = "Bea", Friends = [ada, ada] }, After = 1 },
            new Apart.Team { Lead = Serialized.From(lead), After = 1 });
        Assert.Equal(["Ada", "Ada"], read.Lead!.Value!.Friends.Select(f => f.Name));
        Evolve.To(new Shared.Team { After = 1 }, new Apart.Team { After = 1 });
    }

    [Fact, Row(Row)]
    public void Payloads_become_plain_values() => Evolve.To(Expected(), Written());

    [Fact, Row(Row)]
    public void Nulls_of_payloads_stay_null()
    {
        Evolve.To(new Plain.Order { Count = 1 }, new Packed.Order { Count = Serialized.From(1L) });
        Evolve.To(new Packed.Order(), new Plain.Order());
        Evolve.To(new Packed.Order { To = Serialized.From<Packed.Address>(null!), Text = Serialized.From<string>(null!) }, new Plain.Order());
    }

    [Fact, Row(Row)]
    public void Payloads_in_lists_become_plain_values()
    {
        var plain = new Plain.Shelf { Orders = [Written(), new(), Written()] };
        var packed = new Packed.Shelf { Orders = [Expected(), new() { Count = Serialized.From(7L) }, Expected()] };
        Evolve.To(plain, packed);
        Evolve.To(packed, plain);
        Evolve.To(packed.Orders, plain.Orders);
        var addresses =
            MemFormatSerializer.Deserialize<Packed.Shelf>(
                MemFormatSerializer.Serialize(new Plain.Shelf { Addresses = [new() { Street = "a" }, null] }))!.Addresses;
        Assert.Equal(("a", null), (addresses[0]!.Value!.Street, addresses[1]));
    }

    [Fact, Row(Row)]
    public void Elements_and_values_of_maps_both_ways()
    {
        var plain = new Plain.Rack
        {
            All = [new() { Street = "a", Next = new() { Street = "b" } }, null, new()], Numbers = [1, 0, 3], Maybe = [4, null],
            Flags = [true, false, true],
            Deep = [[new() { Street = "c" }], []], ByName = { ["x"] = new() { Number = 5 }, ["y"] = null }, Sorted = { [1] = 6, [2] = 7 },
            Small = [8, 9], After = 1,
        };
        var packed = new Packed.Rack
        {
            All = [Serialized.From(new Packed.Address { Street = "a", Next = new() { Street = "b" } }), null, Serialized.From(new Packed.Address())],
            Numbers = [Serialized.From(1L), Serialized.From(0L), Serialized.From(3L)], Maybe = [Serialized.From(4), null],
            Flags = [Serialized.From(true), Serialized.From(false), Serialized.From(true)],
            Deep = [[Serialized.From(new Packed.Address { Street = "c" })], []],
            ByName = { ["x"] = Serialized.From(new Packed.Address { Number = 5 }), ["y"] = null },
            Sorted = { [1] = Serialized.From(6), [2] = Serialized.From(7) },
            Small = [Serialized.From(8), Serialized.From(9)], After = 1,
        };
        Evolve.To(plain, packed);
        Evolve.To(packed, plain);
        packed.Numbers[1] = null;
        packed.All[1] = Serialized.From<Packed.Address>(null!);
        Evolve.To(packed, plain);
        var old = Serialized.FromPayload<Packed.Address>(MemFormatSerializer.Serialize(new Plain.Address { Street = "old", Number = 4 }));
        var read =
            MemFormatSerializer.Deserialize<Plain.Rack>(
                MemFormatSerializer.Serialize(new Packed.Rack { All = [old, packed.All[0], old], ByName = { ["o"] = old } }))!;
        Assert.Equal((4, "b", "old", 4), (read.All[0]!.Number, read.All[1]!.Next!.Street, read.All[2]!.Street, read.ByName["o"]!.Number));
        var rack = new Plain.Rack { All = [new()], ByName = { ["x"] = new() } };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(packed), ref rack);
        Assert.Equal(("b", 5), (rack.All[0]!.Next!.Street, rack.ByName["x"]!.Number));
    }

    [Fact, Row(Row)]
    public void Elements_that_do_not_fit_are_refused()
    {
        var bad = Serialized.FromPayload<Packed.Address>(MemFormatSerializer.Serialize("text"));
        var error =
            Assert.Throws<MemFormatException>(() =>
                MemFormatSerializer.Deserialize<Plain.Rack>(
                    MemFormatSerializer.Serialize(new Packed.Rack { All = [Serialized.From(new Packed.Address()), bad] })));
        Assert.Equal(MemFormatError.SchemaMismatch, error.Error);
        var cut = MemFormatSerializer.Serialize(new Plain.Address { Street = "street" });
        bad = Serialized.FromPayload<Packed.Address>(cut.AsMemory(0, cut.Length - 2).ToArray());
        error =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<Plain.Rack>(MemFormatSerializer.Serialize(new Packed.Rack { All = [null, bad] })));
        Assert.Equal((MemFormatError.Truncated, "Rack.All[1]"), (error.Error, error.Path));
        error =
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<Plain.Rack>(MemFormatSerializer.Serialize(new Packed.Rack { ByName = { ["n"] = bad } })));
        Assert.Equal((MemFormatError.Truncated, "Rack.ByName[0]"), (error.Error, error.Path));
        Evolve.Fails<List<Serialized<int>>, List<List<int>>>([Serialized.From(1)], MemFormatError.SchemaMismatch, null);
    }

    [Fact, Row(Row)]
    public void Payloads_of_several_shapes()
    {
        var old = Serialized.FromPayload<Packed.Address>(MemFormatSerializer.Serialize(new Plain.Address { Street = "old", Number = 4 }));
        var packed = new List<Packed.Order> { new() { To = old }, Expected(), new() { To = old, After = 3 } };
        var read = MemFormatSerializer.Deserialize<List<Plain.Order>>(MemFormatSerializer.Serialize(packed))!;
        Assert.Equal((("old", 4), ("s", 2), ("old", 3)),
            ((read[0].To!.Street, read[0].To!.Number), (read[1].To!.Street, read[1].To!.Number), (read[2].To!.Street, read[2].After)));
    }

    [Fact, Row(Row)]
    public void Shapes_of_payloads_within_are_bounded_together()
    {
        byte[] Address(int key) =>
            [0, 13, 26, 0, 17, .. BitConverter.GetBytes(Wire.NameKey.Of("Number")), 0x45, .. BitConverter.GetBytes(key), 0x45, .. new byte[8]];
        byte[] Orders(int count) =>
            MemFormatSerializer.Serialize(Enumerable.Range(0, count)
                .Select(i => new Packed.Order { To = Serialized.FromPayload<Packed.Address>(Address(i)) }).ToList());
        Assert.Equal(2000, MemFormatSerializer.Deserialize<List<Plain.Order>>(Orders(2000))!.Count);
        Assert.Equal(MemFormatError.LimitExceeded,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Plain.Order>>(Orders(9000))).Error);
    }

    [Theory, Row(Row)]
    [InlineData(new byte[] { }, MemFormatError.Truncated)]
    [InlineData(new byte[] { 0, 1, 5, 1, 0, 0, 0, 9 }, MemFormatError.TrailingData)]
    [InlineData(new byte[] { 0, 1, 5, 1, 0, 0 }, MemFormatError.Truncated)]
    [InlineData(new byte[] { 0, 1, 22, 0 }, MemFormatError.Overflow)]
    [InlineData(new byte[] { 0, 1, 17, 0 }, MemFormatError.SchemaMismatch)]
    [InlineData(new byte[] { 0, 1, 31, 0 }, MemFormatError.InvalidData)]
    [InlineData(new byte[] { 0, 99, 5, 0 }, MemFormatError.Truncated)]
    [InlineData(new byte[] { 1, 1, 1, 1, 5, 0, 0, 0 }, MemFormatError.UnknownSchema)]
    [InlineData(new byte[] { 4, 0 }, MemFormatError.TrailingData)]
    [InlineData(new byte[] { 8, 1, 5, 1, 0, 0, 0 }, MemFormatError.InvalidData)]
    public void Payloads_within_that_are_bad(byte[] inner, MemFormatError expected)
    {
        var payload = MemFormatSerializer.Serialize(new List<Packed.Order> { new() { Count = Serialized.FromPayload<long>(inner), After = 5 } });
        Assert.Equal(expected, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Plain.Order>>(payload)).Error);
        Assert.Equal(5, MemFormatSerializer.Deserialize<List<Packed.Order>>(payload)![0].After);
    }

    [Fact, Row(Row)]
    public void Compressed_payloads_become_plain_values()
    {
        var brotli = (Codec.Options ?? MemFormatOptions.Default) with { Compression = MemFormatCompression.Brotli() };
        var street = new string('s', 1000);
        var address = Serialized.From(new Packed.Address { Street = street, Number = 2, Next = new() { Street = "t" } }, brotli);
        var packed = new List<Packed.Order>
        {
            new() { Before = 1, To = address, Numbers = Serialized.From(new int[500], brotli), After = 6 },
            new() { To = Serialized.From(new Packed.Address { Street = "plain" }), Text = Serialized.From(street, brotli), After = 7 },
        };
        Assert.Equal(3, address.Payload.Span[0]);
        var payload = MemFormatSerializer.Serialize(packed);
        Check(MemFormatSerializer.Deserialize<List<Plain.Order>>([.. payload, 1, 2], out var read, brotli)!);
        Assert.Equal(payload.Length, read);
        var compressed = MemFormatSerializer.Serialize(packed, brotli);
        Check(MemFormatSerializer.Deserialize<List<Plain.Order>>(compressed, brotli)!);
        var orders = new List<Plain.Order> { new(), new(), new() };
        MemFormatSerializer.Populate(payload, ref orders, brotli);
        Check(orders);
        MemFormatSerializer.Populate(compressed, ref orders, brotli);
        Check(orders);
        Assert.Equal(MemFormatError.UnknownWrapper,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Plain.Order>>(payload)).Error);

        void Check(List<Plain.Order> read)
        {
            Assert.Equal((1, street, 2, "t", 6), (read[0].Before, read[0].To!.Street, read[0].To!.Number, read[0].To!.Next!.Street, read[0].After));
            Assert.Equal(new int[500], read[0].Numbers);
            Assert.Equal(("plain", street, 7), (read[1].To!.Street, read[1].Text, read[1].After));
        }
    }

    [Fact]
    public void Damaged_compressed_payloads_are_refused_at_their_member()
    {
        var brotli = (Codec.Options ?? MemFormatOptions.Default) with { Compression = MemFormatCompression.Brotli() };
        var order = new Packed.Order { To = Serialized.From(new Packed.Address { Street = new string('s', 1000) }, brotli), After = 6 };
        var payload = MemFormatSerializer.Serialize(order);
        var inner = payload.AsSpan().IndexOf(order.To!.Payload.Span);
        var errors = 0;
        for (var bit = inner * 8; bit < (inner + order.To.Payload.Length) * 8; bit++)
        {
            var damaged = payload.ToArray();
            damaged[bit / 8] ^= (byte)(1 << bit % 8);
            try
            {
                Assert.Equal(6, MemFormatSerializer.Deserialize<Plain.Order>(damaged, brotli)!.After);
            }
            catch (MemFormatException exception)
            {
                Assert.InRange(exception.Offset, 0, payload.Length);
                Assert.True(exception.Path is null or "Order.To" || exception.Error == MemFormatError.SchemaMismatch,
                    $"{exception.Error} at {exception.Path}");
                errors++;
            }
        }

        Assert.InRange(errors, 10, 8 * order.To.Payload.Length);
        var bad = new Packed.Order { To = Serialized.FromPayload<Packed.Address>(Wrap(MemFormatSerializer.Serialize(new Plain.Order()))) };
        var mismatch =
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain.Order>(MemFormatSerializer.Serialize(bad), brotli));
        bad.To = Serialized.FromPayload<Packed.Address>(MemFormatSerializer.Serialize(new Plain.Order()));
        var plain = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain.Order>(MemFormatSerializer.Serialize(bad)));
        Assert.Equal((MemFormatError.SchemaMismatch, plain.Path), (mismatch.Error, mismatch.Path));
        bad.To = Serialized.FromPayload<Packed.Address>(Wrap([.. MemFormatSerializer.Serialize(new Plain.Address()), 1]));
        var trailing =
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain.Order>(MemFormatSerializer.Serialize(bad), brotli));
        Assert.Equal(MemFormatError.TrailingData, trailing.Error);
        Assert.Equal("Order.To", trailing.Path);

        static byte[] Wrap(ReadOnlySpan<byte> plain)
        {
            var compressed = new byte[System.IO.Compression.BrotliEncoder.GetMaxCompressedLength(plain.Length)];
            Assert.True(System.IO.Compression.BrotliEncoder.TryCompress(plain, compressed, out var size) && plain.Length < 128 && size < 128);
            return [3, 1, (byte)plain.Length, (byte)size, .. compressed.AsSpan(0, size)];
        }
    }
}
