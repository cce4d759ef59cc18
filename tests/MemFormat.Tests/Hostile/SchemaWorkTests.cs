using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Views.Comparing;
using MemFormat.Wire;
using static MemFormat.Tests.SchemaWorkPayloads;

namespace MemFormat.Tests;

/// <summary>
/// Schemas that are valid, and made to cost as much as they can: no payload makes a reader allocate more than a flat sum
/// and so much per byte, whether it is read or refused.
/// </summary>
[Collection(AloneCollection.Name)]
public partial class SchemaWorkTests
{
    private const long Flat = 16 << 20, PerByte = 128;
    private const int MaxTypes = 1024;

    /// <summary>All roots share the room for plans, and refusals push out no plans: those of other tests go first.</summary>
    public SchemaWorkTests()
    {
        var room = new Room { Size = PlanCaches.MaxSize + 1 };
        PlanCaches.Trim(room);
        room.Size = 0;
    }

    public static TheoryData<string, byte[]> Payloads => new()
    {
        { "a large base under many types", LargeBase(members: 48_000, types: 700) },
        { "a large base under few types", LargeBase(members: 60_000, types: 64) },
        { "a chain of bases", Chain(types: 32, members: 2000) },
        { "a long chain of bases", Chain(types: 1000, members: 0) },
        { "as many members as fit", Payload(Enumerable.Repeat(Ints(4000), 16)) },
        { "as many types as fit", Payload(Enumerable.Repeat((byte[])[0], MaxTypes)) },
        { "lists of lists",
            Payload([[.. Number(2000 << 3), .. Enumerable.Repeat((byte[])[.. Enumerable.Repeat(List, 30), Token32], 2000).SelectMany(b => b)]]) },
        { "types that refer to many", Web(types: 250, links: 100) },
        { "a small ring", Ring(100) },
        { "a large ring", Ring(1000) },
        { "a ring with all members", Ring(500, next: 12) },
        { "a ring of wide types", Ring(13, next: 7, numbers: 4000) },
        { "a ring of a few wide types", Ring(7, next: 7, numbers: 400) },
        { "unknown members of many types", Unknown(members: 999, types: 1000, numbers: 20) },
        { "unknown members of few types", Unknown(members: 3999, types: 20, numbers: 1000) },
        { "unknown members of one type", Unknown(members: 3999, types: 1, numbers: 4000) },
        { "entries of extension data", Entries(10_000) },
        { "cases without types", Unions(types: 1000, cases: 30_000, addsTypes: false) },
        { "cases with a type each", Unions(types: 512, cases: 500, addsTypes: true) },
    };

    [Theory]
    [MemberData(nameof(Payloads))]
    public void Reading_costs_no_more_than_it_weighs(string what, byte[] payload)
    {
        Assert.InRange(what.Length, 1, payload.Length);
        Read<Ring1>(payload);
        Read<Refusing>(payload);
        Read<Keeping>(payload);
        Read<List<Ring1>>(payload);
        Read<List<Union>>(payload);
        var value = new Ring1();
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(value), ref value);
        Within(payload, () => MemFormatSerializer.Populate(payload, ref value));
    }

    [Theory]
    [MemberData(nameof(Payloads))]
    public void Looking_costs_no_more_than_it_weighs(string what, byte[] payload)
    {
        Assert.InRange(what.Length, 1, payload.Length);
        Within(payload, () => MemFormatSchema.Read(payload));
        Within(payload, () => MemFormatSchema.Read(payload).ToString());
        Within(payload, () => Assert.NotNull(MemFormatSchema.Read(payload).Root.ToString()));
        Within(payload, () => MemFormatJson.ToString(payload));
        Within(payload, () => MemFormatSerializer.Deserialize<Ring1>(payload, new MemFormatOptions { Report = new MemFormatReadReport() }));
        Within([.. payload, .. payload], () => MemFormatSchema.Compare(MemFormatSchema.Read(payload), MemFormatSchema.Read(payload)));
        Within(payload, () => MemFormatSchema.Compare(MemFormatSchema.Read(payload), MemFormatSchema.Of<Ring1>()));
        Within(payload, () => MemFormatSchema.Compare(MemFormatSchema.Read(payload), MemFormatSchema.Of<Keeping>()));
    }

    /// <summary>Definitions that add no types look at none of those that the payload lists.</summary>
    [Fact]
    public void Definitions_without_types_are_cheap_beside_many_types() =>
        Assert.StartsWith("[", MemFormatJson.ToString(Unions(types: 1000, cases: 5000, addsTypes: false)), StringComparison.Ordinal);

    /// <summary>Many shapes in one session, each of which is cheap to state and costly to plan.</summary>
    [Fact]
    public async Task Sessions_have_one_budget()
    {
        await foreach (var _ in MemFormatSerializer.ReadManyAsync<Ring1>(new MemoryStream(Messages(1))))
        {
        }

        var bytes = Messages(100);
        var before = GC.GetAllocatedBytesForCurrentThread();
        var error = await Assert.ThrowsAsync<MemFormatException>(async () =>
        {
            await foreach (var _ in MemFormatSerializer.ReadManyAsync<Ring1>(new MemoryStream(bytes)))
            {
            }
        });
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 1, Flat + PerByte * bytes.Length);
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);

        // A session that states one shape again and again is not refused.
        var again = 0;
        byte[] same = [.. Enumerable.Repeat(Messages(1), 500).SelectMany(m => m)];
        await foreach (var _ in MemFormatSerializer.ReadManyAsync<Ring1>(new MemoryStream(same)))
            again++;
        Assert.Equal(500, again);

        static byte[] Messages(int count) => [.. Enumerable.Range(1, count).SelectMany(i =>
        {
            var payload = Ring(200 + i, next: 1);
            return (byte[])[(byte)SessionMessage.Value, 1, (byte)SessionMessage.Shape, .. payload[1..], 1, 0];
        })];
    }

    /// <summary>As large as a real program's schema may be: every type has a new member, and one of another kind.</summary>
    [Theory]
    [InlineData(1000, 10, true)]
    [InlineData(1000, 50, false)]
    [InlineData(64, 170, true)]
    public void Large_honest_schemas_are_read(int types, int members, bool isNamed)
    {
        var (old, present) = (Honest(types, members, isNamed, isNew: false), Honest(types, members, isNamed, isNew: true));
        Assert.InRange(old.Length, 50_000, MemFormatLimits.Default.MaxDescriptorBytes);
        var root = PayloadTypes.RootOf(present, WriterSchema.Parse(present, SchemaLimits.Own));
        var plan = root.Plans.Get(old, MemFormatLimits.Default);
        Assert.False(plan.Root.IsExact);

        // There is room for more.
        Assert.NotNull(PayloadTypes.RootOf(present, root.Own).Plans
            .Get(old, MemFormatLimits.Default with { MaxPlanNodes = MemFormatLimits.Default.MaxPlanNodes / 4 * 3 }));
    }

    /// <summary>Schemas that no payload brings have no limits.</summary>
    [Fact]
    public void Larger_schemas_are_read_if_they_are_recorded()
    {
        var (old, present) = (Honest(4000, 10, isNamed: true, isNew: false), Honest(4000, 10, isNamed: true, isNew: true));
        var root = PayloadTypes.RootOf(present, WriterSchema.Parse(present, SchemaLimits.Own));
        Assert.False(new RecordedVersion(new RecordedSchema("an earlier release", old, []), root).Plan(isPopulating: false).Root.IsExact);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => root.Plans.Get(old, MemFormatLimits.Default)).Error);
    }

    /// <summary>What one payload leaves behind must not change how another one is refused.</summary>
    [Fact]
    public void A_refusal_is_one_of_its_limits()
    {
        var payload = Ring(150);
        var strict = new MemFormatOptions { Limits = new MemFormatLimits { MaxPlanNodes = 100 } };
        for (var i = 0; i < 3; i++)
        {
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Ring2>(payload, strict));
            Assert.Equal((MemFormatError.LimitExceeded, null), (error.Error, error.Path));
            Assert.Contains("MaxPlanNodes", error.Message, StringComparison.Ordinal);
            Assert.Equal(MemFormatError.Truncated, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Ring2>(payload)).Error);
            Assert.NotNull(MemFormatSerializer.Deserialize<Ring2>([.. payload, 0]));
        }
    }

    /// <summary>The first read, then a hundred more.</summary>
    private static void Read<T>(byte[] payload)
    {
        MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(default(T)));
        var error = Within(payload, () => MemFormatSerializer.Deserialize<T>(payload));
        if (error is not { Error: MemFormatError.SchemaMismatch or MemFormatError.LimitExceeded }
            || error.Message.Contains("union", StringComparison.Ordinal))
        {
            return;
        }

        var before = GC.GetAllocatedBytesForCurrentThread();
        for (var i = 0; i < 100; i++)
        {
            var again = Try(() => MemFormatSerializer.Deserialize<T>(payload));
            Assert.Equal((error.Error, error.Path, error.Offset, error.Message), (again?.Error, again?.Path, again?.Offset, again?.Message));
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 1, 1 << 20);
    }

    private sealed class Room : IPlanCache
    {
        public long Size { get; set; }

        public void Clear() => Size = 0;
    }

    private static MemFormatException? Within(byte[] payload, Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        var error = Try(action);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Flat + PerByte * payload.Length);
        return error;
    }

    /// <summary>A descriptor of types that have the next ones, in two members each, and numbers.</summary>
    private static byte[] Honest(int types, int members, bool isNamed, bool isNew) => [
        (byte)WireKind.Object, 0,
        .. Enumerable.Range(0, types).SelectMany(i => (byte[])[
            .. Number(((uint)(members + (isNew ? 1 : 0)) << 3) | (isNamed ? SegmentHead.NamedKeys : 0u)),
            .. Enumerable.Range(0, members + (isNew ? 1 : 0)).SelectMany(m => (byte[])[
                .. isNamed ? BitConverter.GetBytes(0x9E3779B9 * (uint)(m + 1)) : [],
                .. m < 2 ? [MaybeObject, .. Number((uint)((i + m + 1) % types))]
                    : m == 2 && isNew ? [(byte)WireKind.Int64] : new byte[] { Token32 }])])];

    private static MemFormatException? Try(Action action)
    {
        try
        {
            action();
            return null;
        }
        catch (MemFormatException error)
        {
            return error;
        }
    }
}
