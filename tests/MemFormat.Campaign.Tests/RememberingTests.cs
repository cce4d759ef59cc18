using System.Reflection;
using System.Runtime.Loader;

namespace MemFormat.Campaign.Tests;

/// <summary>What payloads leave behind, plans, refusals and caches, changes nothing for those that come after them.</summary>
public class RememberingTests
{
    private const int Relatives = 8, Strangers = 4, Orders = 3;

    private static readonly int[] s_ways = [TargetList.Deserialize, TargetList.Populate, TargetList.Report, TargetList.Json, TargetList.Look];

    private readonly Random _random = new(Settings.Seed);

    [Fact]
    public void Payloads_mean_the_same_in_any_order()
    {
        var until = DateTime.UtcNow + (Settings.Time ?? TimeSpan.Zero);
        do
        {
            foreach (var target in Target.All)
                InAnyOrder(target, target);
        }
        while (DateTime.UtcNow < until);
    }

    /// <summary>The same types in a context of their own: nothing of this process's past is known there.</summary>
    [Fact]
    public void Payloads_mean_the_same_in_a_fresh_process()
    {
        var context = new AssemblyLoadContext("fresh");
        var runtime = context.LoadFromAssemblyPath(typeof(MemFormatSerializer).Assembly.Location);
        context.Resolving += (_, name) => name.Name == runtime.GetName().Name ? runtime : null;
        var fresh = Target.Of(context.LoadFromAssemblyPath(Assembly.GetExecutingAssembly().Location));
        foreach (var (target, other) in Target.All.Zip(fresh))
            InAnyOrder(target, other);
    }

    private void InAnyOrder(Target alone, Target together)
    {
        var payloads = Draw(alone);
        var expected = payloads.ConvertAll(p =>
        {
            TargetList.Forget();
            return Outcome(alone, p.Way, p.Payload);
        });
        for (var order = 0; order < Orders; order++)
        {
            foreach (var i in Enumerable.Range(0, payloads.Count).OrderBy(_ => _random.Next()))
            {
                var outcome = Outcome(together, payloads[i].Way, payloads[i].Payload);
                Assert.True(outcome == expected[i], $"{alone.Name} {payloads[i].Way} {Packed.Pack(payloads[i].Payload)}:\n{expected[i]}\n{outcome}");
            }
        }
    }

    /// <summary>Payloads with much in common, and others, each in a way.</summary>
    private List<(int Way, byte[] Payload)> Draw(Target target)
    {
        var first = new Draw(default, _random);
        new PayloadDraw(first, target.Descriptor, [target.Descriptor], 500).Payload();
        return [.. Enumerable.Range(0, Relatives + Strangers).SelectMany(i =>
        {
            var genome = i < Relatives ? Mutation.Of(first.Genome, first.Genome, _random) : [];
            var payloads = new PayloadDraw(new Draw(genome, _random), target.Descriptor, [target.Descriptor], 500);
            if (_random.Next(5) == 0)
                return [(TargetList.Session, payloads.Session())];
            var payload = payloads.Payload();
            return s_ways.Select(way => (way, payload));
        })];
    }

    private static string Outcome(Target target, int way, byte[] payload)
    {
        var (value, error, _) = target.Read(way, payload);
        return error ?? (way is TargetList.Json or TargetList.Look ? $"{value}" : Convert.ToHexString(target.Write(value)));
    }
}
