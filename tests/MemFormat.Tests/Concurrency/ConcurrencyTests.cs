using Corpus;

namespace MemFormat.Tests;

/// <summary>The first use may come from many threads at once.</summary>
public class ConcurrencyTests
{
    private const int Threads = 64;

    [Fact]
    public void First_use_from_many_threads()
    {
        var value = new FirstUse { Id = 1, Parts = [new FirstUsePart("a", null)], More = { ["x"] = null } };
        var earlier = new FirstUseEarlier { Id = 7, Parts = [new FirstUsePart("b", null)], Gone = "gone" };
        var payloads = InParallel(_ => MemFormatSerializer.Serialize(value));
        Assert.All(payloads, p => Assert.Equal(payloads[0], p));
        Assert.All(InParallel(_ => MemFormatSerializer.Deserialize<FirstUse>(payloads[0])), v => Assert.Null(Same.Difference(value, v)));

        var old = MemFormatSerializer.Serialize(earlier);
        Assert.All(InParallel(_ => MemFormatSerializer.Deserialize<FirstUse>(old)!), v => Assert.Equal((7, "b"), (v.Id, v.Parts[0].Name)));
    }

    [Fact]
    public void Many_threads_share_nothing()
    {
        var cases = CorpusCases.Types;
        InParallel(thread =>
        {
            for (var i = 0; i < 40; i++)
            {
                var each = cases[(thread + i) % cases.Count];
                var value = each[i % each.Count];
                Assert.Null(Same.Difference(value, each.Deserialize(each.Serialize(value))));
            }

            return true;
        });
    }

    private static T[] InParallel<T>(Func<int, T> action)
    {
        var results = new T[Threads];
        using var barrier = new Barrier(Threads);
        Exception? failure = null;
        var threads = Enumerable.Range(0, Threads).Select(i => new Thread(() =>
        {
            barrier.SignalAndWait();
            try
            {
                results[i] = action(i);
            }
            catch (Exception exception)
            {
                failure = exception;
            }
        })).ToList();
        threads.ForEach(t => t.Start());
        threads.ForEach(t => t.Join());
        Assert.Null(failure);
        return results;
    }
}
