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

    namespace OwnNumbers1
    {
        [MemFormattable(Members = MemMembers.OwnNumbers)]
        public partial class Animal
        {
            [MemMember(1)]
            public string Name { get; set; } = "";

            [MemMember(3)]
            public List<Animal> Young { get; set; } = [];
        }

        [MemFormattable(Members = MemMembers.OwnNumbers)]
        public partial class Cat : Animal
        {
            [MemMember(1)]
            public int Lives { get; set; } = 9;
        }

        [MemFormattable(Members = MemMembers.OwnNumbers)]
        public partial class Lion : Cat
        {
            [MemMember(1)]
            public double Mane { get; set; }
        }
    }

    namespace OwnNumbers2
    {
        [MemFormattable(Members = MemMembers.OwnNumbers)]
        public partial class Animal
        {
            [MemMember(1)]
            public string CallName { get; set; } = "";

            [MemMember(2)]
            public int Age { get; set; } = 4;

            [MemMember(3)]
            public List<Animal> Young { get; set; } = [];
        }

        /// <summary>A class between, which numbers on from its base class.</summary>
        [MemFormattable]
        public partial class Mammal : Animal
        {
            [MemMember(4)]
            public bool IsWarm { get; set; } = true;
        }

        [MemFormattable(Members = MemMembers.OwnNumbers)]
        public partial class Cat : Mammal
        {
            [MemMember(2)]
            public string? Toy { get; set; } = "ball";

            [MemMember(1)]
            public long Lives { get; set; } = 9;
        }

        [MemFormattable(Members = MemMembers.OwnNumbers)]
        public partial class Lion : Cat
        {
            [MemMember(1)]
            public double Mane { get; set; }
        }
    }

    namespace NumberedOnly
    {
        /// <summary>A base class with the setting, which holds for its members in derived classes, too.</summary>
        [MemFormattable(Members = MemMembers.Numbered)]
        public abstract partial class Animal
        {
            [MemMember(1)]
            public long Age { get; set; }

            public Version? Cached { get; set; }
        }

        [MemFormattable]
        public partial class Person : Animal
        {
            [MemMember(2)]
            public string FullName { get; set; } = "";
        }

        /// <summary>All that is left out here would be an error or a warning without the setting.</summary>
        [MemFormattable(Members = MemMembers.Numbered)]
        public partial class Pet(string? name, int unstored)
        {
            private readonly int _hidden = unstored;

            [MemMember(2)]
            private bool _isTame;

            [MemMember(1)]
            public string? Name { get; } = name;

            public nint Handle { get; set; } = 7;

            public int Unstored { get; set; } = unstored;

            public int Computed { get; } = 9;

            public int Hidden => _hidden;

            public bool IsTame => _isTame;

            public MemExtensionData? Extra { get; set; }

            public Pet Tame()
            {
                _isTame = true;
                return this;
            }
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
