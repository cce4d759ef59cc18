using MemFormat.Wire;

namespace MemFormat.Tests;

/// <summary>Extension data that nobody wrote.</summary>
public partial class HostileExtensionTests
{
    private const byte Named = 9, Int32 = (byte)WireKind.Int32 | (byte)WirePlace.Fixed << 5;

    private static readonly byte[] s_numberKey = BitConverter.GetBytes(NameKey.Of("Number"));
    private static readonly byte[] s_number = Entry([Named, .. s_numberKey, Int32], 1, 2, 3, 4);
    private static readonly byte[] s_other = Entry([Named, 0xFF, 0xFF, 0xFF, 0xF0, Int32], 1, 2, 3, 4);
    private static readonly byte[] s_segment = [
        (2 << 3) | 1, .. BitConverter.GetBytes(NameKey.Of("Id")), Int32, 0xFF, 0xFF, 0xFF, 0xFF, (byte)WireKind.Extended, 2, (byte)WireKind.Bytes];

    public static TheoryData<string, byte[]> Frames => new()
    {
        { "no entry", [] },
        { "an entry twice", [.. s_number, .. s_number] },
        { "another order", [.. s_other, .. s_number] },
        { "no descriptor", [0, 0] },
        { "a descriptor of no member", [1, 1, 0] },
        { "a descriptor of two members", Entry([17, 1, 2, 3, 4, Int32, 2, 2, 3, 4, Int32], 1, 2, 3, 4, 1, 2, 3, 4) },
        { "a descriptor with a contract", Entry([11, 1, 2, 3, 4, 1, 2, 3, 4, Int32], 1, 2, 3, 4) },
        { "a descriptor that is too short", [3, Named, 1, 2, 0] },
        { "a descriptor longer than all", [100, Named, 1, 2, 3, 4, Int32, 0] },
        { "a length of the descriptor not in its shortest form", [0x86, 0, .. s_number[1..]] },
        { "a body longer than all", [.. s_number[..^5], 5, 1, 2, 3, 4] },
        { "no body", s_number[..^5] },
        { "id 0", Entry([8, 0xFF, 1, Int32], 1, 2, 3, 4) },
    };

    public static TheoryData<string, byte[]> Entries => new()
    {
        { "a body too long", Entry([Named, .. s_numberKey, Int32], 1, 2, 3, 4, 5) },
        { "a body too short", Entry([Named, .. s_numberKey, Int32], 1, 2, 3) },
        { "an unknown kind", Entry([Named, .. s_numberKey, 31], 1) },
        { "no slot", Entry([Named, .. s_numberKey]) },
        { "a place that the kind does not allow", Entry([Named, .. s_numberKey, (byte)WireKind.Int32 | (byte)WirePlace.Bit << 5], 1) },
        { "spare bits", Entry([Named, .. s_numberKey, (byte)WireKind.Int32 | (byte)WirePlace.Optional << 5], 3, 1, 2, 3, 4) },
        { "a type that is not there", Entry([Named, .. s_numberKey, (byte)WireKind.Object, 1], 1) },
        { "extension data", Entry([Named, .. s_numberKey, (byte)WireKind.Extended, 2, (byte)WireKind.Bytes], 1) },
        { "an unrelated kind", Entry([Named, .. s_numberKey, (byte)WireKind.Guid | (byte)WirePlace.Fixed << 5], new byte[16]) },
    };

    [Fact]
    public void What_is_as_it_should_be_is_read()
    {
        var late = MemFormatSerializer.Deserialize<Late>(Payload([.. s_number, .. s_other]))!;
        Assert.Equal((0x04030201, 1), (late.Number, late.Extra!.Count));
        Assert.Equal(2, MemFormatSerializer.Deserialize<Early>(Payload([.. s_number, .. s_other]))!.Extra!.Count);
    }

    [Theory]
    [MemberData(nameof(Frames))]
    public void Frames_are_checked_by_every_reader(string what, byte[] data)
    {
        Assert.True(what.Length > 0);
        Fails<Early>(data);
        Fails<Late>(data);
    }

    [Theory]
    [MemberData(nameof(Entries))]
    public void Entries_are_checked_when_they_become_members(string what, byte[] data)
    {
        Assert.True(what.Length > 0);
        var early = MemFormatSerializer.Deserialize<Early>(Payload(data))!;
        Assert.Equal(1, early.Extra!.Count);
        Fails<Late>(data);
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Late>(MemFormatSerializer.Serialize(early)));
    }

    /// <summary>Extended kinds have the body of the kind they are based on, whatever they mean, and are skipped as such.</summary>
    [Fact]
    public void Payloads_within_the_payload_are_bytes()
    {
        byte[] segment = [(2 << 3) | 1, .. BitConverter.GetBytes(NameKey.Of("Id")), Int32, 0xFF, 0xFF, 0xFF, 0xF0, (byte)WireKind.Extended, 1,
            (byte)WireKind.Int64];
        byte[] descriptor = [(byte)WireKind.Object, 0, .. segment];
        byte[] payload = [0, .. Number((uint)descriptor.Length), .. descriptor, 5, 0, 0, 0];
        Assert.Equal(5, MemFormatSerializer.Deserialize<Bare>([.. payload, 1, 2, 3, 4, 5, 6, 7, 8])!.Id);

        // Bytes: a length, and as many.
        Assert.Equal(MemFormatError.Truncated,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Bare>([.. payload, 2 << 2, 1, 2])).Error);
    }

    [Fact]
    public void Damage_gives_values_or_errors()
    {
        var next = new Late { Id = 2, Number = 3, Next = new() { Id = 4 } };
        var payload =
            MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Early>(MemFormatSerializer.Serialize(new Late { Id = 1, Next = next })));
        for (var i = 0; i < payload.Length; i++)
        {
            for (var bit = 0; bit < 8; bit++)
            {
                var damaged = (byte[])payload.Clone();
                damaged[i] ^= (byte)(1 << bit);
                Try<Early>(damaged);
                Try<Late>(damaged);
            }

            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Late>(payload.AsSpan(0, i)));
        }
    }

    /// <summary>A member whose type is described at length and whose value is a bit.</summary>
    [Fact]
    public void Descriptors_are_not_multiplied_without_bound()
    {
        byte[] wide = [.. Number(3000 << 3), .. Enumerable.Repeat((byte)WireKind.String, 3000)];
        byte[] item = [
            (2 << 3) | 1, .. BitConverter.GetBytes(NameKey.Of("Id")), Int32, 7, 7, 7, 7, (byte)WireKind.Object | (byte)WirePlace.Present << 5, 1];
        byte[] descriptor = [(byte)WireKind.List, (byte)WireKind.Object | (byte)WirePlace.Present << 5, 0, .. item, .. wide];
        const int Count = 100_000;
        byte[] payload = [0, .. Number((uint)descriptor.Length), .. descriptor, .. Number(Count << 2), .. new byte[Count * 5]];
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Early>>(payload)).Error);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200L * payload.Length);
    }

    /// <summary>Each object has an entry that no other has.</summary>
    [Fact]
    public void Plans_are_not_built_without_bound()
    {
        const int Count = 100_000;
        byte[] descriptor = [(byte)WireKind.List, (byte)WireKind.Object, 0, .. s_segment];
        byte[] payload = [
            0, .. Number((uint)descriptor.Length), .. descriptor, .. Number(Count << 2), .. Enumerable.Range(0, Count).SelectMany(Item)];
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Late>>(payload)).Error);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200L * payload.Length);

        static byte[] Item(int i)
        {
            var entry =
                Entry([Named, .. BitConverter.GetBytes(NameKey.Of("Next")), (byte)WireKind.Object | (byte)WirePlace.Present << 5, 1, (1 << 3) | 1,
                    .. BitConverter.GetBytes(i), Int32], 0);
            return [0, 0, 0, 0, .. Number((uint)entry.Length << 2), .. entry];
        }
    }

    /// <summary>Extension data in an entry, again and again: the search for the error's path must not go as deep.</summary>
    [Fact]
    public void Nesting_does_not_exhaust_the_stack()
    {
        var data = s_number;
        for (var i = 0; i < 5000; i++)
        {
            data = Entry(
                [Named, 0xFF, 0xFF, 0xFF, 0xFF, (byte)WireKind.Extended, 2, (byte)WireKind.Bytes], [.. Number((uint)data.Length << 2), .. data]);
        }

        Assert.Equal(1, MemFormatSerializer.Deserialize<Late>(Payload(data))!.Extra!.Count);
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Late>([.. Payload(data), 0]));
    }

    /// <summary>Else readers and writers would not agree on a presence bit.</summary>
    [Fact]
    public void Extension_data_lies_in_the_rest()
    {
        byte[] segment = [.. s_segment[..^3], (byte)WireKind.Extended | (byte)WirePlace.Present << 5, 2, (byte)WireKind.Bytes];
        byte[] descriptor = [(byte)WireKind.Object, 0, .. segment];
        byte[] payload = [0, .. Number((uint)descriptor.Length), .. descriptor, 1, 5, 0, 0, 0, 1];
        Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Late>(payload)).Error);
    }

    /// <summary>What was kept would be written without the section of objects, which readers look for where there are tables.</summary>
    [Fact]
    public void Tables_without_a_number_are_refused_by_every_reader()
    {
        byte[] segments = [Named, .. s_numberKey, Int32];
        byte[] entry = [(byte)segments.Length, .. segments, 0, 4, 1, 2, 3, 4];
        byte[] payload = [.. Payload(entry, flag: 2), 0];
        foreach (var read in new Action[]
        {
            () => MemFormatSerializer.Deserialize<Early>(payload), () => MemFormatSerializer.Deserialize<Late>(payload),
            () => MemFormatSerializer.Deserialize<Bare>(payload), () => MemFormatJson.ToString(payload),
        })
        {
            Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(read).Error);
        }
    }

    private static byte[] Payload(byte[] data, uint flag = 0)
    {
        byte[] descriptor = [(byte)WireKind.Object, 0, .. s_segment];
        return [0, .. Number((uint)descriptor.Length), .. descriptor, 5, 0, 0, 0, .. Number((uint)data.Length << 2 | flag), .. data];
    }

    private static byte[] Entry(byte[] segments, params byte[] body) =>
        [.. Number((uint)segments.Length), .. segments, .. Number((uint)body.Length), .. body];

    private static byte[] Number(uint value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
            bytes.Add((byte)(value | 0x80));
        bytes.Add((byte)value);
        return [.. bytes];
    }

    private static void Fails<T>(byte[] data) => Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(Payload(data)));

    private static void Try<T>(byte[] payload)
    {
        try
        {
            MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<T>(payload));
        }
        catch (MemFormatException)
        {
        }
    }

    [MemFormattable]
    public partial class Early
    {
        public int Id { get; set; }

        public MemExtensionData? Extra { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Bare
    {
        public int Id { get; set; }
    }

    [MemFormattable]
    public partial class Late
    {
        public int Id { get; set; }

        public int? Number { get; set; }

        public Late? Next { get; set; }

        public MemExtensionData? Extra { get; set; }
    }
}
