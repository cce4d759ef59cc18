namespace MemFormat.Evolution.Tests.Rename
{
    namespace ById.V1
    {
        [MemFormattable]
        public partial class Person
        {
            [MemMember(1)]
            public int Age { get; set; }

            [MemMember(7)]
            public string Surname { get; set; } = "";
        }
    }

    namespace ById.V2
    {
        [MemFormattable]
        public partial class Person
        {
            [MemMember(7)]
            public string FamilyName { get; set; } = "";

            [MemMember(1)]
            public int Years { get; set; }
        }
    }

    namespace V1
    {
        [MemFormattable]
        public partial class Person
        {
            public int Age { get; set; }

            public string Surname { get; set; } = "";
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Person
        {
            [MemFormerName("Age")]
            public int Years { get; set; }

            [MemFormerName("Surname")]
            public string LastName { get; set; } = "";
        }
    }

    namespace V3
    {
        [MemFormattable]
        public partial class Person
        {
            [MemFormerName("Age")]
            [MemFormerName("Years")]
            public int Lifetime { get; set; }

            [MemFormerName("Surname")]
            [MemFormerName("LastName")]
            public string FamilyName { get; set; } = "";
        }

        [MemFormattable]
        public partial record PersonRecord([MemFormerName("Age")] int Lifetime, [property: MemFormerName("Surname")] string FamilyName);
    }

    namespace Forgotten
    {
        [MemFormattable]
        public partial class Person
        {
            public int Years { get; set; } = -1;

            public string LastName { get; set; } = "?";

            public string Surname { get; set; } = "";
        }
    }

    namespace Cased
    {
        [MemFormattable]
        public partial class Person
        {
            public int age { get; set; } = -1;

            public string Surname { get; set; } = "";
        }
    }

    namespace BornLate
    {
        [MemFormattable]
        public partial class Person
        {
            public int Years { get; set; }

            public string FamilyName { get; set; } = "";
        }
    }

    namespace Both
    {
        [MemFormattable]
        public partial class Person
        {
            public int Age { get; set; }

            public int Years { get; set; }

            public string Surname { get; set; } = "";

            public int Lifetime { get; set; }
        }
    }

    namespace Swapped
    {
        [MemFormattable]
        public partial class Person
        {
            [MemFormerName("Surname")]
            public string Age { get; set; } = "";

            [MemFormerName("Age")]
            public int Surname { get; set; }
        }
    }
}
