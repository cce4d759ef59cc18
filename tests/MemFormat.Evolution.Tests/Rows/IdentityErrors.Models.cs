namespace MemFormat.Evolution.Tests.IdentityErrors
{
    namespace V1
    {
        [MemFormattable(PreserveReferences = true)]
        public partial class Person
        {
            public int Id { get; set; }
        }

        [MemFormattable]
        public partial record Team(Person? First, List<Person> Others);

        [MemFormattable, MemUnion(1, typeof(Gull)), MemUnion(2, typeof(Crow))]
        public partial interface IBird;

        [MemFormattable(PreserveReferences = true)]
        public partial class Gull : IBird
        {
            public int Id { get; set; }
        }

        [MemFormattable(PreserveReferences = true)]
        public partial class Crow : IBird
        {
            public int Id { get; set; }
        }

        [MemFormattable]
        public partial record Flock(IBird? First, List<IBird> Others);
    }

    /// <summary>A required member more, and no identity.</summary>
    namespace V2
    {
        [MemFormattable]
        public partial class Person
        {
            public int Id { get; set; }

            public required string Name { get; init; }
        }

        [MemFormattable]
        public partial record Team(Person? First, List<Person> Others);

        [MemFormattable, MemUnion(1, typeof(Gull)), MemUnion(2, typeof(Crow))]
        public partial interface IBird;

        [MemFormattable]
        public partial class Gull : IBird
        {
            public int Id { get; set; }

            public required string Name { get; init; }
        }

        [MemFormattable(PreserveReferences = true)]
        public partial class Crow : IBird
        {
            public int Id { get; set; }

            public required string Name { get; init; }
        }

        [MemFormattable]
        public partial record Flock(IBird? First, List<IBird> Others);
    }
}
