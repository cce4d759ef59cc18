using MemFormat.Plans.Cache;
using Xunit;

namespace MemFormat.Schemas.Tests;

public class KnownPlansTests
{
    /// <summary>Among so many descriptors some have one hash code: 2^32 of those there are, and 200,000 squared pairs.</summary>
    private const int Tries = 200_000;

    [Fact]
    public void Descriptors_of_one_hash_code_have_each_its_own_plan()
    {
        var (first, second) = Colliding();
        Assert.Equal(Hash(first), Hash(second));
        Assert.NotEqual(first, second);
        var owner = new object();
        var plans = new KnownPlans<object>();
        var (one, two) = (new ResolvedPlan(first, null!, null!), new ResolvedPlan(second, null!, null!));
        plans.Add(owner, one);
        Assert.Null(plans.Find(owner, second));
        plans.Add(owner, two);
        Assert.Same(one, plans.Find(owner, first));
        Assert.Same(two, plans.Find(owner, second));
        Assert.Null(plans.Find(new object(), first));
    }

    private static (byte[] First, byte[] Second) Colliding()
    {
        var seen = new Dictionary<int, byte[]>();
        for (var i = 0; i < Tries; i++)
        {
            byte[] descriptor = [.. BitConverter.GetBytes(i), .. "of one length"u8];
            if (!seen.TryAdd(Hash(descriptor), descriptor))
                return (seen[Hash(descriptor)], descriptor);
        }

        // The odds are 1 in 100; then the same bytes in another order.
        for (var i = 0; ; i++)
        {
            byte[] descriptor = [.. "of one length"u8, .. BitConverter.GetBytes(i)];
            if (!seen.TryAdd(Hash(descriptor), descriptor))
                return (seen[Hash(descriptor)], descriptor);
        }
    }

    private static int Hash(byte[] bytes)
    {
        var hash = new HashCode();
        hash.AddBytes(bytes);
        return hash.ToHashCode();
    }
}
