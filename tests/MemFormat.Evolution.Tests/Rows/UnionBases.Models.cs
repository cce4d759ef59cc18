namespace MemFormat.Evolution.Tests.UnionBases
{
    namespace V1
    {
        [MemFormattable]
        public partial class Animal
        {
            [MemMember(1)]
            public int Age { get; set; }
        }

        [MemFormattable]
        public partial record Zoo(List<Animal[]> Animals, Dictionary<int, Animal> Cages);
    }

    /// <summary>A union, and back to names.</summary>
    namespace V2
    {
        [MemFormattable, MemUnion(1, typeof(Dog))]
        public partial class Animal
        {
            public int Age { get; set; }
        }

        [MemFormattable]
        public partial class Dog : Animal;

        [MemFormattable]
        public partial record Zoo(List<Animal[]> Animals, Dictionary<int, Animal> Cages);
    }
}
