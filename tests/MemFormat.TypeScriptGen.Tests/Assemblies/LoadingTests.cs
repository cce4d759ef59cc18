using System.Text.RegularExpressions;
using System.Text;
using MemFormat.Schema.Composition;
using MemFormat.Schema.Evolution;
using MemFormat.Tool.Recording;
using MemFormat.Tool.Tests;
using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>What several assemblies say together.</summary>
public sealed class LoadingTests : IDisposable
{
    private const string Library = """
        [MemFormattable, MemUnion(1, typeof(Dot))] public partial interface IShape;
        [MemFormattable] public partial class Dot : IShape { public int X { get; set; } }
        [MemFormattable, MemUnion(1, typeof(Leaf<>))] public partial interface ITree<T>;
        [MemFormattable] public partial class Leaf<T> : ITree<T> { public T Value { get; set; } = default!; }
        """;

    private const string App = """
        [MemFormattable] public partial class Square : IShape { public double Side { get; set; } }
        [MemFormattable] public partial class Picture { public List<IShape> Shapes { get; set; } = []; public ITree<Square>? Tree { get; set; } }
        """;

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    private LoadedManifests Load(string attributes = "")
    {
        _project.Build(Library, "Library").Build(App, "App", "Library", attributes: attributes);
        return LoadedManifests.Load(_project.Assembly("App"), []);
    }

    [Fact]
    public void Types_of_all_assemblies_are_known_and_roots_reach_them()
    {
        var manifests = Load();
        Assert.Equal(["Shop.Picture", "Shop.Square"], manifests.Own.Types.Select(t => t.Name));
        Assert.Equal(["Shop.Dot", "Shop.IShape", "Shop.Picture", "Shop.Square"], manifests.All.Roots.Select(r => r.Name));
        var schema = ManifestComposer.Compose(manifests.All, manifests.All.Roots.Single(r => r.Name == "Shop.Picture").Type);
        Assert.Equal("Shop.Picture", Assert.Single(schema.Types).Type.Name);
        Assert.Equal(["Shop.IShape", "Shop.ITree<T>"], schema.Unions.Select(u => u.Type.Name).Order());

        // A generic union is closed by what the member says.
        var leaf = Assert.Single(schema.Unions.Single(u => u.Type.Name == "Shop.ITree<T>").Cases);
        Assert.Equal("Shop.Leaf<Shop.Square>", TypeText.Name(leaf.Type));
        Assert.Equal(["Shop.Leaf<T>", "Shop.Square"], leaf.Types.Select(t => t.Type.Name));
    }

    [Fact]
    public void Cases_that_an_assembly_adds()
    {
        var manifests = Load("[assembly: MemUnionCase(typeof(Shop.IShape), 7, typeof(Shop.Square))]");
        var shape = manifests.All.Roots.Single(r => r.Name == "Shop.IShape").Type;
        Assert.Equal([1], manifests.All.Union(shape).Cases.Select(c => c.Tag));
        var added = Assert.Single(manifests.All.AddedCases(shape));
        Assert.Equal((7, "Shop.Square"), (added.Tag, added.Type.Name));
    }

    /// <summary>What an assembly says about its types has one wrong character, here or there.</summary>
    [Theory]
    [InlineData("ts")]
    [InlineData("schema", "update")]
    public void Damaged_assemblies_end_with_an_error(params string[] command)
    {
        _project.Build(Library, "Library");
        var image = File.ReadAllBytes(_project.Assembly("Library"));
        var manifest = Regex.Match(Encoding.Latin1.GetString(image), "3:[A-Za-z0-9+/]{100,}");
        Assert.True(manifest.Success);
        var random = new Random(14);
        Directory.CreateDirectory(_project.Path("out"));
        var errors = new HashSet<string>();
        for (var i = 0; i < 300; i++)
        {
            var damaged = (byte[])image.Clone();
            damaged[manifest.Index + random.Next(manifest.Length)] = image[manifest.Index + random.Next(manifest.Length)];
            File.WriteAllBytes(_project.Assembly("Damaged"), damaged);
            var printed = _project.Run([.. command, _project.Assembly("Damaged"), "--output", _project.Path("out")]);
            Assert.Matches("^(0|1\nmemformat: )", printed);
            errors.Add(printed);
        }

        Assert.Contains(errors, e => e.Contains("cannot be read", StringComparison.Ordinal));
    }
}
