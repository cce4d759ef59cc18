namespace MemFormat.Evolution.Tests.Recursion
{
    namespace V1
    {
        [MemFormattable]
        public partial class World
        {
            public Person? Person { get; set; }

            public Company? Company { get; set; }

            public Box<Box<Person?>?>? Boxed { get; set; }

            public IExpression? Expression { get; set; }

            public Node? Node { get; set; }

            public Tag? Tag { get; set; }

            public Item Item { get; set; }

            public Letter? Letter { get; set; }

            public (Person?, List<World?>) Pair { get; set; } = (null, []);
        }

        [MemFormattable]
        public partial class Person
        {
            public string Name { get; set; } = "";

            public Company? Employer { get; set; }

            public List<Person?> Friends { get; set; } = [];
        }

        [MemFormattable]
        public partial class Company
        {
            public List<Person> Staff { get; set; } = [];

            public Box<Company?>? Parent { get; set; }

            public Dictionary<string, Person?> Roles { get; set; } = [];

            public Leaf Leaf { get; set; } = new();
        }

        [MemFormattable]
        public partial class Box<T>
        {
            public T? Value { get; set; }

            public Box<T>? Next { get; set; }
        }

        [MemFormattable, MemUnion(1, typeof(Number)), MemUnion(2, typeof(Sum)), MemUnion(3, typeof(About))]
        public partial interface IExpression;

        [MemFormattable]
        public partial record Number(int Value) : IExpression;

        [MemFormattable]
        public partial record Sum(List<IExpression> Terms) : IExpression;

        [MemFormattable]
        public partial record About(Person Who, Box<IExpression?>? Rest) : IExpression;

        [MemFormattable(PreserveReferences = true)]
        public partial class Node
        {
            public Node? Next { get; set; }

            public Company? Owner { get; set; }

            public List<Node?> Others { get; set; } = [];
        }

        [MemSurrogate(typeof(TagForm))]
        public sealed class Tag(string text, Tag? next, Person? by)
        {
            public string Text => text;

            public Tag? Next => next;

            public Person? By => by;
        }

        [MemFormattable]
        public partial class TagForm : IMemSurrogate<TagForm, Tag>
        {
            public string Text { get; set; } = "";

            public Tag? Next { get; set; }

            public Person? By { get; set; }

            public static TagForm From(Tag value) => new() { Text = value.Text, Next = value.Next, By = value.By };

            public Tag ToValue() => new(Text, Next, By);
        }

        [MemFormattable]
        public partial struct Item
        {
            public int Id { get; set; }

            public List<Item> Items { get; set; }
        }

        [MemFormattable]
        public partial class Letter
        {
            public Serialized<Letter>? Inner { get; set; }

            public Leaf? Leaf { get; set; }
        }

        [MemFormattable]
        public partial class Leaf
        {
            public int Id { get; set; } = 1;
        }
    }

    /// <summary>A leaf of every ring has changed, and most rings a little.</summary>
    namespace V2
    {
        [MemFormattable]
        public partial class World
        {
            public Person? Person { get; set; }

            public Company? Company { get; set; }

            public Box<Box<Person?>?>? Boxed { get; set; }

            public IExpression? Expression { get; set; }

            public Node? Node { get; set; }

            public Tag? Tag { get; set; }

            public Item Item { get; set; }

            public Letter? Letter { get; set; }

            public (Person?, World?[]) Pair { get; set; } = (null, []);
        }

        [MemFormattable]
        public partial class Person
        {
            public string Name { get; set; } = "";

            public Company? Employer { get; set; }

            public Person?[] Friends { get; set; } = [];
        }

        [MemFormattable]
        public partial class Company
        {
            public List<Person> Staff { get; set; } = [];

            public Box<Company?>? Parent { get; set; }

            public Dictionary<string, Person?> Roles { get; set; } = [];

            public Leaf Leaf { get; set; } = new();
        }

        [MemFormattable]
        public partial class Box<T>
        {
            public Box<T>? Next { get; set; }

            public T? Value { get; set; }
        }

        [MemFormattable, MemUnion(1, typeof(Number)), MemUnion(2, typeof(Sum)), MemUnion(3, typeof(About))]
        public partial interface IExpression;

        [MemFormattable]
        public partial record Number(long Value) : IExpression;

        [MemFormattable]
        public partial record Sum(IExpression[] Terms, string Note = "sum") : IExpression;

        [MemFormattable]
        public partial record About(Person Who, Box<IExpression?>? Rest) : IExpression;

        [MemFormattable(PreserveReferences = true)]
        public partial class Node
        {
            public List<Node?> Others { get; set; } = [];

            public Company? Owner { get; set; }

            public Node? Next { get; set; }
        }

        [MemSurrogate(typeof(TagForm))]
        public sealed class Tag(string text, Tag? next, Person? by)
        {
            public string Text => text;

            public Tag? Next => next;

            public Person? By => by;
        }

        [MemFormattable]
        public partial class TagForm : IMemSurrogate<TagForm, Tag>
        {
            public string Text { get; set; } = "";

            public Tag? Next { get; set; }

            public Person? By { get; set; }

            public static TagForm From(Tag value) => new() { Text = value.Text, Next = value.Next, By = value.By };

            public Tag ToValue() => new(Text, Next, By);
        }

        [MemFormattable]
        public partial struct Item
        {
            public Item[] Items { get; set; }

            public long Id { get; set; }
        }

        [MemFormattable]
        public partial class Letter
        {
            public Letter? Inner { get; set; }

            public Leaf? Leaf { get; set; }
        }

        [MemFormattable]
        public partial class Leaf
        {
            public long Id { get; set; } = 1;

            public string Text { get; set; } = "leaf";
        }
    }
}
