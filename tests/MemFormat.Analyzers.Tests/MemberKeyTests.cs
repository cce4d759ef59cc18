using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF004, MF005, MF006, MF010, MF016 and MF052: by what members are known.</summary>
public sealed class MemberKeyTests
{
    [Theory]
    [InlineData("MF004", "[MemMember(1)] public int A { get; set; } public int [|B|] { get; set; }",
        "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B { get; set; }")]
    [InlineData("MF004", "[MemMember(1)] public int A { get; set; } [MemMember(Encoding = MemEncoding.Compact)] public int [|B|] { get; set; }",
        "[MemMember(1)] public int A { get; set; } [MemIgnore] public int B { get; set; }")]
    [InlineData("MF005", "[MemMember(1)] public int A { get; set; } [MemMember(1)] public int [|B|];",
        "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B;")]
    [InlineData("MF006", "public int PhoneLevelRole; public int [|UserTeamBook|];",
        "public int PhoneLevelRole; [MemFormerName(\"UserBook\")] public int UserTeamBook;")]
    [InlineData("MF006", "public int A; [MemFormerName(\"A\")] public int [|B|];",
        "[MemFormerName(\"B\")] public int A; [MemFormerName(\"A\")] public int B;")]
    [InlineData("MF010", "[MemMember(0)] public int [|A|];", "[MemMember(1)] public int A;")]
    [InlineData("MF010", "[MemMember(-1)] public int [|A|];", "[MemMember(int.MaxValue)] public int A;")]
    [InlineData("MF016", "[MemFormerName(\"a b\")] public int [|A|];", "[MemFormerName(\"ab\")] public int A;")]
    [InlineData("MF016", "[MemFormerName(\"\")] public int [|A|];", "public int A;")]
    [InlineData("MF016", "[MemFormerName(\"B\"), MemFormerName(\"C?|\")] public int [|A|];",
        "[MemFormerName(\"B\"), MemFormerName(\"class\")] public int A;")]
    public async Task Keys_that_clash_or_are_invalid_are_reported(string id, string members, string corrected)
    {
        await AssertReports(id, Shop($"[MemFormattable] public partial class Order {{ {members} }}"));
        await AssertClean(Shop($"[MemFormattable] public partial class Order {{ {corrected} }}"));
    }

    [Theory]
    [InlineData("[MemMember] public int [|B|];", "public int B;")]
    [InlineData("[MemFormerName(\"C\")] public int [|B|];", "public nint B;")]
    [InlineData("[MemMember(Encoding = MemEncoding.Compact)] public int [|B|];",
        "public int B { get; } public List<int> C => _c; private readonly List<int> _c = []; public object? D;")]
    public async Task Only_members_that_are_meant_need_a_number(string meant, string leftOut)
    {
        const string Head = "[MemFormattable(Members = MemMembers.Numbered)] public partial class Order { [MemMember(1)] public int A;";
        await AssertReports("MF004", Shop($"{Head} {meant} }}"));
        await AssertClean(Shop($"{Head} {leftOut} }}"));
        await AssertReports("MF004", Shop($"[MemFormattable(Members = MemMembers.Numbered)] public partial class Order {{ {meant} }}"));
    }

    [Fact]
    public async Task A_derived_class_of_one_with_numbered_members_only()
    {
        await AssertReports("MF004", Shop("""
            [MemFormattable(Members = MemMembers.Numbered)] public abstract partial class Base { [MemMember(1)] public int A { get; set; } public int B { get; set; } }
            [MemFormattable] public partial class Order : Base { public int [|C|] { get; set; } }
            """));
        const string Library =
            "[MemFormattable(Members = MemMembers.Numbered)] public partial class Base { [MemMember(1)] public int A { get; set; } public int B { get; set; } }";
        await AssertClean(
            Shop("[MemFormattable] public partial class Order : Base { [MemMember(2)] public int C { get; set; } }"), Analysis.Library(Library));
    }

    /// <summary>A base class, and the members of one that derives from it and has ids of its own.</summary>
    [Theory]
    [InlineData("MF005", "[MemMember(1)] public int B; [MemMember(1)] public int [|C|];",
        "[MemMember(1)] public int B; [MemMember(2)] public int C;")]
    [InlineData("MF010", "[MemMember(1000000)] public int [|B|];", "[MemMember(999999)] public int B;")]
    [InlineData("MF010", "[MemMember(0)] public int [|B|];", "[MemMember(1)] public int B;")]
    [InlineData("MF052", "[MemMember(4)] public int [|B|];", "[MemMember(3)] public int B;")]
    public async Task Ids_of_a_class_alone(string id, string members, string corrected)
    {
        const string Base =
            "[MemFormattable(Members = MemMembers.OwnNumbers), MemReserved(3)] public abstract partial class Base { [MemMember(1)] public int A; [MemMember(2000000)] public int D; }";
        const string Head = "[MemFormattable(Members = MemMembers.OwnNumbers), MemReserved(4)] public partial class Order : Base {";
        await AssertReports(id, Shop($"{Base} {Head} {members} }}"));
        await AssertClean(Shop($"{Base} {Head} {corrected} }}"));
        await AssertReports(id, Shop($"{Head} {members} }}"), Analysis.Library(Base.Replace("abstract ", "")));
        await AssertClean(Shop($"{Head} {corrected} }}"), Analysis.Library(Base.Replace("abstract ", "")));
        await AssertReports("MF005",
            Shop($"[MemFormattable] public partial class Base {{ [MemMember(1)] public int A; }} [MemFormattable] public partial class Order : Base {{ [MemMember(1)] public int [|B|]; }}"));
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

    [Theory]
    [InlineData("MemReserved(2)", "[MemMember(1)] public int A; [MemMember(2)] public int [|B|];",
        "[MemMember(1)] public int A; [MemMember(3)] public int B;")]
    [InlineData("MemReserved(\"B\")", "public int A; public int [|B|];", "public int A; public int b;")]
    [InlineData("MemReserved(\"B\")", "[MemFormerName(\"B\")] public int [|A|];", "[MemFormerName(\"C\")] public int A;")]
    [InlineData("MemReserved(\"B\")", "[MemFormerName(\"C\"), MemFormerName(\"B\")] public int [|A|];", "[MemFormerName(\"C\")] public int A;")]
    [InlineData("MemReserved(\"B\")", "[MemFormerName(\"A\")] public int [|B|];", "public int A; [MemIgnore] public int B;")]
    [InlineData("MemReserved(\"B\")", "[MemMember(1)] public int [|B|];", "[MemMember(1)] public int A;")]
    [InlineData("MemReserved(\"class\"), MemReserved(3)", "public int [|@class|];", "public int A;")]
    public async Task Uses_of_reserved_keys_are_reported(string attributes, string members, string corrected)
    {
        await AssertReports("MF052", Shop($"[MemFormattable, {attributes}] public partial class Order {{ {members} }}"));
        await AssertClean(Shop($"[MemFormattable, {attributes}] public partial class Order {{ {corrected} }}"));
    }

    [Fact]
    public async Task What_a_base_class_reserves_is_reserved_in_derived_ones()
    {
        await AssertReports("MF052", Shop("""
            [MemFormattable, MemReserved("Old")] public partial class Base { public int A { get; set; } }
            [MemFormattable] public partial class Order : Base { public int [|Old|] { get; set; } }
            """));
        await AssertReports("MF052", Shop("[MemFormattable] public partial class Order : Base { public int [|Old|] { get; set; } }"),
            Library("[MemFormattable, MemReserved(\"Old\")] public partial class Base { public int A { get; set; } }"));

        // A base class cannot know what derived ones reserve.
        await AssertClean(Shop("""
            [MemFormattable] public partial class Base { public int Old { get; set; } }
            [MemFormattable] public partial class Order;
            """));
        await AssertReports("MF052", Shop("""
            [MemFormattable] public partial class Base { public int Old { get; set; } }
            [MemFormattable, MemReserved("Old")] public partial class [|Order|] : Base;
            """));
    }

    [Fact]
    public async Task Members_of_structs_and_records()
    {
        await AssertReports("MF052", Shop("[MemFormattable, MemReserved(1)] public partial struct Order { [MemMember(1)] public int [|A|]; }"));
        await AssertReports("MF052", Shop("[MemFormattable, MemReserved(\"B\")] public partial record Order(int A, int [|B|]);"));
    }
}
