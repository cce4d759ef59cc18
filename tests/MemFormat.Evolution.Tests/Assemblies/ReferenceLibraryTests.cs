namespace MemFormat.Evolution.Tests;

/// <summary>Objects of a library that keep their identity, in members of the program.</summary>
[Row("Ship a new version of a library")]
[Row("Turn `PreserveReferences` on or off")]
public class ReferenceLibraryTests
{
    private const string Program = """
        using Lib;
        [MemFormattable] public partial class Graph
        {
            public Node? A { get; set; }
            public Node? B { get; set; }
            public List<Node?> Nodes { get; set; } = [];
            public Holder? Holder { get; set; }
            public int Last { get; set; }
        }
        """;

    private static readonly Image s_plain = Library("", "");
    private static readonly Image s_kept = Library("(PreserveReferences = true)", "");
    private static readonly Image s_grown = Library("(PreserveReferences = true)", "public string? Note { get; set; } = \"new\";");
    private static readonly Image s_program = Compiler.Compile("Program", Program, s_kept);

    [Fact]
    public void The_descriptor_reports_the_version_that_is_loaded()
    {
        foreach (var (loaded, compiled) in ((Image, Image)[])[(s_grown, s_kept), (s_kept, s_plain), (s_plain, s_kept), (s_grown, s_plain)])
        {
            using var old = new World(loaded, Compiler.Compile("Program", Program, compiled));
            using var recompiled = new World(loaded, Compiler.Compile("Program", Program, loaded));
            Crossing.ReportsWhatIsLoaded(old, recompiled, "Graph");
        }
    }

    [Fact]
    public void Identity_is_kept_across_versions()
    {
        using var kept = new World(s_kept, s_program);
        using var grown = new World(s_grown, s_program);
        foreach (var (writer, reader) in ((World, World)[])[(kept, kept), (kept, grown), (grown, kept), (grown, grown)])
        {
            var graph = Graph(writer, isRing: true);
            var read = reader.Codec("Graph").DeserializeObject(writer.Write("Graph", graph))!;
            Assert.Same(reader.Get(read, "A"), reader.Get(read, "B"));
            Assert.Same(reader.Get(read, "A"), reader.List(read, "Nodes")[1]);
            Assert.Same(reader.Get(read, "A"), reader.Get(reader.Get(read, "A")!, "Next"));
            Assert.Same(reader.Get(read, "A"), reader.Get(reader.Get(read, "Holder")!, "Node"));
            Assert.Equal((1, 9), (reader.Get(reader.Get(read, "A")!, "Id"), reader.Get(read, "Last")));
            Evolve.Same(writer.Codec("Graph"), graph, reader.Codec("Graph"), read);
        }
    }

    [Fact]
    public void Identity_comes_and_goes_with_the_version_that_is_loaded()
    {
        foreach (var compiled in (Image[])[s_plain, s_kept])
        {
            var program = Compiler.Compile("Program", Program, compiled);
            using var plain = new World(s_plain, program);
            using var kept = new World(s_kept, program);
            const string Text = "{A={Id=1 Next=null} B={Id=1 Next=null} Holder={Node={Id=1 Next=null}} Last=9 Nodes=[null, {Id=1 Next=null}]}";
            foreach (var (writer, reader) in ((World, World)[])[(plain, kept), (kept, plain), (kept, kept), (plain, plain)])
                Crossing.Reads(writer, Graph(writer, isRing: false), reader, Text);
        }
    }

    private static Image Library(string attribute, string members) => Compiler.Compile("Library", $$"""
        namespace Lib;
        [MemFormattable{{attribute}}] public partial class Node { {{members}} public int Id { get; set; } public Node? Next { get; set; } }
        [MemFormattable] public partial class Holder { public Node? Node { get; set; } }
        """);

    private static object Graph(World world, bool isRing)
    {
        var node = world.New("Lib.Node", ("Id", 1));
        if (isRing)
            Objects.Set(node, "Next", node);
        return world.New("Graph", ("A", node), ("B", node), ("Nodes", world.List("Lib.Node", null, node)),
            ("Holder", world.New("Lib.Holder", ("Node", node))), ("Last", 9));
    }
}
