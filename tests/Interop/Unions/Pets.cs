using System.Runtime.CompilerServices;
using MemFormat;

namespace Pets
{
    [MemFormattable] public partial record Cat(int Lives);

    [MemFormattable] public partial record Dog(string Name);

    /// <summary>A union of the language, by hand: the compiler of these tests does not know the keyword.</summary>
    [Union]
    [MemFormattable, MemUnion(1, typeof(Cat)), MemUnion(2, typeof(Dog)), MemUnion(3, typeof(int)), MemUnion(4, typeof(string))]
    [MemUnion(5, typeof(bool))]
    public readonly partial struct Pet
    {
        public Pet(Cat value) => Value = value;
        public Pet(Dog value) => Value = value;
        public Pet(int value) => Value = value;
        public Pet(string value) => Value = value;
        public Pet(bool value) => Value = value;
        public object? Value { get; }
    }

    /// <summary>JavaScript cannot tell the first two cases apart.</summary>
    [Union]
    [MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(double)), MemUnion(3, typeof(Pet)), MemUnion(4, typeof(long))]
    public readonly partial struct Amount
    {
        public Amount(int value) => Value = value;
        public Amount(double value) => Value = value;
        public Amount(Pet value) => Value = value;
        public Amount(long value) => Value = value;
        public object? Value { get; }
    }

    [MemFormattable] public partial record Home(Pet First);

    [MemFormattable] public partial record Scale(Pet Weight, Pet Note, List<Pet> All);

    [MemFormattable]
    public partial record Label(Pet Count, Pet Small, Pet IsOn, Pet MayBeOn, Pet Size, Pet Text)
    {
        public List<Pet> Flags { get; init; } = [];
        public List<Pet> Smalls { get; init; } = [];
        public Dictionary<string, Pet> ByName { get; init; } = [];
        public Amount Long { get; init; }
    }

    [MemFormattable] public partial record Owner(Pet First, Pet? Second, List<Pet> All, Dictionary<string, Pet> ByName, Amount Amount);
}

namespace Pets.Old
{
    [MemFormattable] public partial record Cat(int Lives) : IPet;

    [MemFormattable, MemUnion(1, typeof(Cat))] public partial interface IPet;

    [MemFormattable] public partial record Home(IPet? First);

    [MemFormattable] public partial record Scale(int Weight, string? Note, List<int> All);

    [MemFormattable]
    public partial record Label(
        int Count, [property: MemMember(Encoding = MemEncoding.Compact)] int Small, bool IsOn, bool? MayBeOn, int? Size, string? Text)
    {
        public List<bool> Flags { get; init; } = [];
        [MemMember(Encoding = MemEncoding.Compact)] public List<int> Smalls { get; init; } = [];
        public Dictionary<string, bool> ByName { get; init; } = [];
        [MemMember(Encoding = MemEncoding.Compact)] public long Long { get; init; }
    }

    /// <summary>The members of the labels that are not in a collection.</summary>
    [MemFormattable]
    public partial record Bare(int Count, int Small, bool IsOn, bool? MayBeOn, int? Size, string? Text);
}
