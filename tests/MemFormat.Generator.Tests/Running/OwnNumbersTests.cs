using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Hierarchies whose classes each number their members from 1, as those of protobuf-net and Orleans do.</summary>
public class OwnNumbersTests
{
    private const string Bases = """
        [MemFormattable(Members = MemMembers.OwnNumbers, DerivedElsewhere = true)] public partial class Entity { [MemMember(1)] public int Id { get; set; } [MemMember(2)] public string? Note { get; set; } public int Left { get; set; } }
        [MemFormattable(Members = MemMembers.OwnNumbers, DerivedElsewhere = true)] public partial record Row([property: MemMember(1)] int Number);
        """;

    private const string Derived = """
        [MemFormattable(Members = MemMembers.OwnNumbers)] public partial class Person : Entity { [MemMember(1)] public string? Name { get; set; } [MemMember(2)] public int Age { get; init; } }
        [MemFormattable(Members = MemMembers.OwnNumbers)] public partial class Worker : Person { [MemMember(1)] public required decimal Wage { get; set; } public override string ToString() => $"{Id} {Note} {Left} {Name} {Age} {Wage}"; }
        [MemFormattable(Members = MemMembers.OwnNumbers)] public partial record Wide(int Number, [property: MemMember(1)] string Text) : Row(Number);
        """;

    private const string Program = """
        public static class Program
        {
            public static object Run()
            {
                var worker = MemFormatSerializer.Clone(new Worker { Id = 1, Note = "n", Left = 5, Name = "a", Age = 2, Wage = 35m })!;
                var wide = MemFormatSerializer.Clone(new Wide(4, "t"))!;
                var schema = MemFormatSchema.Of<Worker>().Types.SelectMany(t => t.Members).Select(m => m.Key).Order();
                return $"{worker} {wide.Number} {wide.Text}: {string.Join(' ', schema)}";
            }
        }
        """;

    private const string Expected = "1 n 0 a 2 35 4 t: 1 2 1000001 1000002 2000001";

    [Fact]
    public void Classes_of_an_assembly() => Assert.Equal(Expected, Run("using System.Linq; " + Bases + Derived + Program));

    [Fact]
    public void Base_classes_of_another_assembly()
    {
        var library = Generated.From(Source.Compile("Library", [Source.Shop(Bases).Replace("namespace Shop", "namespace Lib")])).Emit();
        Assert.Equal(Expected, Run("using System.Linq; using Lib; " + Derived + Program, library));
    }
}
