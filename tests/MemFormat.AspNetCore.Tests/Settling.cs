using Xunit;

namespace MemFormat.AspNetCore.Tests;

/// <summary>A source that waits for its reader.</summary>
internal static class Settling
{
    /// <summary>Waits until the number of its values grows no more for half a second.</summary>
    public static async Task WaitAsync(Func<int> made, int atLeast)
    {
        var (last, since) = (-1, 0);
        for (var i = 0; i < 1200; i++)
        {
            await Task.Delay(50);
            var now = made();
            since = now == last ? since + 1 : 0;
            last = now;
            if (since >= 10 && now >= atLeast)
                return;
        }

        Assert.Fail($"The source has made {last} values and did not stop.");
    }
}
