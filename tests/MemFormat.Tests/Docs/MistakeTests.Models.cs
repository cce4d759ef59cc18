namespace MemFormat.Tests.Docs;

public sealed partial class MistakeTests
{
    public static partial class V1
    {
        [MemFormattable]
        public partial class Person
        {
            public string? Name { get; set; }

            public int Age { get; set; }
        }

        [MemFormattable, MemUnion(1, typeof(Dog))]
        public abstract partial class Animal;

        [MemFormattable]
        public partial class Dog : Animal;

        public class Wolf : Animal;
    }

    public static partial class V2
    {
        [MemFormattable]
        public partial class Person
        {
            public string? Name { get; set; }

            public Version? Age { get; set; }
        }

        [MemFormattable, MemUnion(1, typeof(Dog)), MemUnion(2, typeof(Cat))]
        public abstract partial class Animal;

        [MemFormattable]
        public partial class Dog : Animal;

        [MemFormattable]
        public partial class Cat : Animal;
    }

    public static partial class V3
    {
        [MemFormattable]
        public partial class Person
        {
            public string? Name { get; set; }

            public required string Email { get; set; }
        }
    }

    [MemFormattable]
    public partial class Numbered
    {
        [MemMember(1)]
        public string? Name { get; set; }
    }

    [MemFormattable(Contract = "person")]
    public partial class Contracted
    {
        public string? Name { get; set; }
    }

    [MemFormattable(Contract = "people")]
    public partial class OtherwiseContracted
    {
        public string? Name { get; set; }
    }

    [MemFormattable]
    public partial class Any
    {
        public int Value { get; set; }
    }

    [MemFormattable]
    public partial class Positive
    {
        private int _value;

        public int Value
        {
            get => _value;
            set => _value = value > 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
        }
    }

    [MemFormattable]
    public partial class Scores
    {
        public Dictionary<string, int> Of { get; set; } = [];
    }

    [MemFormattable]
    public partial class ScoresOfAnyCase
    {
        [MemComparer(typeof(AnyCase))]
        public Dictionary<string, int> Of { get; set; } = [];
    }

    public static partial class Keeping
    {
        [MemFormattable(UnknownCaseType = typeof(Other)), MemUnion(1, typeof(Dog))]
        public abstract partial class Animal;

        [MemFormattable]
        public partial class Dog : Animal;

        [MemFormattable]
        public partial class Other : Animal
        {
            public MemExtensionData? Value { get; set; }
        }
    }

    public static partial class Linked
    {
        [MemFormattable, MemUnion(1, typeof(Dog)), MemUnion(2, typeof(Cat))]
        public abstract partial class Animal;

        [MemFormattable]
        public partial class Dog : Animal;

        [MemFormattable]
        public partial class Cat : Animal
        {
            public Mouse? Prey { get; set; }
        }

        [MemFormattable(PreserveReferences = true)]
        public partial class Mouse;
    }

    [MemFormattable]
    public partial record Labelled([MemUnion(1, typeof(int)), MemUnion(2, typeof(string))] object? Weight);

    [MemFormattable]
    public partial record Weighed(int Weight);

    [MemFormattable]
    public partial class Knot
    {
        public Knot? Next { get; set; }
    }

    [MemFormattable]
    public partial class Named
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable]
    public partial class MaybeNamed
    {
        public string? Name { get; set; }
    }

    [MemFormattable]
    public partial class Small
    {
        public int Count { get; set; }
    }

    [MemFormattable]
    public partial class Texts
    {
        public string Count { get; set; } = "";
    }

    [MemFormattable]
    public partial class Lists
    {
        public List<int> Count { get; set; } = [];
    }

    [MemFormattable]
    public partial class Large
    {
        public long Count { get; set; }
    }

    [MemFormattable]
    public partial class Base
    {
        public int A { get; set; }
    }

    [MemFormattable]
    public partial class Derived : Base;

    public sealed class AnyCase : IEqualityComparer<string>
    {
        public bool Equals(string? x, string? y) => string.Equals(x, y, StringComparison.OrdinalIgnoreCase);

        public int GetHashCode(string text) => text.GetHashCode(StringComparison.OrdinalIgnoreCase);
    }

    [MemFormattable]
    public partial class Growing : IMemSerializing
    {
        [MemIgnore]
        public List<Growing>? Owner { get; set; }

        public List<Growing> All { get; set; } = [];

        public void OnSerializing() => Owner?.Add(new Growing());
    }
}
