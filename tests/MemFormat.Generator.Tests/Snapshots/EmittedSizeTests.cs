using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text;
using Xunit;
using Xunit.Abstractions;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Generator.Tests;

/// <summary>The budget of architecture.md: at most 6 KB for a type of eight members.</summary>
public sealed class EmittedSizeTests(ITestOutputHelper output)
{
    private const int Budget = 6 * 1024;

    private const string Scalars = "public int A { get; set; } public long B { get; set; } public double C { get; set; } public bool D { get; set; } public DateTime E { get; set; } public Guid F { get; set; } public int? G { get; set; } public string H { get; set; } = \"\";";
    private const string Mixed = "public int Id { get; set; } public string Name { get; set; } = \"\"; public decimal Price { get; set; } public bool Gift { get; set; } public Other? Next { get; set; } public List<Other> Others { get; set; } = []; public DateTime? At { get; set; } public Dictionary<string, int>? Tags { get; set; }";

    [Theory]
    [InlineData("sealed partial class", Scalars)]
    [InlineData("sealed partial class", Mixed)]
    [InlineData("partial struct", Scalars)]
    [InlineData("partial class", Mixed)]
    [InlineData("sealed partial class", Mixed, "get; init;")]
    public void Eight_members(string declaration, string members, string accessors = "get; set;")
    {
        var body = $"[MemFormattable] public {declaration} Order {{ {members.Replace("get; set;", accessors)} {(declaration.Contains("struct") ? "public Order() { }" : "")} }} [MemFormattable] public sealed partial class Other;";
        var generated = Generated.From(Shop(body));
        var source = Encoding.UTF8.GetByteCount(generated.Code("Shop.Order"));
        var il = IlOf(generated.Emit(), "Order");
        output.WriteLine($"{declaration} {{ {accessors} }}: {source} bytes of source, {il} bytes of IL");
        Assert.True(il <= Budget, $"{il} bytes of IL");
    }

    /// <summary>The bytes of the method bodies that were generated into a type.</summary>
    private static int IlOf(byte[] image, string type)
    {
        using var file = new PEReader(new MemoryStream(image));
        var metadata = file.GetMetadataReader();
        var owner = metadata.TypeDefinitions.Single(t => metadata.GetString(metadata.GetTypeDefinition(t).Name) == type);
        return metadata.GetTypeDefinition(owner).GetNestedTypes().SelectMany(t => metadata.GetTypeDefinition(t).GetMethods())
            .Concat(metadata.GetTypeDefinition(owner).GetMethods().Where(m => metadata.GetString(metadata.GetMethodDefinition(m).Name) is ".ctor" or "MemFormat.IMemFormattable<Shop.Order>.get_Codec"))
            .Select(m => metadata.GetMethodDefinition(m).RelativeVirtualAddress).Where(a => a != 0)
            .Sum(a => file.GetMethodBody(a).Size);
    }
}
