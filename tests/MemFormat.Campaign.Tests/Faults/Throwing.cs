namespace MemFormat.Campaign.Tests;

/// <summary>A type each of whose members can throw.</summary>
[MemFormattable]
public sealed partial class Throwing : IMemSerializing, IMemDeserialized
{
    private int _number;

    public Throwing() => At("Constructor");

    /// <summary>The member that throws.</summary>
    internal static string? Where { get; set; }

    public int Number
    {
        get
        {
            At("Get");
            return _number;
        }

        set
        {
            At(nameof(Number));
            _number = value;
        }
    }

    public HashSet<Key> Keys { get; set; } = [];

    public SortedSet<Key> Sorted { get; set; } = [];

    public List<string?> Texts { get; set; } = [];

    public static Throwing Sample()
    {
        var value = new Throwing { Number = 7, Texts = ["a", null, "b"] };
        for (var i = 0; i < 400; i++)
        {
            value.Keys.Add(new Key(i));
            value.Sorted.Add(new Key(i));
        }

        // Two keys of one bucket, so that they are compared.
        value.Keys.Add(new Key(1 << 20));
        return value;
    }

    public void OnSerializing() => At(nameof(OnSerializing));

    public void OnDeserialized() => At(nameof(OnDeserialized));

    private static void At(string where)
    {
        if (Where == where)
            throw new FaultException();
    }

    /// <summary>A key whose methods can throw.</summary>
    [MemFormattable]
    public readonly partial struct Key(int value) : IEquatable<Key>, IComparable<Key>
    {
        public int Value { get; } = value;

        public bool Equals(Key other)
        {
            At("Equals");
            return Value == other.Value;
        }

        public override bool Equals(object? obj) => obj is Key other && Equals(other);

        public override int GetHashCode()
        {
            At("GetHashCode");
            return Value & 0xFFFF;
        }

        public int CompareTo(Key other)
        {
            At("CompareTo");
            return Value.CompareTo(other.Value);
        }
    }
}
