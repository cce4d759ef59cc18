using System.Runtime.CompilerServices;
using MemFormat.Plans.Build;

namespace MemFormat.Evolution.Tests;

[Row("Ship a new version of a library")]
public class UnloadTests
{
    [Fact]
    public void Versions_that_are_no_longer_used_are_unloaded_with_all_that_was_learned_for_them()
    {
        var contexts = Use();
        for (var i = 0; i < 20 && contexts.Any(c => c.IsAlive); i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.DoesNotContain(contexts, c => c.IsAlive);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static List<WeakReference> Use()
    {
        using var first = World.Unloadable(Libraries.First, Libraries.Program);
        using var second = World.Unloadable(Libraries.Second, Libraries.Program);
        foreach (var (writer, reader) in ((World, World)[])[(first, second), (second, first)])
        {
            // A plan is kept, and one that failed is not.
            reader.Read("Owner", writer.Write("Owner", writer.New("Owner", ("Objects", writer.List("Derived", writer.New("Derived"))))));
            Assert.NotEmpty(reader.Codec("Owner").RootSchema.Plans.Kept.Plans);
            Assert.Throws<MemFormatException>(() => reader.Read("Strict", writer.Write("Derived", writer.New("Derived"))));
            Assert.Empty(reader.Codec("Strict").RootSchema.Plans.Kept.Plans);
        }

        return [new(first.Type("Owner").Assembly), new(second.Type("Lib.Base").Assembly)];
    }
}
