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
        ("bool", "Bool", true), ("byte", "Byte", (byte)1), ("short", "Short", (short)-2), ("int", "Int", 3), ("ulong", "Long", 4UL), ("float", "Float", 0.5f), ("double", "Double", -1.5),
        ("decimal", "Decimal", 1.25m), ("char", "Char", 'c'), ("Guid", "Guid", new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)), ("DateTime", "DateTime", new DateTime(2026, 11, 28, 0, 0, 0, DateTimeKind.Utc)),
        ("DateTimeOffset", "Offset", new DateTimeOffset(2026, 11, 28, 1, 0, 0, TimeSpan.FromHours(1))), ("TimeSpan", "Span", TimeSpan.FromSeconds(5)), ("DateOnly", "Date", new DateOnly(2026, 11, 28)),
        ("TimeOnly", "Time", new TimeOnly(12, 30)),
    ];

    private static readonly Image s_lower = Compiler.Compile("Lower", $$"""
        namespace Lower;
        [MemFormattable] public partial struct Spot { public int X; public int Y; }
        [MemFormattable] public partial class Thing { {{Members(1, "")}} public Spot Spot1 { get; set; } }
        """);

    private static readonly Image s_upper = Compiler.Compile("Upper", $$"""
        namespace Upper;
        [MemFormattable] public partial class Vehicle : Lower.Thing { {{Members(2, "")}} public Lower.Spot Spot2 { get; set; } }
        """, s_lower);

    private static readonly Dictionary<string, World> s_worlds = new()
    {
        ["chain"] = Program("", $"Upper.Vehicle {{ {Members(3, "")} public Lower.Spot Spot3 {{ get; set; }} }}"),
        ["flat"] = Program("", $"object {{ {All("")} }}"),
        ["nullable"] = Program("", $"object {{ {All("?")} }}"),
        ["compact"] = Program("(Encoding = MemEncoding.Compact)", $"object {{ {All("")} }}"),
        ["in the middle"] = Program("", $"Lower.Thing {{ {Members(2, "")} {Members(3, "?")} public Lower.Spot Spot2 {{ get; set; }} public Lower.Spot Spot3 {{ get; set; }} }}"),
    };

    public static TheoryData<string, string> Pairs
    {
        get
        {
            var pairs = new TheoryData<string, string>();
            foreach (var from in s_worlds.Keys)
            {
                foreach (var to in s_worlds.Keys)
                    pairs.Add(from, to);
            }

            return pairs;
        }
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Fixed_members_are_read_from_wherever_they_lie(string from, string to)
    {
        var (writer, reader) = (s_worlds[from], s_worlds[to]);
        Crossing.Reads(writer, Car(writer), reader, Objects.Text(Car(reader)));
    }

    private static object Car(World world)
    {
        var car = world.New("Car");
        for (var level = 1; level <= Levels; level++)
        {
            foreach (var (_, name, value) in s_members)
                Objects.Set(car, name + level, value);
            var spot = world.New("Lower.Spot", ("X", level), ("Y", -level));
            Objects.Set(car, "Spot" + level, spot);
        }

        return car;
    }

    private static World Program(string options, string rest) =>
        new(s_lower, s_upper, Compiler.Compile("Program", $"[MemFormattable{options}] public partial class Car : {rest}", s_lower, s_upper));

    private static string All(string mark) => string.Concat(Enumerable.Range(1, Levels).Select(level => $"{Members(level, mark)} public Lower.Spot{mark} Spot{level} {{ get; set; }} "));

    private static string Members(int level, string mark) => string.Concat(s_members.Select(m => $"public {m.Type}{mark} {m.Name}{level} {{ get; set; }} "));
}
