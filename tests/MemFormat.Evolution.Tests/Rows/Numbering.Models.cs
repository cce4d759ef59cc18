namespace MemFormat.Evolution.Tests.Numbering
{
    namespace V1
    {
        [MemFormattable]
        public partial class Person
        {
            public int Age { get; set; }

            public string Name { get; set; } = "";

            public List<Pet> Pets { get; set; } = [];
        }

        [MemFormattable]
        public partial class Pet
        {
            public string? Name { get; set; }

            public bool IsTame { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Person
        {
            [MemMember(3)]
            public List<Pet> Pets { get; set; } = [];

            [MemMember(2), MemFormerName("Name")]
            public string FullName { get; set; } = "";

            [MemMember(1)]
            public long Age { get; set; }

            [MemMember(4)]
            public int Size { get; set; } = 5;
        }

        [MemFormattable]
        public partial class Pet
        {
            [MemMember(1)]
            public string? Name { get; set; }

            [MemMember(2)]
            public bool IsTame { get; set; }
        }
    }

    namespace V3
    {
        /// <summary>Only the root goes on by name.</summary>
        [MemFormattable]
        public partial class Person
        {
            public int Age { get; set; }

            public string Name { get; set; } = "";

            public List<V2.Pet> Pets { get; set; } = [];
        }
    }
}
