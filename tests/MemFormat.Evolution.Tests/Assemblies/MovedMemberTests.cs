namespace MemFormat.Evolution.Tests;

[Row("Move a member to a base class in another assembly")]
public class MovedMemberTests
{
    private static readonly Image s_flat = Compiler.Compile("Program", """
        [MemFormattable] public partial class Car { public int Wheels { get; set; } public string? Name { get; set; } public bool IsOpen { get; set; } public List<int> Years { get; set; } = [];
            [MemMember(Encoding = MemEncoding.Compact)] public DateTime? Built { get; set; } public int Doors { get; set; } }
        [MemFormattable] public partial class Park { public List<Car?> Cars { get; set; } = []; public int After { get; set; } }
        """);

    private static readonly Image s_lower = Compiler.Compile("Lower", """
        namespace Lower;
        [MemFormattable] public abstract partial class Thing { public string? Name { get; set; } public bool IsOpen { get; set; } }
        """);

    private static readonly Image s_upper = Compiler.Compile("Upper", """
        namespace Upper;
        public class Between : Lower.Thing { public DateTime? Built { get; set; } }
        [MemFormattable] public partial class Vehicle : Between { public long Wheels { get; set; } }
        """, s_lower);

    private static readonly Image s_split = Compiler.Compile("Program", """
        [MemFormattable] public partial class Car : Upper.Vehicle { public int Doors { get; set; } public int[] Years { get; set; } = []; }
        [MemFormattable] public partial class Park { public List<Car?> Cars { get; set; } = []; public int After { get; set; } }
        """, s_lower, s_upper);

    private static readonly Image s_strict = Compiler.Compile("Program", """
        [MemFormattable] public partial class Car : Upper.Vehicle { public required int Doors { get; init; } public List<int> Years { get; } = []; public string? More { get; init; } = "more"; }
        """, s_lower, s_upper);

    [Fact]
    public void Members_move_into_and_out_of_base_classes_of_other_assemblies()
    {
        using var flat = new World(s_flat);
        using var split = new World(s_lower, s_upper, s_split);
        using var strict = new World(s_lower, s_upper, s_strict);
        Crossing.Reads(flat, Car(flat, 4), split, "{Built=02/03/2026 00:00:00 Doors=5 IsOpen=true Name=n Wheels=4 Years=[1, 2]}");
        Crossing.Reads(split, Car(split, 4L), flat, "{Built=02/03/2026 00:00:00 Doors=5 IsOpen=true Name=n Wheels=4 Years=[1, 2]}");
        Crossing.Reads(flat, Car(flat, 4), strict, "{Built=02/03/2026 00:00:00 Doors=5 IsOpen=true More=more Name=n Wheels=4 Years=[1, 2]}");
        Crossing.Reads(split, Car(split, 4L), strict, "{Built=02/03/2026 00:00:00 Doors=5 IsOpen=true More=more Name=n Wheels=4 Years=[1, 2]}");
        Crossing.Reads(split, Car(split, 4L), split, "{Built=02/03/2026 00:00:00 Doors=5 IsOpen=true Name=n Wheels=4 Years=[1, 2]}");
        Assert.NotEqual(flat.Codec("Car").RootSchema.Descriptor, split.Codec("Car").RootSchema.Descriptor);
    }

    [Fact]
    public void Nulls_and_elements_move_too()
    {
        using var flat = new World(s_flat);
        using var split = new World(s_lower, s_upper, s_split);
        var park = flat.New("Park", ("Cars", flat.List("Car", null, flat.New("Car"), Car(flat, 3))), ("After", 9));
        Crossing.Reads(flat, park, split,
            "{After=9 Cars=[null, {Built=null Doors=0 IsOpen=false Name=null Wheels=0 Years=[]}, {Built=02/03/2026 00:00:00 Doors=5 IsOpen=true Name=n Wheels=3 Years=[1, 2]}]}");
        park = split.New("Park", ("Cars", split.List("Car", null, split.New("Car"), Car(split, 3L))), ("After", 9));
        Crossing.Reads(split, park, flat,
            "{After=9 Cars=[null, {Built=null Doors=0 IsOpen=false Name=null Wheels=0 Years=[]}, {Built=02/03/2026 00:00:00 Doors=5 IsOpen=true Name=n Wheels=3 Years=[1, 2]}]}");
    }

    [Fact]
    public void Errors_name_the_member_from_the_root()
    {
        using var flat = new World(s_flat);
        using var split = new World(s_lower, s_upper, s_split);
        Evolve.Fails(split.Codec("Car"), Car(split, 1L << 40), flat.Codec("Car"), MemFormatError.Overflow, "Car.Wheels");
        Evolve.Fails(split.Codec("Park"), split.New("Park", ("Cars", split.List("Car", null, Car(split, 1L << 40)))), flat.Codec("Park"),
            MemFormatError.Overflow, "Park.Cars[1].Wheels");
    }

    private static object Car(World world, object wheels)
    {
        var car = world.New("Car", ("Wheels", wheels), ("Name", "n"), ("IsOpen", true), ("Built", new DateTime(2026, 2, 3)), ("Doors", 5));
        var years = car.GetType().GetProperty("Years")!;
        years.SetValue(car, years.PropertyType.IsArray ? new[] { 1, 2 } : new List<int> { 1, 2 });
        return car;
    }
}
