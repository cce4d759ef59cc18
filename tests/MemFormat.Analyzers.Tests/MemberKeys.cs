using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF004, MF005, MF006, MF010 and MF016: by what members are known.</summary>
public sealed class MemberKeys
{
    [Theory]
    [InlineData("MF004", "[MemMember(1)] public int A { get; set; } public int [|B|] { get; set; }", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B { get; set; }")]
    [InlineData("MF004", "[MemMember(1)] public int A { get; set; } [MemMember(Encoding = MemEncoding.Compact)] public int [|B|] { get; set; }", "[MemMember(1)] public int A { get; set; } [MemIgnore] public int B { get; set; }")]
    [InlineData("MF005", "[MemMember(1)] public int A { get; set; } [MemMember(1)] public int [|B|];", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B;")]
    [InlineData("MF006", "public int PhoneLevelRole; public int [|UserTeamBook|];", "public int PhoneLevelRole; [MemFormerName(\"UserBook\")] public int UserTeamBook;")]
    [InlineData("MF006", "public int A; [MemFormerName(\"A\")] public int [|B|];", "[MemFormerName(\"B\")] public int A; [MemFormerName(\"A\")] public int B;")]
    [InlineData("MF010", "[MemMember(0)] public int [|A|];", "[MemMember(1)] public int A;")]
    [InlineData("MF010", "[MemMember(-1)] public int [|A|];", "[MemMember(int.MaxValue)] public int A;")]
    [InlineData("MF016", "[MemFormerName(\"a b\")] public int [|A|];", "[MemFormerName(\"ab\")] public int A;")]
    [InlineData("MF016", "[MemFormerName(\"\")] public int [|A|];", "public int A;")]
    [InlineData("MF016", "[MemFormerName(\"B\"), MemFormerName(\"C?|\")] public int [|A|];", "[MemFormerName(\"B\"), MemFormerName(\"class\")] public int A;")]
    public async Task Keys(string id, string members, string corrected)
    {
        await AssertReports(id, Shop($"[MemFormattable] public partial class Order {{ {members} }}"));
        await AssertClean(Shop($"[MemFormattable] public partial class Order {{ {corrected} }}"));
    }

    [Fact]
    public async Task Ids_on_record_parameters()
    {
        await AssertReports("MF005", Shop("[MemFormattable] public partial record Order([MemMember(1)] int A, [property: MemMember(1)] int [|B|]);"));
        await AssertReports("MF004", Shop("[MemFormattable] public partial record Order([MemMember(1)] int A, int [|B|]);"));
    }

    [Fact]
    public Task A_base_class_whose_members_are_known_otherwise_is_reported_at_the_type() => AssertReports("MF004", Shop("""
        [MemFormattable] public partial class Base { public int A { get; set; } }
        [MemFormattable] public partial class [|Order|] : Base { [MemMember(1)] public int B { get; set; } }
        """));
}
