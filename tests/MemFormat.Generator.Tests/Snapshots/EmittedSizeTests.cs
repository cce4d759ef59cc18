using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text;
using Xunit;
using Xunit.Abstractions;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>The budgets of architecture.md for a type of eight members.</summary>
public sealed class EmittedSizeTests(ITestOutputHelper output)
{
    private const int IlBudget = 6 * 1024;

    private const string Plain =
        "public int Id { get; set; } public int Number { get; set; } public string Name { get; set; } = \"\"; public string? Email { get; set; } public string? Note { get; set; } public DateTime Created { get; set; } public List<Line> Lines { get; set; } = []; public Address Address { get; set; } = new();";
    private const string Scalars =
        "public int A { get; set; } public long B { get; set; } public double C { get; set; } public bool D { get; set; } public DateTime E { get; set; } public Guid F { get; set; } public int? G { get; set; } public string H { get; set; } = \"\";";
    private const string Mixed =
        "public int Id { get; set; } public string Name { get; set; } = \"\"; public decimal Price { get; set; } public bool Gift { get; set; } public Other? Next { get; set; } public List<Other> Others { get; set; } = []; public DateTime? At { get; set; } public Dictionary<string, int>? Tags { get; set; }";

    [Theory]
    [InlineData("sealed partial class", 5.5)]
    [InlineData("partial class", 5.7)]
    public void Text_of_eight_ordinary_members(string declaration, double kilobytes)
    {
        var size = Encoding.UTF8.GetByteCount(Emitted(declaration, Plain).Code("Shop.Order"));
        output.WriteLine($"{declaration}: {size} bytes");
        Assert.True(size <= kilobytes * 1024, $"{size} bytes");
    }

    /// <summary>A record is made by its constructor, so other versions' members wait for it.</summary>
    [Fact]
    public void Text_of_a_record_of_nine_strings() =>
        Text("[MemFormattable] public partial record Order(string A, string B, string C, string D, string E, string F, string G, string H, string I);", 7.0);

    /// <summary>Its cases have its members: nothing but the list of them is printed.</summary>
    [Fact]
    public void Text_of_a_base_class_of_a_union() =>
        Text("[MemFormattable, MemUnion(1, typeof(Paid)), MemUnion(2, typeof(Sent))] public abstract partial record Order(int Id, string Name) { public DateTime At { get; init; } } [MemFormattable] public sealed partial record Paid(int Id, string Name, decimal Amount) : Order(Id, Name); [MemFormattable] public sealed partial record Sent(int Id, string Name) : Order(Id, Name);", 2.8);

    private void Text(string code, double kilobytes)
    {
        var size = Encoding.UTF8.GetByteCount(Generated.From(Shop(code)).Code("Shop.Order"));
        output.WriteLine($"{size} bytes");
        Assert.True(size <= kilobytes * 1024, $"{size} bytes");
    }

    [Theory]
    [InlineData("sealed partial class", Plain)]
    [InlineData("sealed partial class", Scalars)]
    [InlineData("sealed partial class", Mixed)]
    [InlineData("partial struct", Scalars)]
    [InlineData("partial class", Mixed)]
    [InlineData("sealed partial class", Mixed, "get; init;")]
    public void Instructions_of_eight_members(string declaration, string members, string accessors = "get; set;")
    {
        var generated = Emitted(declaration, members.Replace("get; set;", accessors));
        var il = IlOf(generated.Emit(), "Order");
        output.WriteLine(
            $"{declaration} {{ {accessors} }}: {Encoding.UTF8.GetByteCount(generated.Code("Shop.Order"))} bytes of text, {il} bytes of IL");
        Assert.True(il <= IlBudget, $"{il} bytes of IL");
    }

    private static Generated Emitted(string declaration, string members) => Generated.From(Shop(
        $"[MemFormattable] public {declaration} Order {{ {members} {(declaration.Contains("struct") ? "public Order() { }" : "")} }} [MemFormattable] public sealed partial class Other; [MemFormattable] public sealed partial class Line; [MemFormattable] public sealed partial class Address;"));

    /// <summary>The bytes of the method bodies that were generated into a type.</summary>
    private static int IlOf(byte[] image, string type)
    {
        using var file = new PEReader(new MemoryStream(image));
        var metadata = file.GetMetadataReader();
        var owner = metadata.TypeDefinitions.Single(t => metadata.GetString(metadata.GetTypeDefinition(t).Name) == type);
        return metadata.GetTypeDefinition(owner).GetNestedTypes().SelectMany(t => metadata.GetTypeDefinition(t).GetMethods())
            .Concat(metadata.GetTypeDefinition(owner).GetMethods()
            .Where(m => metadata.GetString(metadata.GetMethodDefinition(m).Name) is ".ctor" or "MemFormat.IMemFormattable<Shop.Order>.get_Codec"))
            .Select(m => metadata.GetMethodDefinition(m).RelativeVirtualAddress).Where(a => a != 0)
            .Sum(a => file.GetMethodBody(a).Size);
    }
}
