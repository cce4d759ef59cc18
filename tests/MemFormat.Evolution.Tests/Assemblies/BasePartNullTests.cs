namespace MemFormat.Evolution.Tests;

[Row("`T?` becomes `T`")]
[Row("Ship a new version of a library")]
public class BasePartNullTests
{
    private static readonly string[] s_members = ["int? A", "bool? B", "string? C", "Part? D", "List<int>? E", "DateTime? F"];
    private static readonly string[] s_later = [
        "List<int> A = [3]", "bool[] B = [true]", "string C = \"\"", "Part D = new()", "int[] E = []", "List<DateTime> F = [default]"];

    public static TheoryData<int> Members => new(Enumerable.Range(0, s_members.Length));

    [Theory, MemberData(nameof(Members))]
    public void A_null_in_a_base_part_is_named_from_the_root(int index)
    {
        foreach (var encoding in (string[])["", "(Encoding = MemEncoding.Compact)"])
        {
            using var old = World(s_members[index], encoding);
            using var later = World(s_later[index], encoding);
            var name = s_members[index][^1];
            var derived = old.New("Derived", ("Z", 1), ("Before", 2));
            if (name is 'A' or 'B' or 'F')
            {
                // A null is no list of one, so the initial list stays.
                Evolve.Same(old.Codec("Derived"), derived, later.Codec("Derived"), later.New("Derived", ("Z", 1), ("Before", 2)));
                continue;
            }

            Evolve.Fails(old.Codec("Derived"), derived, later.Codec("Derived"), MemFormatError.NullNotAllowed, $"Derived.{name}");
            Evolve.Fails(old.Codec("Owner"), old.New("Owner", ("All", old.List("Derived", null, derived))), later.Codec("Owner"),
                MemFormatError.NullNotAllowed, $"Owner.All[1].{name}");
        }
    }

    private static World World(string member, string encoding)
    {
        var initial = member.IndexOf('=') is > 0 and var at ? member[at..] + ";" : "";
        member = member.Split(" =")[0];
        var library = Compiler.Compile("Library", $$"""
            namespace Lib;
            [MemFormattable] public partial class Part { public int P { get; set; } }
            [MemFormattable{{encoding}}] public partial class Base { public int Before { get; set; } public {{member}} { get; set; }{{initial}} public bool? Other { get; set; } }
            """);
        return new World(library, Compiler.Compile("Program", """
            [MemFormattable] public partial class Derived : Lib.Base { public int Z { get; set; } public bool? Flag { get; set; } }
            [MemFormattable] public partial class Owner { public List<Derived?> All { get; set; } = []; }
            """, library));
    }
}
