using Corpus;
using MemFormat.Payloads.Finding;
using MemFormat.Plans.Build;
using MemFormat.Plans.Cache;
using MemFormat.Wire;

namespace MemFormat.Tests;

/// <summary>Payloads that use many cases of a union, each of them in another shape than here, and what is kept of them.</summary>
[Collection(AloneCollection.Name)]
public class ManyCasesTests
{
    private const int Cases = 70;

    private static readonly byte[][] s_definitions = Enumerable.Range(1, Cases).Select(Definition).ToArray();
    private static readonly CasePlanCache s_plans = RootCodec<List<IWide>>.Get(null).RootSchema.Plans.Cases;

    [Fact]
    public void Each_plan_is_made_once_however_many_there_are()
    {
        // What a payload says of a case is parsed in any case; a plan that is made would double it.
        var (few, many) = (Payload(client: 0, cases: 20), Payload(client: 0));
        Assert.Equal(Cases, Read(many));
        Assert.InRange(s_plans.Count, Cases, CasePlanCache.MaxPlans);
        Assert.InRange(Allocated(many) / Cases, 1, Allocated(few) / 20 * 1.4);
    }

    [Fact]
    public void Strangers_without_end_leave_memory_bounded_and_do_not_drive_out_who_comes_often()
    {
        var payload = Payload(client: 1);
        Read(payload);
        Strangers(5_000);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        Strangers(50_000);
        Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, long.MinValue, 2 * CasePlanCache.MaxSize);

        void Strangers(int count)
        {
            for (var i = 0; i < count; i++)
            {
                Read(Payload(client: 2 + i, cases: 1));
                Assert.InRange(s_plans.Count, 1, CasePlanCache.MaxPlans);
                Assert.InRange(s_plans.Size, 1, CasePlanCache.MaxSize);
                if (i % 100 != 0)
                    continue;
                var kept = s_plans.Count;
                Read(payload);
                Assert.Equal(kept, s_plans.Count);
            }
        }
    }

    private static double Allocated(byte[] payload)
    {
        Read(payload);
        var before = GC.GetAllocatedBytesForCurrentThread();
        Read(payload);
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static int Read(byte[] payload)
    {
        var read = MemFormatSerializer.Deserialize<List<IWide>>(payload)!;
        Assert.Equal(7, ((Wide1)read[0]).Value1);
        return read.Count;
    }

    /// <summary>A list with one value of each case, which a client says more of than this program does.</summary>
    private static byte[] Payload(int client, int cases = Cases)
    {
        var bytes = new List<byte>(MemFormatSerializer.Serialize(new List<IWide>())[..^1]);
        Number(bytes, (uint)cases << 2);
        for (var tag = 1; tag <= cases; tag++)
        {
            // A type that nothing reaches, whose one member has the client's number.
            var definition = new List<byte>(s_definitions[tag - 1]) { 1 << 3, 0xFF };
            Number(definition, (uint)(client + 1) << 1);
            definition.Add((byte)WireKind.Int32 | 2 << 5);

            Number(bytes, (uint)tag << 1 | 1);
            Number(bytes, (uint)definition.Count);
            bytes.AddRange([.. definition, 7, 0, 0, 0]);
        }

        return [.. bytes];
    }

    /// <summary>What this program says of a case: between the number and the length, and the body of four bytes.</summary>
    private static byte[] Definition(int tag)
    {
        var payload = MemFormatSerializer.Serialize((IWide)Activator.CreateInstance(typeof(IWide).Assembly.GetType($"Corpus.Wide{tag}")!)!);
        var header = 2 + MemFormatSchema.Read(payload).Descriptor.Length;
        return payload[(header + (tag < 64 ? 2 : 3))..^4];
    }

    private static void Number(List<byte> bytes, uint value)
    {
        for (; value >= 128; value >>= 7)
            bytes.Add((byte)(value | 128));
        bytes.Add((byte)value);
    }
}
