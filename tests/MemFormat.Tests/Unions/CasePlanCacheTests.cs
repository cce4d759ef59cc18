using MemFormat.Plans.Cache;
using MemFormat.Schemas.Compose;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Tests;

public class CasePlanCacheTests
{
    private static readonly WriterSchema s_own = WriterSchema.ParseOwn([(byte)WireKind.Bool], []);
    private static readonly WriterSchema s_other = WriterSchema.ParseOwn([(byte)WireKind.Bool], []);
    private static readonly ReaderSchema s_local = new(0, s_own, []);
    private static readonly CaseTarget s_target = new(s_local, s_own.Root, isOpened: false);

    [Fact]
    public void Plans_are_found_by_all_that_they_depend_on()
    {
        var cache = new CasePlanCache();
        var keys = new List<CaseKey>
        {
            new(s_other, [1, 2, 3], s_target),
            new(s_own, [1, 2, 3], new CaseTarget(s_local, s_own.Root, isOpened: true)),
            new(s_own, [1, 2, 3], new CaseTarget(new ReaderSchema(1, s_own, []), s_own.Root, isOpened: false)),
        };
        foreach (var definition in new byte[][] { [1, 2, 3], [1, 2], [1, 2, 3, 0], [3, 2, 1], [0, 2, 3], [1, 2, 2], [] })
            keys.Add(new CaseKey(s_own, definition, s_target));
        var plans = keys.Select(key => (key, Plan([1, 2, 3]))).ToList();
        cache.Add(plans, schemaSize: 0);
        Assert.All(plans, made => Assert.Same(made.Item2, cache.Find(made.key)));
        Assert.Same(plans[3].Item2, cache.Find(new CaseKey(s_own, [1, 2, 3], s_target)));
        Assert.Null(cache.Find(new CaseKey(s_other, [3, 2, 1], s_target)));
    }

    [Fact]
    public void A_schema_counts_once_for_all_of_its_cases()
    {
        var cache = new CasePlanCache();
        cache.Add([Made(s_other, 1)], schemaSize: 100_000);
        var one = cache.Size;
        Assert.InRange(one, 100_000, 101_000);
        cache.Add([Made(s_other, 2), Made(s_other, 2), Made(s_other, 3)], schemaSize: 100_000);
        Assert.Equal((3, 100_000 + (3 * (one - 100_000))), (cache.Count, cache.Size));
        cache.Clear();
        Assert.Equal((0, 0L), (cache.Count, cache.Size));
    }

    [Fact]
    public void Schemas_without_end_are_bounded_by_their_bytes()
    {
        var cache = new CasePlanCache();
        for (var i = 0; i < 1_000; i++)
        {
            cache.Add([Made(WriterSchema.ParseOwn([(byte)WireKind.Bool], []), i)], schemaSize: 100_000);
            Assert.InRange(cache.Size, 100_000, CasePlanCache.MaxSize);
            Assert.InRange(cache.Count, 1, CasePlanCache.MaxSize / 100_000);
        }

        var kept = cache.Count;
        cache.Add([Made(s_own, 1)], schemaSize: CasePlanCache.MaxSize);
        Assert.Equal(kept, cache.Count);
    }

    [Fact]
    public void Plans_in_use_are_kept_and_those_of_long_ago_go()
    {
        var cache = new CasePlanCache();
        var used = Enumerable.Range(0, 100).Select(i => Made(s_own, i)).ToList();
        cache.Add(used, schemaSize: 0);
        cache.Add([Made(s_own, -1)], schemaSize: 0);
        for (var i = 100; i < 100_000; i++)
        {
            cache.Add([Made(s_own, i)], schemaSize: 0);
            Assert.InRange(cache.Count, 1, CasePlanCache.MaxPlans);
            Assert.InRange(cache.Size, 1, CasePlanCache.MaxSize);
            if (i % 100 == 0)
                Assert.All(used, made => Assert.Same(made.Plan, cache.Find(made.Key)));
        }

        Assert.Null(cache.Find(Made(s_own, -1).Key));
    }

    private static (CaseKey Key, ResolvedPlan Plan) Made(WriterSchema writer, int number)
    {
        var definition = BitConverter.GetBytes(number);
        return (new CaseKey(writer, definition, s_target), Plan(definition));
    }

    private static ResolvedPlan Plan(byte[] definition) => new(definition, s_own, null!);
}
