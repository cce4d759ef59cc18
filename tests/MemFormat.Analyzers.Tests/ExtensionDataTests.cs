using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF028: where unknown members are kept.</summary>
public sealed class ExtensionDataTests
{
    [Theory]
    [InlineData("public MemExtensionData? A { get; set; } public MemExtensionData? [|B|];")]
    [InlineData("public MemExtensionData [|A|] { get; set; } = null!;")]
    [InlineData("[MemFormerName(\"B\")] public MemExtensionData? [|A|];")]
    [InlineData("[MemMember] public MemExtensionData? [|A|];")]
    [InlineData("[MemMember(2)] public MemExtensionData? [|A|]; [MemMember(1)] public int B;")]
    public async Task Members_that_cannot_hold_extension_data_are_reported(string members)
    {
        await AssertReports("MF028", Shop($"[MemFormattable] public partial class Order {{ {members} }}"));
        await AssertClean(Shop("[MemFormattable] public partial class Order { public int A; public MemExtensionData? B { get; set; } [MemIgnore] public MemExtensionData? C; }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order { [MemMember(1)] public int A; public MemExtensionData? B; }"));
        await AssertClean(Shop("[MemFormattable] public partial record struct Order(int A, MemExtensionData? B);"));
    }

    [Fact]
    public Task Two_in_a_chain() => AssertReports("MF028", Shop("""
        [MemFormattable] public partial class Base { public MemExtensionData? A { get; set; } }
        [MemFormattable] public partial class Order : Base { public MemExtensionData? [|B|] { get; set; } }
        """));

    [Fact]
    public Task Extension_data_in_a_collection_is_reported() =>
        AssertReports("MF002", Shop("[MemFormattable] public partial class Order { public List<MemExtensionData> [|A|] { get; set; } = []; }"));

    [Fact]
    public async Task The_greatest_id_is_the_one_of_extension_data()
    {
        await AssertReports(
            "MF005", Shop("[MemFormattable] public partial class Order { public MemExtensionData? A; [MemMember(int.MaxValue)] public int [|B|]; }"));
        await AssertClean(Shop("[MemFormattable] public partial class Order { [MemMember(int.MaxValue)] public int B; }"));
    }
}
