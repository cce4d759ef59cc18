namespace MemFormat.Evolution.Tests;

/// <summary>
/// Fixed members of every kind that lie elsewhere in the payload: in another class of a chain over three assemblies, where they
/// could be null, or in as few bytes as their values need.
/// </summary>
[Row("Move a member to a base class in another assembly")]
public class LateMemberTests
{
    private const int Levels = 3;

    private static readonly (string Type, string Name, object Value)[] s_members =
    [
        ("bool", "Bool", true), ("byte", "Byte", (byte)1), ("short", "Short", (short)-2), ("int", "Int", 3), ("ulong", "Long", 4UL),
        ("float", "Float", 0.5f), ("double", "Double", -1.5),
        ("decimal", "Decimal", 1.25m), ("char", "Char", 'c'), ("Guid", "Guid", new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
        ("DateTime", "DateTime", new DateTime(2026, 11, 28, 0, 0, 0, DateTimeKind.Utc)),
        ("DateTimeOffset", "Offset", new DateTimeOffset(2026, 11, 28, 1, 0, 0, TimeSpan.FromHours(1))), ("TimeSpan", "Span", TimeSpan.FromSeconds(5)),
        ("DateOnly", "Date", new DateOnly(2026, 11, 28)),
        ("TimeOnly", "Time", new TimeOnly(12, 30)),
    ];

    /// <summary>All of them are more than emitted code reads in rounds; some at a time are not.</summary>
    private static readonly Dictionary<string, Dictionary<string, World>> s_worlds = new()
    {
        ["all"] = Worlds(s_members),
        ["whole numbers"] = Worlds(s_members[..5]),
        ["other numbers"] = Worlds(s_members[5..10]),
        ["times"] = Worlds(s_members[10..]),
    };

    public static TheoryData<string, string, string> Pairs
    {
        get
        {
            var pairs = new TheoryData<string, string, string>();
            foreach (var (members, worlds) in s_worlds)
            {
                foreach (var from in worlds.Keys)
                {
                    foreach (var to in worlds.Keys)
                        pairs.Add(members, from, to);
                }
            }

            return pairs;
        }
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Fixed_members_are_read_from_wherever_they_lie(string members, string from, string to)
    {
        var (writer, reader) = (s_worlds[members][from], s_worlds[members][to]);
        Crossing.Reads(writer, Car(writer), reader, Objects.Text(Car(reader)));
    }

    /// <summary>A member with earlier types is converted where it lies, too, when the payload's number is a narrower one.</summary>
    [Theory]
    [InlineData("short")]
    [InlineData("short?")]
    [InlineData("int")]
    [InlineData("byte")]
    [InlineData("string")]
    public void Members_with_earlier_types_are_read_from_wherever_they_lie(string earlier)
    {
        const string Text = "-3";
        var writer =
            new World(Compiler.Compile("Program",
                $"[MemFormattable] public partial class Car {{ public int Before {{ get; set; }} public {earlier} Speed {{ get; set; }} }}"));
        var reader =
            new World(Compiler.Compile("Program",
                "[MemFormattable] public partial class Car { public int Before { get; set; } [MemWas(typeof(string), nameof(Of))] public int Speed { get; set; } static int Of(string text) => int.Parse(text); }"));
        object speed = earlier switch { "string" => Text, "byte" => (byte)3, "int" => -3, _ => (short)-3 };
        Crossing.Reads(writer, writer.New("Car", ("Before", 7), ("Speed", speed)), reader, $"{{Before=7 Speed={(earlier == "byte" ? "3" : Text)}}}");
    }

    private static object Car(World world)
    {
        var car = world.New("Car");
        for (var level = 1; level <= Levels; level++)
        {
            foreach (var (_, name, value) in s_members.Where(m => car.GetType().GetProperty(m.Name + level) is not null))
                Objects.Set(car, name + level, value);
            Objects.Set(car, "Spot" + level, world.New("Lower.Spot", ("X", level), ("Y", -level)));
        }

        return car;
    }

    private static Dictionary<string, World> Worlds((string Type, string Name, object Value)[] members)
    {
        var lower = Compiler.Compile("Lower", $$"""
            namespace Lower;
            [MemFormattable] public partial struct Spot { public int X; public int Y; }
            [MemFormattable] public partial class Thing { {{Level(1, "")}} }
            """);
        var upper = Compiler.Compile(
            "Upper", $"namespace Upper; [MemFormattable] public partial class Vehicle : Lower.Thing {{ {Level(2, "")} }}", lower);
        return new()
        {
            ["chain"] = Program("", "Upper.Vehicle", Level(3, "")),
            ["flat"] = Program("", "object", All("")),
            ["nullable"] = Program("", "object", All("?")),
            ["compact"] = Program("(Encoding = MemEncoding.Compact)", "object", All("")),
            ["in the middle"] = Program("", "Lower.Thing", Level(2, "") + Level(3, "?")),
        };

        World Program(string options, string above, string code) =>
            new(lower, upper,
                Compiler.Compile("Program", $"[MemFormattable{options}] public partial class Car : {above} {{ {code} }}", lower, upper));

        string All(string mark) => string.Concat(Enumerable.Range(1, Levels).Select(level => Level(level, mark)));

        string Level(int level, string mark) =>
            string.Concat(members.Select(m => $"public {m.Type}{mark} {m.Name}{level} {{ get; set; }} "))
                + $"public Lower.Spot{mark} Spot{level} {{ get; set; }} ";
    }
}
