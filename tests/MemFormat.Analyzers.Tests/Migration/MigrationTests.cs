using MemFormat.Analyzers.Tests.Fixes;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Analyzers.Tests.Migration;

/// <summary>A project of each peer is moved by "fix all" alone: it compiles without the peer, and its values round trip.</summary>
public sealed class MigrationTests
{
    [Fact]
    public async Task Fix_all_moves_a_project_of_MemoryPack()
    {
        var project = await Moved("MF110", Peers.MemoryPack, """
            using MemoryPack;
            namespace Shop;

            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Order : IPriced
            {
                [MemoryPackOrder(0)]
                public int Id { get; set; }
                [MemoryPackOrder(2)] public string? Customer { get; set; }
                [MemoryPackOrder(1), MemoryPackInclude] private int _revision = 1;
                [MemoryPackIgnore] public string Cached => Customer + _revision;
                [MemoryPackOrder(5)] public List<Line> Lines { get; set; } = [];
                [MemoryPackOrder(6)] public IPriced? Extra { get; set; }
                [MemoryPackIgnore] public int Reads { get; private set; }
                [MemoryPackOnSerializing] private void Count() => _revision++;
                [MemoryPackOnDeserialized]
                private void Counted() => Reads++;
            }

            [MemoryPackable]
            public partial record Line(string Name, decimal Price) : IPriced;

            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Order))]
            [MemoryPackUnion(1, typeof(Line))]
            public partial interface IPriced;

            [MemoryPackable(GenerateType.CircularReference)]
            public partial class Node { [MemoryPackOrder(0)] public Node? Next { get; set; } [BrotliFormatter, MemoryPackOrder(1)] public string? Text { get; set; } }

            [MemoryPackable]
            public partial struct Point { public int X; public int Y; [MemoryPackConstructor] public Point(int x, int y) => (X, Y) = (x, y); public Point(int x) : this(x, 0) { } }

            public static class Program
            {
                public static string Run()
                {
                    var bytes = MemoryPackSerializer.Serialize(new Order { Id = 7, Customer = "Ann", Lines = { new("Tea", 2.5m) }, Extra = new Line("Mug", 4) });
                    var read = MemoryPackSerializer.Deserialize<Order>(bytes)!;
                    var node = new Node { Text = "ring" };
                    node.Next = node;
                    Node? ring = MemoryPackSerializer.Deserialize<Node>(MemoryPackSerializer.Serialize(node));
                    MemoryPackSerializer.Deserialize(bytes, ref read);
                    var point = MemoryPackSerializer.Deserialize<Point>(MemoryPackSerializer.Serialize(new Point(3, 4)));
                    return $"{read!.Id} {read.Cached} {read.Lines[0].Name} {read.Extra} {read.Reads > 0} {ReferenceEquals(ring, ring!.Next)} {point.X}{point.Y}";
                }
            }
            """);
        Assert.Equal("7 Ann2 Tea Line { Name = Mug, Price = 4 } True True 34", project.Run());
        Assert.Contains("[MemMember(1)]\n    public int Id", project.Text);
        Assert.Contains("[MemMember(3)] public string? Customer", project.Text);
        Assert.Contains("[MemUnion(1, typeof(Order))]\n[MemUnion(2, typeof(Line))]", project.Text);
        Assert.Contains("/* MemFormat has no [BrotliFormatter]: see docs/migration/memorypack.md */", project.Text);
    }

    [Fact]
    public async Task Fix_all_moves_a_project_of_MessagePack()
    {
        var project = await Moved("MF111", Peers.MessagePack, """
            using MessagePack;
            namespace Shop
            {
                [MessagePackObject]
                public class Order
                {
                    [Key(0)] public int Id { get; set; }
                    [Key(1)] public Shape? Shape { get; set; }
                    [IgnoreMember] public int Total { get; set; }
                    [Key(3)] internal string Note { get; set; } = "";
                    public int Unmarked { get; set; }
                }

                [MessagePackObject(true)]
                public sealed class Circle : Shape
                {
                    [SerializationConstructor] public Circle(double radius) => Radius = radius;
                    public Circle() { }
                    public double Radius { get; }
                }

                [MessagePackObject(keyAsPropertyName: true)]
                public sealed class Square : Shape { public int Side { get; set; } [IgnoreMember] public int Area => Side * Side; }

                [Union(0, typeof(Circle))]
                [Union(1, typeof(Square))]
                public abstract class Shape;

                public static class Program
                {
                    public static string Run()
                    {
                        byte[] bytes = MessagePackSerializer.Serialize(new Order { Id = 3, Shape = new Circle(1.5), Total = 9, Note = "n", Unmarked = 4 });
                        Order read = MessagePackSerializer.Deserialize<Order>(bytes);
                        ReadOnlyMemory<byte> memory = bytes;
                        using var stream = new System.IO.MemoryStream();
                        MessagePackSerializer.Serialize(stream, read);
                        stream.Position = 0;
                        return $"{read.Id} {((Circle)read.Shape!).Radius} {read.Total} {read.Note} {read.Unmarked} {MessagePackSerializer.Deserialize<Order>(memory).Id} {MessagePackSerializer.Deserialize<Order>(stream).Note}";
                    }
                }
            }
            """);
        Assert.Equal("3 1.5 0 n 0 3 n", project.Run());
        Assert.Contains("[MemFormattable(Members = MemMembers.Numbered)]", project.Text);
        Assert.Contains("[MemMember(4)] internal string Note", project.Text);
    }

    [Fact]
    public async Task Fix_all_moves_a_project_of_protobuf_net()
    {
        var project = await Moved("MF112", Peers.Protobuf, """
            using ProtoBuf;
            namespace Shop;

            [ProtoContract(SkipConstructor = true)]
            [ProtoInclude(10, typeof(Dog))]
            [ProtoReserved(4), ProtoReserved(6, 8)]
            public class Animal
            {
                [ProtoMember(1)]
                public string? Name { get; set; }
                [ProtoMember(3, IsRequired = true)] public int Legs { get; set; }
                public int Unmarked { get; set; }
            }

            [ProtoContract, ProtoInclude(11, typeof(Puppy))]
            public class Dog : Animal { [ProtoMember(1)] public bool IsLoud { get; set; } }

            [ProtoContract]
            public class Puppy : Dog { [ProtoMember(1)] public int Weeks { get; set; } }

            [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
            public class Zoo
            {
                public List<Animal> Animals { get; set; } = new();
                public Size Size { get; set; }
                [ProtoIgnore] public int Count { get; set; }
                [ProtoAfterDeserialization] private void Fill() => Count = Animals.Count;
            }

            public enum Size { [ProtoEnum] Small, Large }

            public static class Program
            {
                public static string Run()
                {
                    var zoo = new Zoo { Size = Size.Large, Animals = { new Animal { Name = "Cow", Legs = 4, Unmarked = 1 }, new Dog { Name = "Rex", IsLoud = true }, new Puppy { Weeks = 6, Name = "Pip" } } };
                    using var stream = new System.IO.MemoryStream();
                    Serializer.Serialize(stream, zoo);
                    stream.Position = 0;
                    Zoo read = Serializer.Deserialize<Zoo>(stream);
                    return $"{read.Size} {read.Count} {read.Animals[0].Legs}{read.Animals[0].Unmarked} {((Dog)read.Animals[1]).IsLoud} {((Puppy)read.Animals[2]).Weeks} {Serializer.DeepClone(zoo).Animals[2].Name}";
                }
            }
            """);
        Assert.Equal("Large 3 40 True 6 Pip", project.Run());
        Assert.Contains("[MemUnion(10, typeof(Dog))]\n[MemReserved(4), MemReserved(6), MemReserved(7), MemReserved(8)]", project.Text);
        Assert.Contains("[MemUnion(11, typeof(Puppy))]", project.Text);
    }

    [Fact]
    public async Task Fix_all_moves_a_project_of_Orleans()
    {
        var project = await Moved("MF113", Peers.Orleans, """
            using Orleans;
            namespace Shop;

            [GenerateSerializer, Alias("order")]
            public class Order
            {
                [Id(0)] public int Id { get; set; }
                [Id(1)] private string _note = "";
                public int Unmarked { get; set; }
                public string Note { get => _note; init => _note = value; }
            }

            [GenerateSerializer, Immutable]
            public sealed record Urgent([property: Id(0)] string Reason, int Days) : Base(5);

            [GenerateSerializer]
            public record Base([property: Id(0)] int Priority);

            public static class Program
            {
                public static string Run()
                {
                    var read = Serialization.Copy(new Order { Id = 2, Note = "n", Unmarked = 3 });
                    return $"{read.Id} {read.Note} {read.Unmarked} {Serialization.Copy(new Urgent("r", 3))}";
                }
            }

            public static class Serialization { public static T Copy<T>(T value) => MemFormat.MemFormatSerializer.Clone(value); }
            """);
        Assert.Equal("2 n 0 Urgent { Priority = 5, Reason = r, Days = 3 }", project.Run());
        Assert.Contains("MemFormat has no [Alias(\"order\")]: see docs/migration/orleans.md", project.Text);
    }

    [Fact]
    public async Task Fix_all_moves_a_project_of_data_contracts()
    {
        var project = await Moved("MF114", null, """
            using System.Runtime.Serialization;
            namespace Shop;

            [DataContract(Name = "order")]
            public class Order
            {
                [DataMember(Order = 1)] public int Id { get; set; }
                [DataMember(Order = 2)] private string _note = "n";
                public int Unmarked { get; set; }
                [DataMember(Order = 3)] public Person? Owner { get; set; }
                [OnDeserialized] private void Done(StreamingContext context) => _note += "!";
                public string Note => _note;
            }

            [DataContract, KnownType(typeof(Employee))]
            public class Person { [DataMember] public string? Name { get; set; } public int Unmarked { get; set; } [IgnoreDataMember] public int Age { get; set; } public Address? Home; }

            [DataContract]
            public class Employee : Person { [DataMember] internal int Number { get; set; } [DataMember] public Address? Work { get; set; } }

            public class Address { public string? Street { get; set; } }

            public static class Program
            {
                public static string Run()
                {
                    var read = MemFormat.MemFormatSerializer.Clone(new Order { Id = 2, Unmarked = 3, Owner = new Employee { Name = "Ann", Age = 4, Unmarked = 5, Number = 6, Work = new Address { Street = "s" } } });
                    return $"{read.Id} {read.Note} {read.Unmarked} {read.Owner!.Name} {read.Owner.Age} {read.Owner.Unmarked} {((Employee)read.Owner).Number} {((Employee)read.Owner).Work!.Street}";
                }
            }
            """);
        Assert.Equal("2 n! 0 Ann 0 0 6 s", project.Run());
        Assert.Contains("[DataMember(Order = 1)] public int Id", project.Text);
    }

    [Fact]
    public async Task Polymorphism_of_JSON_becomes_a_union()
    {
        var project = await Moved("MF115", Peers.JsonSubTypes, """
            using System.Text.Json.Serialization;
            using JsonSubTypes;
            namespace Shop;

            [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
            [JsonDerivedType(typeof(Shape), "shape")]
            [JsonDerivedType(typeof(Circle), "circle")]
            [JsonDerivedType(typeof(Square), typeDiscriminator: "square")]
            public class Shape { public string? Name { get; set; } [JsonIgnore] public int Hidden { get; set; } [JsonInclude] internal int Included { get; set; } }
            public class Circle : Shape { public double Radius { get; set; } }
            public class Square : Shape { public int Side { get; set; } public Color? Color { get; set; } }
            public record Color(byte R, byte G, byte B);

            [JsonDerivedType(typeof(Paid), 3), JsonDerivedType(typeof(Sent), 7)]
            public abstract record Event;
            public record Paid(decimal Amount) : Event;
            public record Sent(string To) : Event;

            [JsonSubtypes.KnownSubType(typeof(Dog), "dog")]
            public class Animal { public string? Name { get; set; } }
            public class Dog : Animal { public int Age { get; set; } }

            public static class Program
            {
                public static string Run()
                {
                    Shape square = new Square { Side = 2, Name = "s", Hidden = 1, Included = 5, Color = new(1, 2, 3) };
                    var read = MemFormat.MemFormatSerializer.Clone(square);
                    return $"{((Square)read).Side} {read.Name} {read.Hidden} {read.Included} {((Square)read).Color} {MemFormat.MemFormatSerializer.Clone<Event>(new Sent("a"))} {((Dog)MemFormat.MemFormatSerializer.Clone<Animal>(new Dog { Age = 3 })).Age}";
                }
            }
            """);
        Assert.Equal("2 s 0 5 Color { R = 1, G = 2, B = 3 } Sent { To = a } 3", project.Run());
        Assert.Contains("[MemUnion(3, typeof(Paid))]", project.Text);
        Assert.Contains("[MemUnion(7, typeof(Sent))]", project.Text);
    }

    [Fact]
    public async Task What_has_no_counterpart_is_a_comment()
    {
        var project = await Moved("MF110", Peers.MemoryPack, """
            using MemoryPack;
            namespace Shop;

            /// <summary>An order.</summary>
            [MemoryPackable]
            internal partial struct Order
            {
                public int Id;

                [MemoryPackOnSerializing]
                static void Before() { }

                [MemoryPackOnSerialized]
                void After() => Id++;
            }

            internal partial struct Order
            {
                [MemoryPackOnDeserialized]
                void Done() => Id = -Id;
            }

            public static class Program { public static string Run() => $"{MemoryPackSerializer.Deserialize<Order>(MemoryPackSerializer.Serialize(new Order { Id = 2 })).Id}"; }
            """);
        Assert.Equal("-2", project.Run());
        Assert.Contains("/// <summary>An order.</summary>\n[MemFormattable]\ninternal partial struct Order : IMemDeserialized\n", project.Text);
        Assert.Contains(
            "    // MemFormat has no [MemoryPackOnSerializing] here: see docs/migration/memorypack.md\n    static void Before() { }\n", project.Text);
        Assert.Contains(
            "    // MemFormat has no [MemoryPackOnSerialized] here: see docs/migration/memorypack.md\n    void After() => Id++;\n", project.Text);
    }

    [Fact]
    public async Task Callbacks_of_an_interface_are_called()
    {
        var project =
            new Workbench(["using System;\nusing MessagePack;\nnamespace Shop;\n[MessagePackObject] public struct Order : IMessagePackSerializationCallbackReceiver\n{\n    [Key(1)] public int Id;\n    void IMessagePackSerializationCallbackReceiver.OnBeforeSerialize() => Id++;\n    public void OnAfterDeserialize() => Id *= 10;\n}\npublic static class Program { public static string Run() => $\"{MessagePackSerializer.Deserialize<Order>(MessagePackSerializer.Serialize(new Order { Id = 2 })).Id}\"; }\n"], [Peers.MessagePack]);
        await project.FixAll("MF111", "move");
        Assert.Contains("partial struct Order : IMessagePackSerializationCallbackReceiver, IMemSerializing, IMemDeserialized\n", project.Text);
        Assert.Empty(await project.Errors());
    }

    [Fact]
    public async Task One_type_is_moved_with_its_cases()
    {
        var project =
            new Workbench(["using MessagePack;\n[MessagePackObject] public class Other { [Key(1)] public int A { get; set; } }\n[Union(1, typeof(Circle))] public interface IShape;\n[MessagePackObject] public class Circle : IShape { [Key(1)] public int A { get; set; } }\n"], [Peers.MessagePack]);
        await project.Fix("MF111", "move", 1);
        Assert.Equal(
            "using MessagePack;\nusing MemFormat;\n[MessagePackObject] public class Other { [Key(1)] public int A { get; set; } }\n[MemFormattable]\n[MemUnion(1, typeof(Circle))] public partial interface IShape;\n[MemFormattable] public partial class Circle : IShape { [MemMember(1)] public int A { get; set; } }\n",
            project.Text);
    }

    [Fact]
    public async Task Types_that_MemFormat_stores_are_moved_already()
    {
        Assert.Empty(await Analysis.Analyze(Generator.Tests.Source.Shop("[MemFormattable, System.Runtime.Serialization.DataContract] public partial class Order { [System.Runtime.Serialization.DataMember] public int A { get; set; } }")));
        Assert.Empty(await Analysis.Analyze(
            Generator.Tests.Source.Shop("#pragma warning disable MF114\n[System.Runtime.Serialization.DataContract] public class Order;")));
        Assert.Equal(DiagnosticSeverity.Info,
            Assert.Single(
                await Analysis.Analyze(Generator.Tests.Source.Shop("[System.Runtime.Serialization.DataContract] public class Order;"))).Severity);
        Assert.Empty(await Severities.Analyze(
            Generator.Tests.Source.Shop("[System.Runtime.Serialization.DataContract] public class Order;"), "MF114", ReportDiagnostic.Suppress));
    }

    /// <summary>Moves a project, first with its peer referenced and then without.</summary>
    private static async Task<Workbench> Moved(string rule, MetadataReference? peer, string code)
    {
        var project = new Workbench(["using System;\nusing System.Collections.Generic;\n" + code], peer is null ? [] : [peer]);
        Assert.Empty(await project.Errors());
        await project.FixAll(rule, "move", Microsoft.CodeAnalysis.CodeFixes.FixAllScope.Solution);
        if (rule != "MF115" && peer is not null)
            project.RemoveReference(peer);
        Assert.True((await project.Errors()).Length == 0, string.Join("\n", await project.Errors()) + "\n" + project.Text);
        Assert.DoesNotContain(await project.Diagnostics(), d => d.Severity is DiagnosticSeverity.Error or DiagnosticSeverity.Warning || d.Id == rule);
        return project;
    }
}
