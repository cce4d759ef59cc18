using MemFormat.Payloads.Recorded;
using MemFormat.Plans.Build;

namespace MemFormat.Evolution.Tests;

/// <summary>Payloads that only name the schema of an earlier release.</summary>
public class RecordedTests
{
    private const string First =
        "[MemFormattable] public partial class Order { public int Id { get; set; } public string Customer { get; set; } = \"\"; public List<Line> Lines { get; set; } = []; } [MemFormattable] public partial class Line { public int Count { get; set; } }";
    private const string Second =
        "[MemFormattable] public partial class Order { public long Id { get; set; } [MemFormerName(\"Customer\")] public string Owner { get; set; } = \"\"; public List<Line> Lines { get; set; } = []; public string Currency { get; set; } = \"EUR\"; } [MemFormattable] public partial class Line { public int Count { get; set; } public decimal Price { get; set; } = 1; }";

    private static object Order(World world) =>
        world.New("Order", ("Id", 7), ("Customer", "Ada"), ("Lines", world.List("Line", world.New("Line", ("Count", 3)))));

    [Fact]
    public void Of_a_recorded_release_are_read()
    {
        using var releases = new Releases(First, Second, "Order");
        Assert.Equal("{Currency=EUR Id=7 Lines=[{Count=3 Price=1}] Owner=Ada}", releases.Read("Order", Order(releases.First)));
    }

    [Theory]
    [MemberData(nameof(Releases.Headers), MemberType = typeof(Releases))]
    public void Of_releases_that_are_not_recorded_are_not(MemFormatHeader header)
    {
        using var releases = new Releases(First, Second, "Order");
        var error =
            Assert.Throws<MemFormatException>(
                () => releases.First.Read("Order", releases.Second.Write("Order", releases.Second.New("Order"), new() { Header = header })));
        Assert.Equal(MemFormatError.UnknownSchema, error.Error);
        Assert.Contains("not the root's, nor one of its 0 recorded schemas", error.Message, StringComparison.Ordinal);
        Assert.Contains("MemFormat.Shipped.txt", error.Message, StringComparison.Ordinal);

        // Line was never recorded as a root.
        error =
            Assert.Throws<MemFormatException>(
                () => releases.Second.Read("Line", releases.First.Write("Line", releases.First.New("Line"), new() { Header = header })));
        Assert.Equal(MemFormatError.UnknownSchema, error.Error);
        Assert.Contains("nor one of its 1 recorded", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_payloads_taught_is_not_known_by_its_fingerprint()
    {
        using var releases = new Releases(First, Second);
        var order = Order(releases.First);
        for (var i = 0; i < 3; i++)
        {
            Assert.StartsWith("{", releases.Second.Read("Order", releases.First.Write("Order", order)), StringComparison.Ordinal);
            foreach (var options in (MemFormatOptions[])[Payload.Fingerprint, Payload.Fingerprint64])
            {
                Assert.Equal(MemFormatError.UnknownSchema,
                    Assert.Throws<MemFormatException>(() => releases.Second.Read("Order", releases.First.Write("Order", order, options))).Error);
            }
        }
    }

    [Fact]
    public void A_type_may_have_got_another_name()
    {
        using var releases = new Releases(First, Second.Replace("class Order", "class Purchase", StringComparison.Ordinal), "Order");
        Assert.Equal("{Currency=EUR Id=7 Lines=[{Count=3 Price=1}] Owner=Ada}", releases.Read("Purchase", Order(releases.First), "Order"));
    }

    [Fact]
    public void Of_another_root_are_as_wrong_as_if_they_held_their_schema()
    {
        using var releases = new Releases(First, Second, "Order", "Line");
        Assert.Equal(MemFormatError.SchemaMismatch,
            Assert.Throws<MemFormatException>(
                () => releases.Second.Read("Line", releases.First.Write("Order", Order(releases.First), Payload.Fingerprint))).Error);
    }

    [Fact]
    public void What_is_missing_is_an_error_each_time()
    {
        using var releases = new Releases(
            First, First.Replace("public string", "public required Guid Key { get; set; } public string", StringComparison.Ordinal), "Order");
        var payload = releases.First.Write("Order", Order(releases.First), Payload.Fingerprint);
        for (var i = 0; i < 2; i++)
        {
            var error = Assert.Throws<MemFormatException>(() => releases.Second.Read("Order", payload));
            Assert.Equal((MemFormatError.MissingMember, "Order.Key"), (error.Error, error.Path));
        }
    }

    [Fact]
    public void Errors_name_the_place()
    {
        using var releases = new Releases(First, First.Replace("int Count", "byte Count", StringComparison.Ordinal), "Order");
        var order = releases.First.New(
            "Order", ("Lines", releases.First.List("Line", releases.First.New("Line", ("Count", 3)), releases.First.New("Line", ("Count", 300)))));
        foreach (var options in (MemFormatOptions[])[Payload.Fingerprint, Payload.Fingerprint64])
        {
            var error = Assert.Throws<MemFormatException>(() => releases.Second.Read("Order", releases.First.Write("Order", order, options)));
            Assert.Equal((MemFormatError.Overflow, "Order.Lines[1].Count"), (error.Error, error.Path));
        }
    }

    [Fact]
    public void Several_releases_are_known_at_once()
    {
        using var releases = new Releases(First, Second, "Order");
        using var third =
            new World(Compiler.CompileRecorded("Program",
                Second.Replace("string Currency", "int? Currency", StringComparison.Ordinal).Replace("\"EUR\"", "978", StringComparison.Ordinal)
                    .Replace("decimal Price", "double Rebate", StringComparison.Ordinal),
            new Shipped().Add("1.0", releases.First, "Order").Add("1.1", releases.First, "Line").Add("2.0", releases.Second, "Line")));
        Assert.Equal("{Currency=978 Id=7 Lines=[{Count=3 Rebate=1}] Owner=Ada}",
            third.Read("Order", releases.First.Write("Order", Order(releases.First), Payload.Fingerprint)));
        Assert.Equal(
            "{Count=3 Rebate=1}", third.Read("Line", releases.First.Write("Line", releases.First.New("Line", ("Count", 3)), Payload.Fingerprint)));
        Assert.Equal("{Count=3 Rebate=1}",
            third.Read("Line", releases.Second.Write("Line", releases.Second.New("Line", ("Count", 3)), Payload.Fingerprint64)));
    }

    [Fact]
    public void The_own_schema_may_be_recorded()
    {
        using var releases = new Releases(First, First, "Order", "Line");
        Assert.Equal("{Customer=Ada Id=7 Lines=[{Count=3}]}", releases.Read("Order", Order(releases.First)));
    }

    [Fact]
    public void Their_plans_stay_whatever_other_payloads_say()
    {
        using var releases = new Releases(First, Second, "Order");
        var schema = releases.Second.Codec("Order").RootSchema;
        var payload = releases.First.Write("Order", Order(releases.First), Payload.Fingerprint);
        releases.Second.Read("Order", payload);
        var plan = schema.History.Find(BitConverter.ToUInt32(payload))!.Plan(isPopulating: false);
        for (var id = 1; id <= 1000; id++)
        {
            byte[] descriptor = [26, 0, 16, 255, (byte)(id << 1 & 0x7F | 0x80), (byte)(id >> 6), 69, 64];
            releases.Second.Codec("Order").RootSchema.Plans.Keep(new(descriptor, schema.Own, plan.Root));
        }

        releases.Second.Read("Order", payload);
        Assert.Same(plan, schema.History.Find(BitConverter.ToUInt32(payload))!.Plan(isPopulating: false));
        Assert.DoesNotContain(plan, schema.Plans.Kept.Plans);
    }

    [Fact]
    public void Threads_that_come_first_together_read_the_same()
    {
        using var releases = new Releases(First, Second, "Order");
        var payload = releases.First.Write("Order", Order(releases.First), Payload.Fingerprint);
        using var start = new Barrier(8);
        var read = new System.Collections.Concurrent.ConcurrentBag<string>();
        var threads = Enumerable.Range(0, 8).Select(_ => new Thread(() =>
        {
            start.SignalAndWait();
            read.Add(releases.Second.Read("Order", payload));
        })).ToList();
        threads.ForEach(t => t.Start());
        threads.ForEach(t => t.Join());
        Assert.Equal(8, read.Count);
        Assert.Single(read.Distinct());
    }
}
