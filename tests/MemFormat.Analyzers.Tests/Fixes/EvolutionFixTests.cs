using Xunit;

namespace MemFormat.Analyzers.Tests.Fixes;

/// <summary>The fixes of changes that break shipped data.</summary>
public sealed class EvolutionFixTests
{
    [Theory]
    [InlineData("MF074", "reserve", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public string? B { get; set; }", "[MemMember(1)] public int A { get; set; }",
        "[MemReserved(2)]\n[MemFormattable] public partial class Order { [MemMember(1)] public int A { get; set; } }")]
    [InlineData("MF074", "reserve", "public int A { get; set; } public string? B { get; set; } public bool C { get; set; }", "public int A { get; set; }",
        "[MemReserved(\"B\")]\n[MemReserved(\"C\")]\n[MemFormattable] public partial class Order { public int A { get; set; } }")]
    [InlineData("MF075", "renamed", "public int A { get; set; }", "public int B { get; set; }",
        "[MemFormattable] public partial class Order { [MemFormerName(\"A\")] public int B { get; set; } }")]
    [InlineData("MF075", "reserve", "public int A { get; set; }", "public int B { get; set; }",
        "[MemReserved(\"A\")]\n[MemFormattable] public partial class Order { public int B { get; set; } }")]
    [InlineData("MF071", "convert", "public int A { get; set; }", "public string? A { get; set; }",
        "[MemFormattable] public partial class Order { [MemWas(typeof(int), nameof(AFromInt32))] public string? A { get; set; } private static string? AFromInt32(int value) => throw new global::System.NotImplementedException(); }")]
    [InlineData("MF071", "convert", "public List<Guid>? A { get; set; }", "public int A { get; set; }",
        "[MemFormattable] public partial class Order { [MemWas(typeof(global::System.Collections.Generic.List<global::System.Guid>), nameof(AFromListGuid))] public int A { get; set; } private static int AFromListGuid(global::System.Collections.Generic.List<global::System.Guid> value) => throw new global::System.NotImplementedException(); }")]
    [InlineData("MF071", "convert", "public (int, Version) A { get; set; }", "public Version? A;",
        "[MemFormattable] public partial class Order { [MemWas(typeof(global::System.Tuple<int,global::System.Version>), nameof(AFromTupleInt32Version))] public Version? A; private static Version? AFromTupleInt32Version(global::System.Tuple<int,global::System.Version> value) => throw new global::System.NotImplementedException(); }")]
    [InlineData("MF077", "optional", "public int A { get; set; }", "public int A { get; set; } public required int B { get; init; }",
        "[MemFormattable] public partial class Order { public int A { get; set; } public int B { get; init; } }")]
    [InlineData("MF073", "restore", "public long A { get; set; }", "public int A { get; set; }",
        "[MemFormattable] public partial class Order { public long A { get; set; } }")]
    [InlineData("MF071", "restore", "public System.Version? A;", "public Guid A;",
        "[MemFormattable] public partial class Order { public global::System.Version? A; }")]
    [InlineData("MF076", "restore", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B { get; set; }", "[MemMember(2, Encoding = MemEncoding.Fixed)] public int A { get; set; } [MemMember(1)] public int B { get; set; }",
        "[MemFormattable] public partial class Order { [MemMember(1, Encoding = MemEncoding.Fixed)] public int A { get; set; } [MemMember(2)] public int B { get; set; } }")]
    public async Task A_change_is_made_safe(string id, string key, string shipped, string next, string after)
    {
        var project = await Workbench.Shop(Order(next), Releases.Record(Order(shipped))).FixAll(id, key);
        Assert.Equal(after, project.Body);
        await project.AssertClean();
    }

    [Fact]
    public async Task A_conversion_has_a_line_of_its_own()
    {
        var project = await Workbench.Shop("[MemFormattable]\npublic partial class Order\n{\n    public string? A { get; set; }\n}\n", Releases.Record(Order("public int A { get; set; }"))).Fix("MF071", "convert");
        Assert.Equal(
            "[MemFormattable]\npublic partial class Order\n{\n    [MemWas(typeof(int), nameof(AFromInt32))] public string? A { get; set; }\n\n    private static string? AFromInt32(int value) => throw new global::System.NotImplementedException();\n}\n",
            project.Body);
    }

    [Fact]
    public async Task A_kind_that_no_type_says_has_no_conversion() => Assert.Equal(["accept"], await Workbench.Shop(Order("public string? A { get; set; }"), Releases.Record(Order("public int[,]? A { get; set; }"))).Offers("MF071"));

    [Fact]
    public async Task A_case_is_listed_again()
    {
        const string Types = "[MemFormattable] public partial class Circle : IShape; [MemFormattable] public partial class Square : IShape; ";
        var project = await Workbench.Shop(
            Types + "[MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape;",
            Releases.Record(Types + "[MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))] public partial interface IShape;")).Fix("MF078", "restore");
        Assert.Equal(Types + "[MemUnion(2, typeof(Square))] [MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape;", project.Body);
        await project.AssertClean();
    }

    [Fact]
    public async Task A_change_that_is_meant_is_written_down()
    {
        var project = await Workbench.Shop(Order("public string? A { get; set; }"), Releases.Record(Order("public int A { get; set; } public int B { get; set; }"))).FixAll("MF071", "accept");
        await project.FixAll("MF074", "accept");
        Assert.Equal("memformat schemas 1\nShop.Order accepts MF071 A because TODO\nShop.Order accepts MF074 B because TODO\n", project.Beside);
        Assert.Empty(await Releases.Found(Order("public int A { get; set; } public int B { get; set; }"), Order("public string? A { get; set; }"), accepted: project.Beside.Split('\n', 2)[1]));
    }

    private static string Order(string members) => $"[MemFormattable] public partial class Order {{ {members} }}";
}
