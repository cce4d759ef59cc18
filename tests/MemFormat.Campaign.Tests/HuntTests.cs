using MemFormat.Tests;
using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// Valid structure that costs more than it weighs, or is read as something else. <c>MEMFORMAT_CAMPAIGN_MINUTES</c> sets how long
/// to look, <c>MEMFORMAT_SEED</c> another seed, <c>MEMFORMAT_CAMPAIGN_FINDS</c> a file that finds are added to, and
/// <c>MEMFORMAT_CAMPAIGN_TARGETS</c> a word that the names of the targets contain.
/// </summary>
public class HuntTests(ITestOutputHelper output)
{
    private const int Payloads = 4000;

    [Fact]
    public void Drawn_payloads_are_read_as_promised()
    {
        var hunt = new Hunt(Settings.Chosen(Target.All), new Random(Settings.Seed));
        hunt.Run(Settings.Time ?? TimeSpan.FromMinutes(5), Settings.Time is null ? Payloads : int.MaxValue);
        Settings.Report(hunt, output);

        // Most are valid enough to be read as values.
        Assert.True(hunt.Values > hunt.Payloads / 2, $"{hunt.Values} values of {hunt.Payloads} payloads");
    }

    [Fact]
    public void A_drawn_struct_that_contains_itself_is_no_row_of_numbers()
    {
        SpecType[] types = [new(true, -1, [(1, new(SpecSlot.Object, SpecSlot.Fixed, 0, null, null))])];
        Assert.Equal([-1], SpecSchema.Numbers(types, 0));
    }

    [Fact]
    public void What_was_found_once_is_mended()
    {
        var (checks, broken) = (new Checks(), new List<string>());
        foreach (var find in Find.Kept)
        {
            var target = Target.All.First(t => t.Name == find.Target);
            if (checks.Broken(target, find.Way, find.Payload) is { } again)
                broken.Add($"{find.Target} {find.Way}: {again} (once {find.What})");
        }

        Assert.True(broken.Count == 0, string.Join("\n", broken));
    }
}
