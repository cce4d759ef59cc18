namespace MemFormat.Evolution.Tests.IdentityInUnions
{
    namespace V1
    {
        [MemFormattable, MemUnion(1, typeof(Dog))]
        public partial class Animal;

        [MemFormattable]
        public partial class Dog : Animal
        {
            public int Age { get; set; }
        }

        [MemFormattable(PreserveReferences = true)]
        public partial class Zoo
        {
            public Animal[] Animals { get; set; } = [];

            public Zoo? Other { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable, MemUnion(1, typeof(Dog))]
        public partial class Animal;

        [MemFormattable(PreserveReferences = true)]
        public partial class Dog : Animal
        {
            public int Age { get; set; }
        }

        [MemFormattable(PreserveReferences = true)]
        public partial class Zoo
        {
            public Animal[] Animals { get; set; } = [];

            public Zoo? Other { get; set; }
        }
    }
}
