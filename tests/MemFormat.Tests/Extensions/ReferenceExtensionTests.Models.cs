namespace MemFormat.Tests;

/// <content>The types.</content>
public partial class ReferenceExtensionTests
{
    [MemFormattable(PreserveReferences = true)]
    public partial class Person
    {
        public string Name { get; set; } = "";

        public int Age { get; set; }

        public Person? Boss { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class EarlyPerson
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable]
    public partial class CopiedPerson
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class Team
    {
        public string Title { get; set; } = "";

        public List<Person> Members { get; set; } = [];

        public Team? Other { get; set; }
    }

    [MemFormattable]
    [MemUnion(1, typeof(Dot))]
    [MemUnion(2, typeof(Group))]
    public abstract partial class Shape
    {
    }

    [MemFormattable]
    public partial class Dot : Shape
    {
        public int X { get; set; }

        public Person? At { get; set; }
    }

    [MemFormattable]
    public partial class Group : Shape
    {
        public Person? Owner { get; set; }

        public Shape? Inner { get; set; }
    }

    [MemFormattable]
    public partial class Late
    {
        public int Id { get; set; }

        public Person? Buyer { get; set; }

        public Person? Seller { get; set; }

        public Team? Team { get; set; }

        public List<Person?>? Several { get; set; } = [];

        public Dictionary<string, Person?>? ByName { get; set; } = [];

        public Shape? Shape { get; set; }

        public Person? Last { get; set; }
    }

    [MemFormattable]
    public partial class Middle
    {
        public int Id { get; set; }

        public EarlyBoss? Buyer { get; set; }

        public EarlyBoss? Seller { get; set; }

        public EarlyBoss? Last { get; set; }

        public MemExtensionData? Extra { get; set; }
    }

    [MemFormattable(PreserveReferences = true)]
    public partial class EarlyBoss
    {
        public string Name { get; set; } = "";

        public EarlyBoss? Boss { get; set; }
    }

    [MemFormattable]
    public partial class Early
    {
        public int Id { get; set; }

        public EarlyPerson? Buyer { get; set; }

        public EarlyPerson? Last { get; set; }

        public MemExtensionData? Extra { get; set; }
    }

    [MemFormattable]
    public partial class Unaware
    {
        public int Id { get; set; }

        public EarlyPerson? Buyer { get; set; }
    }

    [MemFormattable]
    public partial class Bare
    {
        public int Id { get; set; }
    }

    [MemFormattable]
    public partial class Copying
    {
        public int Id { get; set; }

        public CopiedPerson? Seller { get; set; }
    }

    public static partial class Numbered
    {
        [MemFormattable(PreserveReferences = true)]
        public partial class Node
        {
            [MemMember(1)]
            public int N { get; set; }

            [MemMember(2)]
            public Node? Next { get; set; }
        }

        [MemFormattable]
        public partial class Late
        {
            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(2)]
            public Node? One { get; set; }

            [MemMember(3)]
            public Node? Two { get; set; }
        }

        [MemFormattable]
        public partial class Early
        {
            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(3)]
            public Node? Two { get; set; }

            public MemExtensionData? Extra { get; set; }
        }
    }
}
