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
    }
}
