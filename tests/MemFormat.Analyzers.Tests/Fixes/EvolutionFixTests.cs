using Xunit;

namespace MemFormat.Analyzers.Tests.Fixes;

/// <summary>The fixes of changes that break shipped data.</summary>
public sealed class EvolutionFixTests
{
    [Theory]
    [InlineData("MF074", "reserve", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public string? B { get; set; }",
        "[MemMember(1)] public int A { get; set; }",
        "[MemReserved(2)]\n[MemFormattable] public partial class Order { [MemMember(1)] public int A { get; set; } }")]
    [InlineData("MF074", "reserve", "public int A { get; set; } public string? B { get; set; } public bool C { get; set; }",
        "public int A { get; set; }",
        "[MemReserved(\"B\")]\n[MemReserved(\"C\")]\n[MemFormattable] public partial class Order { public int A { get; set; } }")]
    [InlineData("MF075", "renamed", "public int A { get; set; }", "public int B { get; set; }",
        "[MemFormattable] public partial class Order { [MemFormerName(\"A\")] public int B { get; set; } }")]
    [InlineData("MF075", "reserve", "public int A { get; set; }", "public int B { get; set; }",
        "[MemReserved(\"A\")]\n[MemFormattable] public partial class Order { public int B { get; set; } }")]
    [InlineData("MF071", "convert", "public double A { get; set; }", "public string? A { get; set; }",
        "[MemFormattable] public partial class Order { [MemWas(typeof(double), nameof(AFromDouble))] public string? A { get; set; } private static string? AFromDouble(double value) => throw new global::System.NotImplementedException(); }")]
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
    [InlineData("MF076", "restore", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B { get; set; }",
        "[MemMember(2, Encoding = MemEncoding.Fixed)] public int A { get; set; } [MemMember(1)] public int B { get; set; }",
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
        var project =
            await Workbench.Shop("[MemFormattable]\npublic partial class Order\n{\n    public string? A { get; set; }\n}\n",
                Releases.Record(Order("public double A { get; set; }"))).Fix("MF071", "convert");
        Assert.Equal(
            "[MemFormattable]\npublic partial class Order\n{\n    [MemWas(typeof(double), nameof(AFromDouble))] public string? A { get; set; }\n\n    private static string? AFromDouble(double value) => throw new global::System.NotImplementedException();\n}\n",
            project.Body);
    }

    [Fact]
    public async Task A_kind_that_no_type_says_has_no_conversion() =>
        Assert.Equal(["accept"],
            await Workbench.Shop(Order("public string? A { get; set; }"), Releases.Record(Order("public int[,]? A { get; set; }"))).Offers("MF071"));

    [Fact]
    public async Task A_case_is_listed_again()
    {
        const string Types = "[MemFormattable] public partial class Circle : IShape; [MemFormattable] public partial class Square : IShape; ";
        var project = await Workbench.Shop(
            Types + "[MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape;",
            Releases.Record(Types + "[MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))] public partial interface IShape;"))
                .Fix("MF078", "restore");
        Assert.Equal(
            Types + "[MemUnion(2, typeof(Square))] [MemFormattable, MemUnion(1, typeof(Circle))] public partial interface IShape;", project.Body);
        await project.AssertClean();
    }

    [Fact]
    public async Task A_change_that_is_meant_is_written_down()
    {
        var project =
            await Workbench.Shop(Order("public string? A { get; set; }"),
                Releases.Record(Order("public double A { get; set; } public int B { get; set; }"))).FixAll("MF071", "accept");
        await project.FixAll("MF074", "accept");
        Assert.Equal("memformat schemas 1\nShop.Order accepts MF071 A because TODO\nShop.Order accepts MF074 B because TODO\n", project.Beside);
        var lines = project.Beside.Split('\n', 2)[1];
        var (shipped, next) = (Order("public double A { get; set; } public int B { get; set; }"), Order("public string? A { get; set; }"));
        Assert.Equal(["MF071 A", "MF074 Order"], await Releases.Found(shipped, next, accepted: lines));
        Assert.Equal(["MF074 Order"], await Releases.Found(shipped, next, accepted: lines.Replace("A because TODO", "A nobody has such data")));
        Assert.Empty(await Releases.Found(shipped, next, accepted: lines.Replace("because TODO", "nobody has such data")));
    }

    [Theory]
    [InlineData("Open, Closed", "Draft, Open, Closed", "Draft = 3, Open = 0, Closed = 1")]
    [InlineData("Open, Closed", "Open", "Open = 0, Closed = 1")]
    [InlineData("Open = 1, Closed = 2, Late = 4", "Closed = 3, Late = 4, Both = Closed | Late",
        "Closed = 2, Late = 4, Both = Closed | Late, Open = 1")]
    [InlineData("Open, Closed", "Closed, Open", "Closed = 1, Open = 0")]
    public async Task Constants_have_their_numbers_again(string shipped, string next, string after)
    {
        const string Use = " [MemFormattable] public partial class Order { public State A { get; set; } }";
        var project = await Workbench.Shop($"public enum State {{ {next} }}{Use}", Releases.Record($"public enum State {{ {shipped} }}{Use}"))
            .FixAll("MF079", "restore");
        Assert.Equal($"public enum State {{ {after} }}{Use}", project.Body);
        await project.AssertClean();
    }

    [Fact]
    public async Task Constants_have_their_numbers_again_and_are_known_by_name()
    {
        const string Use = " [MemFormattable] public partial class Order { public State A { get; set; } }";
        var project = await Workbench.Shop($"public enum State {{ Draft, Open }}{Use}", Releases.Record($"public enum State {{ Open }}{Use}"))
            .FixAll("MF079", "name");
        Assert.Equal($"[MemFormattable]\npublic enum State {{ Draft = 2, Open = 0 }}{Use}", project.Body);
        await project.AssertClean();
    }

    [Fact]
    public async Task Lines_are_written()
    {
        const string Root = "Shop.Order root 166ae8e9bb164a50 unshipped GgAQRRY=";
        var shipped =
            Releases.Record("public enum State { Open }"
                + Order("public int A { get; set; } public string? B { get; set; } public State C { get; set; }")
                + "[MemFormattable] public partial class Line { public int A { get; set; } }");
        var project =
            Workbench.Shop("public enum State { Open, Closed }"
                + Order("public long A { get; set; } public State C { get; set; } [MemUnion(1, typeof(Line))] public object? D { get; set; }")
                + "[MemFormattable] public partial class Line { public int A { get; set; } }", shipped);
        project.AddBeside("MemFormat.Unshipped.txt",
            $"memformat schemas 1\n# Ours\n{Root}\nShop.Order accepts MF074 B nobody has such data\nShop.Order member E String\nShop.Other is class names\n");
        await project.FixAll("MF070", "record");
        Assert.Equal(
            $"memformat schemas 1\n# Ours\nShop.Order accepts MF074 B nobody has such data\nShop.Order member A Int64\nShop.Order member B String? removed\nShop.Order member D Shop.Order.D?\n{Root}\nShop.Order.D case 1 Shop.Line\nShop.Other is class names\nShop.State value Closed 1\n",
            project.Beside);
        Assert.DoesNotContain(await project.Diagnostics(), d => d.Id == "MF070");
    }

    [Fact]
    public async Task A_type_has_its_new_name_in_its_lines()
    {
        const string Rest = "[MemFormattable] public partial class Orders { public List<int>? A { get; set; } }";
        var shipped =
            Releases.Record(Order("public int A { get; set; } public string? B { get; set; }")
                + "[MemFormattable] public partial class Basket { public List<Order>? All { get; set; } }" + Rest);
        var project =
            Workbench.Shop("[MemFormattable] public partial class Abroad { public int A { get; set; } } [MemFormattable] public partial class Arrival { public int A { get; set; } public string? B { get; set; } } [MemFormattable] public partial class Basket { public List<Arrival>? All { get; set; } }" + Rest);
        project.AddBeside("MemFormat.Shipped.txt", shipped.Replace("1\n", "1\n# Ours\n"));
        Assert.Equal(["rename to Shop.Arrival", "rename to Shop.Abroad", "accept"], await project.Offers("MF080"));
        await project.Fix("MF080", "rename to Shop.Arrival");
        Assert.Equal(
            "memformat schemas 1\n# Ours\nShop.Arrival is class names\nShop.Arrival member A Int32\nShop.Arrival member B String?\n"
            + "Shop.Basket is class names\nShop.Basket member All List<Shop.Arrival>?\nShop.Orders is class names\nShop.Orders member A List<Int32>?\n",
            project.Beside);
        await project.AssertClean();
    }

    [Fact]
    public async Task Types_that_are_gone_on_purpose_are_written_down()
    {
        var project = Workbench.Shop("public class Other;");
        project.AddBeside("MemFormat.Shipped.txt",
            Releases.Record(Order("public int A { get; set; }") + "[MemFormattable] public partial class Line { public int A { get; set; } }"));
        Assert.Equal(["accept"], await project.Offers("MF080"));
        await project.FixAllBeside("MF080", "accept");
        Assert.EndsWith("\nmemformat schemas 1\nShop.Line accepts MF080 * because TODO\nShop.Order accepts MF080 * because TODO\n", project.Beside);
    }

    private static string Order(string members) => $"[MemFormattable] public partial class Order {{ {members} }}";
}
