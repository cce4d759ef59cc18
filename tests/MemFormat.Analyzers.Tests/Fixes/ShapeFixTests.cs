using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis.CodeFixes;
using Xunit;

namespace MemFormat.Analyzers.Tests.Fixes;

/// <summary>The fixes of mistakes in declarations: the code before, the rule, the fix, the code after.</summary>
public sealed class ShapeFixTests
{
    [Theory]
    [InlineData("MF001", "partial",
        "public class Outer { [MemFormattable] public record struct Order(int A); }",
        "public partial class Outer { [MemFormattable] public partial record struct Order(int A); }")]
    [InlineData("MF002", "annotate",
        "[MemFormattable] public partial class Order { public List<Line>? A { get; set; } }\n/// <summary>A line.</summary>\npublic class Line { public Part? B { get; set; } public Line? C { get; set; } }\npublic struct Part { public int D { get; set; } }",
        "[MemFormattable] public partial class Order { public List<Line>? A { get; set; } }\n/// <summary>A line.</summary>\n[MemFormattable]\npublic partial class Line { public Part? B { get; set; } public Line? C { get; set; } }\n[MemFormattable]\npublic partial struct Part { public int D { get; set; } }")]
    [InlineData("MF002", "annotate",
        "[MemFormattable] public partial class Zoo { public IAnimal? A { get; set; } }\npublic interface IAnimal;\npublic class Dog : IAnimal;\npublic sealed class Cat : IAnimal;",
        "[MemFormattable] public partial class Zoo { public IAnimal? A { get; set; } }\n[MemFormattable]\n[MemUnion(1, typeof(Cat))]\n[MemUnion(2, typeof(Dog))]\npublic partial interface IAnimal;\n[MemFormattable]\npublic partial class Dog : IAnimal;\n[MemFormattable]\npublic sealed partial class Cat : IAnimal;")]
    [InlineData("MF002", "ignore",
        "[MemFormattable] public partial record Order(Exception? A, int B);",
        "[MemFormattable] public partial record Order([MemIgnore] Exception? A, int B);")]
    [InlineData("MF007", "ignore",
        "[MemFormattable] public partial class Order { /* why */ public Action? A; }",
        "[MemFormattable] public partial class Order { /* why */ [MemIgnore] public Action? A; }")]
    [InlineData("MF003", "constructor",
        "[MemFormattable] public partial class Order { public Order(int a) => A = a; public Order(int a, int b) : this(a) => B = b; public Order(string x) { } public int A { get; } public int B { get; } }",
        "[MemFormattable] public partial class Order { public Order(int a) => A = a; [MemConstructor] public Order(int a, int b) : this(a) => B = b; public Order(string x) { } public int A { get; } public int B { get; } }")]
    [InlineData("MF004", "id",
        "[MemFormattable, MemReserved(3)] public partial class Order { [MemMember(2)] public int A { get; set; } public int B { get; set; } [MemMember(Encoding = MemEncoding.Compact)] public int C { get; set; } }",
        "[MemFormattable, MemReserved(3)] public partial class Order { [MemMember(2)] public int A { get; set; } [MemMember(4)] public int B { get; set; } [MemMember(5, Encoding = MemEncoding.Compact)] public int C { get; set; } }")]
    [InlineData("MF005", "id",
        "[MemFormattable] public partial class Order { [MemMember(1)] public int A; [MemMember(1)] public int B; [MemMember(1, Encoding = MemEncoding.Fixed)] public int C; }",
        "[MemFormattable] public partial class Order { [MemMember(1)] public int A; [MemMember(2)] public int B; [MemMember(3, Encoding = MemEncoding.Fixed)] public int C; }")]
    [InlineData("MF008", "ignore",
        "[MemFormattable] public partial class Order { public int A { get; } public int B { get; } }",
        "[MemFormattable] public partial class Order { [MemIgnore] public int A { get; } [MemIgnore] public int B { get; } }")]
    [InlineData("MF008", "store",
        "[MemFormattable] public partial class Order { public int A { get; } }",
        "[MemFormattable] public partial class Order { public int A { get; private set; } }")]
    [InlineData("MF010", "id",
        "[MemFormattable] public partial class Order { [MemMember(0)] public int A; [MemMember(1)] public int B; }",
        "[MemFormattable] public partial class Order { [MemMember(2)] public int A; [MemMember(1)] public int B; }")]
    [InlineData("MF012", "ignore",
        "public class Base { public int A { get; set; } } [MemFormattable] public partial class Order : Base { public new int A { get; set; } }",
        "public class Base { public int A { get; set; } } [MemFormattable] public partial class Order : Base { [MemIgnore] public new int A { get; set; } }")]
    [InlineData("MF012", "store",
        "public class Base { public int A { get; set; } } [MemFormattable] public partial class Order : Base { public new int A { get; set; } }",
        "public class Base { [MemIgnore] public int A { get; set; } } [MemFormattable] public partial class Order : Base { public new int A { get; set; } }")]
    [InlineData("MF017", "store",
        "[MemFormattable] public partial class Order { private List<int>? _a; public IReadOnlyList<int> A { get { return _a ?? (_a = new()); } } private readonly List<int> _b = []; public List<int> B => [.. _b]; }",
        "[MemFormattable] public partial class Order { [MemMember] private List<int>? _a; public IReadOnlyList<int> A { get { return _a ?? (_a = new()); } } [MemMember] private readonly List<int> _b = []; public List<int> B => [.. _b]; }")]
    [InlineData("MF024", "ignore",
        "[MemFormattable] public partial class Order { private readonly List<List<int>> _a = []; public List<int> A => _a[0]; }",
        "[MemFormattable] public partial class Order { private readonly List<List<int>> _a = []; [MemIgnore] public List<int> A => _a[0]; }")]
    [InlineData("MF027", "store",
        "[MemFormattable] public partial class Order { private int _a; public int A => _a; private string B { get; set; } = \"\"; public string C => B; public void Set() => _a = 3; }",
        "[MemFormattable] public partial class Order { [MemMember] private int _a; public int A => _a; [MemMember] private string B { get; set; } = \"\"; public string C => B; public void Set() => _a = 3; }")]
    [InlineData("MF027", "ignore",
        "[MemFormattable] public partial class Order { private int _a; public int A => _a; public void Set() => _a = 3; }",
        "[MemFormattable] public partial class Order { private int _a; [MemIgnore] public int A => _a; public void Set() => _a = 3; }")]
    [InlineData("MF018", "annotate",
        "public class Order { [MemMember(1)] public int A { get; set; } }",
        "[MemFormattable]\npublic partial class Order { [MemMember(1)] public int A { get; set; } }")]
    [InlineData("MF022", "cases",
        "public partial class Outer\n{\n    [MemFormattable]\n    public partial interface IShape;\n    public class Box<T> : IShape;\n    public class Circle : IShape;\n}",
        "public partial class Outer\n{\n    [MemUnion(1, typeof(Circle))]\n    [MemFormattable]\n    public partial interface IShape;\n    public class Box<T> : IShape;\n    [MemFormattable]\n    public partial class Circle : IShape;\n}")]
    [InlineData("MF022", "cases",
        "[MemFormattable]\npublic partial interface IShape;\npublic record Circle(int A) : IShape;\npublic record Square(Circle? B) : IShape;",
        "[MemUnion(1, typeof(Circle))]\n[MemUnion(2, typeof(Square))]\n[MemFormattable]\npublic partial interface IShape;\n[MemFormattable]\npublic partial record Circle(int A) : IShape;\n[MemFormattable]\npublic partial record Square(Circle? B) : IShape;")]
    [InlineData("MF023", "annotate",
        "[MemUnion(1, typeof(Circle))] public interface IShape; [MemFormattable] public partial class Circle : IShape;",
        "[MemFormattable]\n[MemUnion(1, typeof(Circle))] public partial interface IShape; [MemFormattable] public partial class Circle : IShape;")]
    [InlineData("MF090", "annotate",
        "public class Plain { public Other? A { get; set; } } public class Other { public int B { get; set; } } public static class Calls { public static byte[] Save(Plain a) => MemFormatSerializer.Serialize(new List<Plain> { a }); }",
        "[MemFormattable]\npublic partial class Plain { public Other? A { get; set; } } [MemFormattable] public partial class Other { public int B { get; set; } } public static class Calls { public static byte[] Save(Plain a) => MemFormatSerializer.Serialize(new List<Plain> { a }); }")]
    [InlineData("MF092", "cases",
        "[MemFormattable] public partial class Zoo { public Animal? A { get; set; } }\n[MemFormattable]\npublic partial class Animal;\npublic class Dog : Animal;\npublic class Cat : Animal;",
        "[MemFormattable] public partial class Zoo { public Animal? A { get; set; } }\n[MemUnion(1, typeof(Dog))]\n[MemUnion(2, typeof(Cat))]\n[MemFormattable]\npublic partial class Animal;\n[MemFormattable]\npublic partial class Dog : Animal;\n[MemFormattable]\npublic partial class Cat : Animal;")]
    [InlineData("MF093", "setter",
        "[MemFormattable] public partial class Order { public HashSet<string> A { get; set; } = new(StringComparer.Ordinal); }",
        "[MemFormattable] public partial class Order { public HashSet<string> A { get; } = new(StringComparer.Ordinal); }")]
    [InlineData("MF093", "comparer",
        "public class Any : IEqualityComparer<string> { public bool Equals(string? a, string? b) => true; public int GetHashCode(string a) => 1; } [MemFormattable] public partial class Order { public HashSet<string> A = new(new Any()); }",
        "public class Any : IEqualityComparer<string> { public bool Equals(string? a, string? b) => true; public int GetHashCode(string a) => 1; } [MemFormattable] public partial class Order { [MemComparer(typeof(Any))] public HashSet<string> A = new(new Any()); }")]
    [InlineData("MF094", "ignore",
        "[MemFormattable] public partial class Order { [NonSerialized] public int A; }",
        "[MemFormattable] public partial class Order { [MemIgnore] [NonSerialized] public int A; }")]
    [InlineData("MF094", "store",
        "[MemFormattable] public partial class Order { [NonSerialized] public int A; }",
        "[MemFormattable] public partial class Order { [MemMember] [NonSerialized] public int A; }")]
    [InlineData("MF095", "count",
        "public static class Calls { public static int Load(byte[] a) => MemFormatSerializer.Deserialize<int>(a, out _, null) + MemFormatSerializer.Deserialize<int>(a, out _); }",
        "public static class Calls { public static int Load(byte[] a) => MemFormatSerializer.Deserialize<int>(a, null) + MemFormatSerializer.Deserialize<int>(a); }")]
    [InlineData("MF096", "ref",
        "public static class Codec { public static void Write(ref MemFormatWriter writer) { Part(writer); Part(writer); } private static void Part(MemFormatWriter writer) => writer.WriteInt32(1); }",
        "public static class Codec { public static void Write(ref MemFormatWriter writer) { Part(ref writer); Part(ref writer); } private static void Part(ref MemFormatWriter writer) => writer.WriteInt32(1); }")]
    [InlineData("MF097", "ignore",
        "public class Basket : List<int> { public int A { get; set; } } [MemFormattable] public partial class Order { public Basket? B { get; set; } }",
        "public class Basket : List<int> { [MemIgnore] public int A { get; set; } } [MemFormattable] public partial class Order { public Basket? B { get; set; } }")]
    public async Task All_of_a_rule_are_fixed_at_once(string id, string key, string before, string after)
    {
        var project = await Workbench.Shop(before).FixAll(id, key);
        Assert.Equal(after, project.Body);
        await project.AssertClean();
    }

    [Theory]
    [InlineData("int", "MemUnion(1, typeof(int))")]
    [InlineData("int?", "MemUnion(1, typeof(int?))")]
    [InlineData("(int, T)", "MemUnion(1, \"(int, T)\")")]
    [InlineData("T", "MemUnion(1, nameof(T))")]
    [InlineData("List<T>", "MemUnion(1, typeof(List<>))")]
    [InlineData("T[]", "MemUnion(1, \"T[]\")")]
    public async Task Cases_of_a_union_of_the_language_get_tags_in_their_order(string type, string attribute)
    {
        var union = $"[System.Runtime.CompilerServices.Union]\n[MemFormattable]\npublic readonly partial struct Pet<T>\n{{\n    public Pet({type} value) => Value = value;\n"
            + "    public Pet(Dog? value) => Value = value;\n    public object? Value { get; }\n}\npublic record Dog(string Name);";
        var bench = new Workbench([Source.Shop(union)], [LanguageTypes.Reference]);
        Assert.Equal(
            $"[{attribute}]\n[MemUnion(2, typeof(Dog))]\n"
                + union.Replace("public record", "[MemFormattable]\npublic partial record", StringComparison.Ordinal),
            (await bench.FixAll("MF041", "tags")).Body);
        await bench.AssertClean();
    }

    [Fact]
    public async Task One_is_fixed_and_the_others_stay()
    {
        const string Code = "[MemFormattable] public partial class Order { public int A { get; } public int B { get; } }";
        Assert.Equal(Code.Replace("public int A", "[MemIgnore] public int A"), (await Workbench.Shop(Code).Fix("MF008", "ignore")).Body);
    }

    [Fact]
    public async Task All_of_a_document_are_fixed_in_it_alone()
    {
        const string Code = "using MemFormat; [MemFormattable] public class NAME { public int A { get; set; } }";
        var project = new Workbench([Code.Replace("NAME", "One"), Code.Replace("NAME", "Two")]);
        Assert.Equal(Code.Replace("NAME", "One").Replace("public class", "public partial class") + "\n" + Code.Replace("NAME", "Two"),
            (await project.FixAll("MF001", "partial", FixAllScope.Document)).Text);
        await (await project.FixAll("MF001", "partial", FixAllScope.Solution)).AssertClean();
    }

    [Fact]
    public async Task A_file_without_the_using_gets_it()
    {
        var project =
            new Workbench(["using MemFormat;\n[MemFormattable] public partial class Order { public Line? A { get; set; } }\n",
                "// A file.\nusing System;\n\npublic class Line { public int A { get; set; } }\n"]);
        await (await project.Fix("MF002", "annotate")).AssertClean();
        Assert.EndsWith("// A file.\nusing System;\nusing MemFormat;\n\n[MemFormattable]\npublic partial class Line { public int A { get; set; } }\n",
            project.Text);
    }

    [Fact]
    public async Task A_surrogate_is_begun()
    {
        var project = await Workbench.Shop("[MemFormattable] public partial class Order { public Exception? A { get; set; } }")
            .Fix("MF002", "surrogate");
        Assert.Contains("public partial struct ExceptionSurrogate : IMemSurrogate<ExceptionSurrogate, global::System.Exception>", project.Text);
        await project.AssertClean();
    }

    [Fact]
    public async Task A_context_is_made_and_then_used()
    {
        const string Code =
            "public static class Store { public static byte[] Save<T>(T a) => MemFormatSerializer.Serialize(a); public static void All() { Save(new List<int>()); Save(new List<int>()); Save(new int[0]); } }";
        var project = await Workbench.Shop(Code, "", ("PublishAot", "true")).FixAll("MF091", "root");
        Assert.EndsWith("[MemFormatRoot(typeof(global::System.Collections.Generic.List<int>))]\n[MemFormatRoot(typeof(int[]))]\npublic partial class RootContext : MemFormatContext;\n", project.Text);
        await project.AssertClean();
        var next =
            await Workbench.Shop(Code + " [MemFormatRoot(typeof(int[]))] public partial class Roots : MemFormatContext;", "", ("PublishAot", "true"))
                .FixAll("MF091", "root");
        Assert.EndsWith("[MemFormatRoot(typeof(global::System.Collections.Generic.List<int>))] [MemFormatRoot(typeof(int[]))] public partial class Roots : MemFormatContext;", next.Body);
        await next.AssertClean();
    }

    [Theory]
    [InlineData("[MemFormattable]", "[MemFormattable(DerivedElsewhere = true)]")]
    [InlineData("[MemFormattable()]", "[MemFormattable(DerivedElsewhere = true)]")]
    [InlineData("[MemFormattable(Contract = \"a\")]", "[MemFormattable(Contract = \"a\", DerivedElsewhere = true)]")]
    [InlineData("[MemFormattable(DerivedElsewhere = false, Contract = \"a\")]", "[MemFormattable(DerivedElsewhere = true, Contract = \"a\")]")]
    public async Task A_base_class_in_another_project_says_that_others_derive_from_it(string before, string after)
    {
        const string Library = " public abstract partial record Entity(int Id);", Code =
            "[MemFormattable] public partial record Order(int Id) : Entity(Id);";
        var project = await Workbench.WithLibrary(before + Library, Code).Fix("MF013", "derived elsewhere");
        Assert.Equal(after + Library, project.LibraryBody);
        Assert.Equal(Code, project.Body);
        await project.AssertClean();
    }

    [Theory]
    [InlineData("MF090", "public static class Calls { public static byte[] Save() => MemFormatSerializer.Serialize(new { A = 1 }); }")]
    [InlineData("MF096", "public static class Codec { public static void Write(ref MemFormatWriter writer) { var a = writer; a.WriteInt32(1); } }")]
    [InlineData("MF003", "[MemFormattable] public partial class Order(int b) { public int A { get; } = b; }")]
    public async Task Nothing_is_offered_where_nothing_helps(string id, string code) => Assert.Empty(await Workbench.Shop(code).Offers(id));
}
