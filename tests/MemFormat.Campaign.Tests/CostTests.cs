using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// Extension data with tables, the section behind the last body, and text, made to cost more than they weigh. Memory is counted
/// always, processor time only in a campaign.
/// </summary>
public sealed partial class CostTests
{
    private const long Flat = 16 << 20, Start = 1 << 18, PerByte = 128;

    /// <summary>Ids that readers keep, and find.</summary>
    private const uint Unknown = 9, Nodes = 2;

    private const int Int32 = 5;

    private const long Many = 1 << 20;

    private static readonly Dictionary<string, Func<byte[]>> s_texts = new()
    {
        ["bits"] = () => Payload(List(Of(SpecSlot.Bool, -1)), [], VarInt(8 * Many << 2), new byte[Many]),
        ["nulls"] = () => Payload(List(Of(Int32, -1) with { Place = SpecSlot.Present }), [], VarInt(8 * Many << 2 | 2), new byte[Many]),
        ["absent members"] = () => Payload(List(Of(SpecSlot.Object, 0)), [Absent], VarInt(Many / 8 << 2), new byte[Many]),
        ["few absent members"] = () => Payload(List(Of(SpecSlot.Object, 0)), [Absent], VarInt(1000 << 2), new byte[8000]),
        ["a text of escapes"] = () => Payload(Of(SpecSlot.String, -1), [], VarInt(Many << 2), Row(Many, 1)),
        ["texts of escapes"] = () => Payload(List(Of(SpecSlot.String, -1)), [], VarInt(Many / 8 << 2), Row(Many / 8, 7 << 2, 1, 1, 1, 1, 1, 1, 1)),
        ["long texts"] = () =>
            Payload(List(Of(SpecSlot.String, -1)), [], VarInt(32 << 2), Row(32, [.. VarInt(40_000 << 2), .. Row(40_000, (byte)'x')])),
        ["empty lists"] = () => Payload(List(List(Of(Int32, -1))), [], VarInt(Many << 2), new byte[Many]),
        ["references"] = () => Payload(List(Of(SpecSlot.Reference, 0)), [Type()], VarInt(Many << 2), [0], Row(Many - 1, 1), [0]),
        ["cases"] = () => Payload(List(Of(SpecSlot.Union, 0)), [Type()], VarInt(Many << 2), [3, 2, SpecSlot.Object, 0, 0], Row(Many - 1, 2, 0)),
        ["kept objects"] = () => Kept(100_000, i => [0, .. i == 0 ? [0, 1, 0] : new byte[] { 1 }, 0, 1, 0]),
        ["kept schemas"] = () => Kept(100_000, _ => [0, 0, 1, 0, 0, 1, 0]),
        ["entries"] = () => Entries(100_000, []),
        ["entries of one schema"] = () => Objects(100_000, _ => [1 << 3, 0xFF, 20, SpecSlot.Bit << 5], [1]),
        ["entries of cases"] = () => Objects(100_000, _ => [1 << 3, 0xFF, 20, SpecSlot.Union, 0], [3, 1, SpecSlot.Bool, 1]),
        ["entries of many names"] = () =>
            Objects(200,
                i => [1 << 3, 0xFF, .. VarInt((9 + i) << 1), SpecSlot.Object, 1, .. VarInt(4000 << 3), .. Row(4000, Int32 | SpecSlot.Optional << 5)],
                new byte[500]),
        ["entries of large types"] = () => Entries(20, [.. VarInt(4000 << 3), .. Row(4000, Int32)]),
    };

    private static SpecType Absent => Type([.. Enumerable.Range(1000, 64).Select(i => ((uint)i, Number with { Place = SpecSlot.Optional }))]);

    private static SpecSlot Number => new(Int32, SpecSlot.Fixed, -1, null, null);

    private static SpecSlot Extension =>
        new(SpecSlot.Extended, SpecSlot.Rest, -1, new(SpecSlot.Bytes, SpecSlot.Rest, -1, null, null), null) { Extension = 2 };

    private static SpecSlot Serialized =>
        new(SpecSlot.Extended, SpecSlot.Rest, -1, new(SpecSlot.Bytes, SpecSlot.Rest, -1, null, null), null) { Extension = 1 };

    /// <summary>Each object that is kept needs the definition of its case.</summary>
    [Theory]
    [InlineData(200)]
    [InlineData(2000)]
    public void Cases_with_large_definitions_in_each_kept_object(int objects)
    {
        // The case is a list of the first of many types.
        var large = new Bytes();
        SchemaBytes.Slot(large, Of(SpecSlot.Object, 2));
        SchemaBytes.Segments(large,
            [Type((1, List(Of(SpecSlot.Object, 3)))), .. Enumerable.Repeat(Type([.. Enumerable.Range(1, 4000).Select(i => ((uint)i, Number))]), 14)]);
        var body = new Bytes();
        body.Fixed32(1);
        body.Number((ulong)objects << 2);
        body.Of(new byte[objects]);
        for (var i = 0; i < objects; i++)
        {
            body.Of(i == 0 ? [1, 3] : [1, 2]);
            if (i == 0)
                body.Framed(large.ToArray());
            body.Byte(0);
        }

        var payload = Payload(Of(SpecSlot.Object, 0),
            [Type((1, Number), (Unknown, List(Of(SpecSlot.Reference, 1)))), Type((1, Of(SpecSlot.Union, 0) with { Place = SpecSlot.Present }))],
            body.ToArray());
        Assert.True(Within<Saver>(payload));
        Within<Finder>(payload);
    }

    /// <summary>The table of objects grows as they are met, one after another.</summary>
    [Fact]
    public void Objects_that_are_met_one_by_one()
    {
        const int Objects = 20_000;
        var payload = Payload(
            Of(SpecSlot.Object, 0), [Type((1, Number), (Unknown, List(Of(SpecSlot.Reference, 1)))), Type()],
            [1, 0, 0, 0], VarInt(Objects << 2), new byte[Objects], new byte[Objects]);
        Assert.True(Within<Saver>(payload));
    }

    /// <summary>Each object has a schema of its own, to be parsed and planned.</summary>
    [Theory]
    [InlineData(1000)]
    [InlineData(40_000)]
    public void Objects_with_a_schema_each(int objects)
    {
        var payload = Kept(objects, _ => [0, 0, 1, 0, 0, 1, 0]);
        Within<Finder>(payload);
        Assert.True(Within<Saver>(payload));
    }

    /// <summary>Each object has a scope of its own, with a case that is defined and planned.</summary>
    [Theory]
    [InlineData(1000)]
    [InlineData(60_000)]
    public void Objects_with_a_union_each(int objects)
    {
        var shape = new Bytes();
        SchemaBytes.Segments(shape, [Type((2, Of(SpecSlot.Union, 0) with { Place = SpecSlot.Present }))]);
        var descriptor = shape.ToArray();
        byte[] value = [1, 3, 3, SpecSlot.Object, 1, 0, 0];
        var payload = Kept(
            objects, i => [0, .. i == 0 ? [0, (byte)descriptor.Length, .. descriptor] : new byte[] { 1 }, 0, (byte)value.Length, .. value]);
        Within<Finder>(payload);
        Assert.True(Within<Saver>(payload));
    }

    /// <summary>Each of many objects keeps one reference, which is a byte.</summary>
    [Theory]
    [InlineData(50_000)]
    [InlineData(1_000_000)]
    public void Objects_that_keep_a_reference_each(int objects)
    {
        var body = new Bytes();
        body.Number((ulong)objects << 2);
        body.Byte(0);
        body.Of([.. Enumerable.Repeat((byte)1, objects - 1), 0]);
        var payload = Payload(List(Of(SpecSlot.Object, 0)), [Type((Unknown, Of(SpecSlot.Reference, 1))), Type()], body.ToArray());
        Assert.Equal(objects < 100_000, Within<List<Saver>>(payload));
        Within<List<Finder>>(payload);
    }

    /// <summary>Types without an identity read a body for each reference, and keep what they do not know each time.</summary>
    [Theory]
    [InlineData(20_000, 1000)]
    [InlineData(100, 100_000)]
    public void Bodies_that_are_read_again_keep_references_each_time(int references, int times)
    {
        var body = new Bytes();
        body.Number((ulong)times << 2);
        body.Byte(0);
        body.Of([.. Enumerable.Repeat((byte)1, times - 1)]);
        body.Number((ulong)references << 2);
        body.Of([.. Enumerable.Repeat((byte)1, references)]);
        var payload = Payload(List(Of(SpecSlot.Reference, 0)), [Type((Unknown, List(Of(SpecSlot.Reference, 0))))], body.ToArray());
        Within<List<Saver>>(payload);
    }

    /// <summary>Objects without bytes of their own for many members that are kept.</summary>
    [Theory]
    [InlineData(SpecSlot.Optional)]
    [InlineData(SpecSlot.CompactOptional)]
    public void Objects_that_keep_absent_members(int place)
    {
        const int Members = 64, Objects = 200_000;
        var each = Members * (place == SpecSlot.Optional ? 1 : 3) / 8;
        var body = new Bytes();
        body.Number((ulong)Objects << 2);
        body.Of(new byte[Objects * each]);
        Within<List<Saver>>(Payload(List(Of(SpecSlot.Object, 0)),
            [Type([.. Enumerable.Range(10, Members).Select(i => ((uint)i, Number with { Place = place }))])], body.ToArray()));
    }

    /// <summary>One large schema for many objects is written once, and looked at once.</summary>
    [Fact]
    public void Objects_of_one_large_schema_are_written_in_time()
    {
        const int Objects = 60_000;
        var payload = Kept(Objects, i => [0, .. i == 0 ? [0, .. Framed(new byte[1 << 20])] : new byte[] { 1 }, 0, 1, 0]);
        var value = MemFormatSerializer.Deserialize<Saver>(payload)!;
        InTime(payload,
            () =>
                Assert.Equal(
                    payload, MemFormatSerializer.Serialize(value, new MemFormatOptions { Header = MemFormatHeader.Inline })[^payload.Length..]));
    }

    /// <summary>Each value is a payload with a schema of its own, to be parsed and planned.</summary>
    [Theory]
    [InlineData(1000)]
    [InlineData(30_000)]
    public void Payloads_within_the_payload_with_a_schema_each(int values)
    {
        var body = new Bytes();
        body.Number((ulong)values << 2);
        for (var i = 0; i < values; i++)
        {
            byte[] schema = [Int32, .. Unused(i)];
            byte[] inner = [0, .. Framed(schema), 1, 0, 0, 0];
            body.Number((ulong)inner.Length << 2);
            body.Of(inner);
        }

        var payload = Payload(List(Serialized), [], body.ToArray());
        Assert.Equal(values < 10_000, Within<List<int>>(payload));
    }

    /// <summary>Each object has an entry of another schema.</summary>
    [Theory]
    [InlineData(3000)]
    [InlineData(10_000)]
    public void Entries_with_a_schema_each(int objects)
    {
        var payload = Objects(objects, i => [1 << 3, 0xFF, 2, Int32, .. Unused(i)], [1, 0, 0, 0]);
        if (Within<List<Numbers>>(payload))
        {
            Assert.Equal(3000, objects);
        }
        else
        {
            Assert.Null(Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<List<Numbers>>(payload)).Path); // The search has spent the limits before it is there.
        }
    }

    /// <summary>Objects that refer to each other and themselves, and two numbers of one object.</summary>
    [Fact]
    public void Rings_and_second_numbers()
    {
        // Of type Node with its next one: the first's is the second, the second's the first, the third's itself; the fourth is that one again.
        byte[] shape = [1 << 3, 0xFF, 4, SpecSlot.Reference | SpecSlot.Present << 5, 0];
        var payload = Kept(
            3, i => [0, .. i == 0 ? [0, (byte)shape.Length, .. shape] : new byte[] { 1 }, 1, (byte)(i switch { 0 => 2, 1 => 1, _ => 3 }), 2, 1, 1]);
        Assert.True(Within<Saver>(payload));
        Assert.True(Within<Finder>(payload));
        var found = MemFormatSerializer.Deserialize<Finder>(payload)!.Nodes!;
        Assert.Same(found[0], found[1]!.Next!.Next!.Next);
        Assert.Same(found[2], found[2]!.Next);
        var again = MemFormatSerializer.Deserialize<Finder>(MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Saver>(payload)))!.Nodes!;
        Assert.Same(again[0], again[1]!.Next);
        Assert.Same(again[2], again[2]!.Next);
    }

    public static TheoryData<string> Texts => [.. s_texts.Keys];

    /// <summary>The text is paid for like values.</summary>
    [Theory]
    [MemberData(nameof(Texts))]
    public void Json_costs_no_more_than_it_weighs(string what)
    {
        var payload = s_texts[what]();
        MemFormatJson.ToString([0, 1, Int32, 0, 0, 0, 0]);
        var before = GC.GetAllocatedBytesForCurrentThread();
        var error = default(string);
        var length = 0;
        try
        {
            length = MemFormatJson.ToString(payload).Length;
        }
        catch (MemFormatException exception) when (exception.Error == MemFormatError.LimitExceeded)
        {
            error = exception.Message;
        }

        Check(payload, GC.GetAllocatedBytesForCurrentThread() - before, $"{what}: {length:N0} characters {error}");
        if (what is "few absent members" or "entries of one schema" or "entries of cases")
            Assert.Null(error);
    }

    /// <summary>The text of honest data, many times as long as its bytes.</summary>
    [Fact]
    public void Json_of_honest_data_is_written()
    {
        var people = Enumerable.Range(0, 40_000).Select(i => new Wide { B = i % 3 == 0 ? "name" : null }).ToList();
        var payload = MemFormatSerializer.Serialize(people);
        var json = MemFormatJson.ToString(payload, MemFormatSchema.Of<List<Wide>>());
        Assert.InRange(json.Length, 8 * payload.Length, int.MaxValue);
    }

    /// <summary>An entry of extension data that lists objects of the section.</summary>
    private static byte[] Kept(int objects, Func<int, byte[]> section)
    {
        var numbers = new Bytes();
        for (var i = 1; i <= objects; i++)
            numbers.Number((ulong)i);
        var entry = new Bytes();
        var segments = new Bytes();
        SchemaBytes.Segments(segments, [Type((Nodes, List(Of(SpecSlot.Reference, 1)))), Type()]);
        entry.Framed(segments.ToArray());
        entry.Number((ulong)objects);
        entry.Of(numbers.ToArray());
        entry.Framed([.. VarInt((long)objects << 2), .. numbers.ToArray()]);
        var body = new Bytes();
        body.Fixed32(1);
        body.Number((ulong)entry.Count << 2 | 2);
        body.Of(entry.ToArray());
        body.Number((ulong)objects);
        for (var i = 0; i < objects; i++)
            body.Of(section(i));
        return Payload(Of(SpecSlot.Object, 0), [Type((1, Number), (int.MaxValue, Extension))], body.ToArray());
    }

    /// <summary>A type that nothing has.</summary>
    private static byte[] Unused(int number) => [1 << 3, 0xFF, .. VarInt((10 + number) << 1), SpecSlot.Bit << 5];

    /// <summary>An object with entries of bits, whose schemas have more bytes.</summary>
    private static byte[] Entries(int count, byte[] more)
    {
        var entries = new Bytes();
        for (var i = 0; i < count; i++)
            entries.Of([.. Framed([1 << 3, 0xFF, .. VarInt((9 + i) << 1), SpecSlot.Bit << 5, .. more]), 1, 1]);
        return Payload(Of(SpecSlot.Object, 0), [Type((int.MaxValue, Extension))], VarInt(entries.Count << 2), entries.ToArray());
    }

    /// <summary>Objects with an entry each.</summary>
    private static byte[] Objects(int count, Func<int, byte[]> segments, byte[] value)
    {
        var body = new Bytes();
        body.Number((ulong)count << 2);
        for (var i = 0; i < count; i++)
        {
            byte[] entry = [.. Framed(segments(i)), .. Framed(value)];
            body.Number((ulong)entry.Length << 2);
            body.Of(entry);
        }

        return Payload(List(Of(SpecSlot.Object, 0)), [Type((int.MaxValue, Extension))], body.ToArray());
    }

    private static byte[] Row(long times, params byte[] part)
    {
        var bytes = new byte[times * part.Length];
        for (var i = 0; i < bytes.Length; i++)
            bytes[i] = part[i % part.Length];
        return bytes;
    }

    private static bool Within<T>(byte[] payload)
    {
        MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(default(T)));
        var before = GC.GetAllocatedBytesForCurrentThread();
        var error = Read();
        Check(payload, GC.GetAllocatedBytesForCurrentThread() - before, $"{typeof(T)} {error?.Message}");
        Assert.True(error is null or { Error: MemFormatError.LimitExceeded }, error?.ToString());
        InTime(payload, () => Read());
        return error is null;

        MemFormatException? Read()
        {
            try
            {
                MemFormatSerializer.Deserialize<T>(payload);
                return null;
            }
            catch (MemFormatException exception)
            {
                return exception;
            }
        }
    }

    /// <summary>What the machine did once is no find.</summary>
    private static void InTime(byte[] payload, Action action)
    {
        if (Settings.Time is null)
            return;
        var least = TimeSpan.MaxValue;
        for (var i = 0; i < Checks.Confirmations && Checks.IsSlow(least, payload.Length); i++)
        {
            var start = Environment.CpuUsage.TotalTime;
            action();
            var time = Environment.CpuUsage.TotalTime - start;
            least = time < least ? time : least;
        }

        Assert.False(Checks.IsSlow(least, payload.Length), $"{least.TotalMilliseconds:N0} ms for {payload.Length:N0} bytes");
    }

    private static void Check(byte[] payload, long used, string what) =>
        Assert.True(used <= Flat + Start + (PerByte * payload.Length),
            $"{used:N0} bytes for {payload.Length:N0}, {Flat + (PerByte * payload.Length):N0} allowed: {what}");

    private static byte[] VarInt(long value)
    {
        var bytes = new Bytes();
        bytes.Number((ulong)value);
        return bytes.ToArray();
    }

    private static byte[] Framed(byte[] bytes) => [.. VarInt(bytes.Length), .. bytes];

    private static SpecSlot Of(int kind, int type) => new(kind, SpecSlot.Rest, type, null, null);

    private static SpecSlot List(SpecSlot element) => new(SpecSlot.List, SpecSlot.Rest, -1, element, null);

    private static SpecType Type(params (uint, SpecSlot)[] members) => new(true, -1, [.. members]);

    private static byte[] Payload(SpecSlot root, List<SpecType> types, params byte[][] body) =>
        [0, .. Framed(SchemaBytes.Of(new SpecSchema(root, types))), .. body.SelectMany(part => part)];
}
