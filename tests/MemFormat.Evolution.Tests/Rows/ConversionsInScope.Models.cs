namespace MemFormat.Evolution.Tests.ConversionsInScope;

public static partial class Old
{
    [MemFormattable]
    [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Group)), MemUnion(4, typeof(Gone))]
    public partial interface IShape;

    [MemFormattable]
    public partial record Circle(int Radius) : IShape;

    [MemFormattable]
    public partial record Square(int Side) : IShape;

    [MemFormattable]
    public partial record Group(List<IShape?> Parts) : IShape;

    [MemFormattable]
    public partial record Gone(string Name) : IShape;

    [MemFormattable(PreserveReferences = true)]
    public partial class Person
    {
        public string Name { get; set; } = "";

        public Person? Friend { get; set; }
    }

    /// <summary>Values of other types now.</summary>
    [MemFormattable]
    public partial class Drawing
    {
        public IShape? Main { get; set; }

        public IShape? Frame { get; set; }

        public List<IShape?>? Shapes { get; set; }

        public Person? Author { get; set; }

        public Person[]? Guests { get; set; }

        public int After { get; set; }
    }

    /// <summary>The same, beside members that are still unions and references.</summary>
    [MemFormattable]
    public partial class Mixed
    {
        public IShape? Kept { get; set; }

        public Person? Owner { get; set; }

        public IShape? Main { get; set; }

        public Person? Author { get; set; }

        public IShape? Last { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class Link
    {
        public string Name { get; set; } = "";

        public Link? Rest { get; set; }
    }

    [MemFormattable]
    public partial class Photo
    {
        public byte[]? Bytes { get; set; }

        public byte[]? Size { get; set; }

        public string? Text { get; set; }
    }

    [MemFormattable]
    public partial record Street(string Name, int House);

    /// <summary>Objects that are others now.</summary>
    [MemFormattable]
    public partial class Letter
    {
        public Street? To { get; set; }

        public List<Street> Via { get; set; } = [];

        public Dictionary<string, Street> ByName { get; set; } = [];

        public Street? Copies { get; set; }

        public IShape? Stamp { get; set; }

        public Person? Sender { get; set; }

        public Street? Back { get; set; }

        public Street? Other { get; set; }
    }
}

public static partial class New
{
    [MemFormattable(UnknownCase = MemUnknownCase.Null)]
    [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Group)), MemReserved(4)]
    public partial interface IShape
    {
        static string Text(IShape? shape) => shape switch
        {
            Circle circle => $"circle {circle.Radius}{circle.Color}",
            Square square => $"square {square.Side}",
            Group group => string.Join("+", group.Parts.Select(Text)),
            _ => "none",
        };
    }

    /// <summary>Changed since.</summary>
    [MemFormattable]
    public partial record Circle(long Radius, string Color = "!") : IShape;

    [MemFormattable]
    public partial record Square(int Side) : IShape;

    [MemFormattable]
    public partial record Group(List<IShape?> Parts) : IShape;

    [MemFormattable(PreserveReferences = true)]
    public partial class Person
    {
        public string Name { get; set; } = "";

        public Person? Friend { get; set; }

        public int Age { get; set; } = 3;
    }

    [MemFormattable]
    public partial class Drawing
    {
        [MemWas(typeof(IShape), nameof(FromShape))]
        public string? Main { get; set; }

        [MemWas(typeof(int), nameof(Never)), MemWas(typeof(IShape), nameof(FromShape))]
        public string Frame { get; set; } = "initial";

        [MemWas(typeof(List<IShape>), nameof(FromShapes))]
        public string? Shapes { get; set; }

        [MemWas(typeof(Person), nameof(FromPerson))]
        public string? Author { get; set; }

        [MemWas(typeof(Person[]), nameof(FromGuests))]
        public int Guests { get; set; } = -1;

        public long After { get; set; }

        public static string Never(int value) => throw new InvalidOperationException();

        public static string FromShape(IShape shape) => IShape.Text(shape);

        public static string FromShapes(List<IShape> shapes) => string.Join(",", shapes.Select(IShape.Text));

        public static string FromPerson(Person person) => $"{person.Name}({person.Friend?.Name})";

        public static int FromGuests(Person[] guests) => guests.Distinct().Count() * 10 + guests.Count(g => g.Name.Length == 3 && g.Age == 3);
    }

    [MemFormattable]
    public partial class Mixed
    {
        public IShape? Kept { get; set; }

        public Person? Owner { get; set; }

        [MemWas(typeof(IShape), nameof(FromShape))]
        public string? Main { get; set; }

        [MemWas(typeof(Person), nameof(FromPerson))]
        public string? Author { get; set; }

        public IShape? Last { get; set; }

        public static string FromShape(IShape shape) => IShape.Text(shape);

        public static string FromPerson(Person person) => person.Name;
    }

    /// <summary>Made of itself, so that each conversion waits for another.</summary>
    [MemFormattable(PreserveReferences = true)]
    public partial class Link
    {
        public string Name { get; set; } = "";

        [MemWas(typeof(Link), nameof(FromLink))]
        public string? Rest { get; set; }

        public static string FromLink(Link link) => link.Name + link.Rest;
    }

    [MemFormattable]
    public partial class Photo
    {
        [MemWas(typeof(byte[]), nameof(FromBytes))]
        public string? Bytes { get; set; } = "initial";

        [MemWas(typeof(byte[]), nameof(FromSize))]
        public int Size { get; set; } = -1;

        [MemWas(typeof(string), nameof(FromText))]
        public int? Text { get; set; } = -1;

        public static string FromBytes(byte[] bytes) => Convert.ToHexString(bytes);

        public static int FromSize(byte[] bytes) => bytes.Length;

        public static int FromText(string text) => text.Length;
    }

    [MemFormattable]
    public partial record Street(string Name, int House);

    /// <summary>Nothing in common with a street.</summary>
    [MemFormattable]
    public partial record Place(string Text);

    /// <summary>A street, and a city.</summary>
    [MemFormattable]
    public partial record Address(string Name, string City = "here");

    [MemFormattable]
    public partial class Letter
    {
        [MemWas(typeof(Street), nameof(FromStreet))]
        public Place? To { get; set; }

        [MemWas(typeof(List<Street>), nameof(FromStreets))]
        public List<Place> Via { get; set; } = [];

        [MemWas(typeof(Dictionary<string, Street>), nameof(FromMap))]
        public Dictionary<string, Place> ByName { get; set; } = [];

        [MemWas(typeof(Street), nameof(FromOne))]
        public List<Place> Copies { get; set; } = [];

        [MemWas(typeof(IShape), nameof(FromShape))]
        public Place? Stamp { get; set; }

        [MemWas(typeof(Person), nameof(FromPerson))]
        public Place? Sender { get; set; }

        public Address? Back { get; set; }

        [MemWas(typeof(Square), nameof(FromSquare)), MemWas(typeof(Street), nameof(FromStreet))]
        public Place? Other { get; set; }

        public static Place FromStreet(Street street) => new($"{street.Name} {street.House}");

        public static List<Place> FromStreets(List<Street> streets) => streets.ConvertAll(FromStreet);

        public static List<Place> FromOne(Street street) => [FromStreet(street)];

        public static Dictionary<string, Place> FromMap(Dictionary<string, Street> map) => map.ToDictionary(p => p.Key, p => FromStreet(p.Value));

        public static Place FromShape(IShape shape) => new(IShape.Text(shape));

        public static Place FromPerson(Person person) => new(person.Name);

        public static Place FromSquare(Square square) => throw new InvalidOperationException();
    }
}
