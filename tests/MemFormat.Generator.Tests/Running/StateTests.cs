using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Surrogates, codecs and callbacks with a state, in users' programs: the pages' examples, libraries and open generic code.</summary>
public sealed class StateTests
{
    [Fact]
    public void The_example_of_surrogates() => Assert.Equal("2 CHF True", Run(Block("surrogates.md", "ICurrencies") + """
        public static partial class Program
        {
            public static object Run()
            {
                var (bank, other) = (new Bank(), new Bank());
                var payload = MemFormatSerializer.Serialize(new Price(3, other.Find("CHF")), new MemFormatOptions { State = other });
                var copy = MemFormatSerializer.Deserialize<Price>(payload, new MemFormatOptions { State = bank })!;
                return $"{copy.Currency.Decimals} {copy.Currency.Code} {ReferenceEquals(copy.Currency, bank.Find("CHF"))}";
            }
        }
        """));

    [Fact]
    public void Codecs_and_callbacks_get_the_state() => Assert.Equal("grain of a, 1:00:00", Run(
        GrainsAndClocks + """
        public sealed class Grains : IGrains { public object Find(string key) => "grain of " + key; }
        public static partial class Program
        {
            public static object Run()
            {
                var grains = new MemFormatOptions { State = new Grains() };
                var grain = MemFormatSerializer.Deserialize<GrainReference>(MemFormatSerializer.Serialize(new GrainReference("a", 1), grains), grains)!.Grain;
                var clock = new Clock { Now = new DateTime(2026, 1, 1, 1, 0, 0) };
                var options = new MemFormatOptions { State = clock };
                var payload = MemFormatSerializer.Serialize(new Session(), options);
                clock.Now = clock.Now.AddHours(1);
                return FormattableString.Invariant($"{grain}, {MemFormatSerializer.Deserialize<Session>(payload, options)!.Age:g}");
            }
        }
        """));

    [Fact]
    public void An_object_of_the_process_that_values_belong_to() => Assert.Equal("True a", RunWith("[assembly: MemSurrogate(typeof(RemoteActor), typeof(ActorPath))]", Remote + """
        [MemFormattable] public partial class Greet { public RemoteActor? To { get; set; } }
        public static partial class Program
        {
            public static object Run()
            {
                var (one, other) = (new RemoteSystem(), new RemoteSystem());
                var bytes = new MessageSerializer(one).ToBytes(new Greet { To = one.Resolve("a") });
                var read = (Greet)new MessageSerializer(other).FromBytes(bytes, typeof(Greet))!;
                return $"{ReferenceEquals(read.To!.System, other)} {read.To.Path}";
            }
        }
        """));

    /// <summary>There the codec is composed at run time, by reflection.</summary>
    [Fact]
    public void Codecs_of_open_generic_code_get_the_state() => Assert.Equal("1 b 2 a", Run(Library + """
        public static partial class Program
        {
            private static T Open<T>(T value, object state)
            {
                var options = new MemFormatOptions { State = state };
                return MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value, options), options)!;
            }

            public static object Run()
            {
                var table = new Table();
                var list = Open(new List<Entry> { table.Find("b") }, table);
                var crate = Open(new Crate<string>("a"), new Dictionary<string, string> { ["a"] = "2 a" });
                return $"{(ReferenceEquals(list[0], table.Find("b")) ? 1 : 0)} {list[0].Name} {crate.Value}";
            }
        }
        """));

    [Fact]
    public void Types_and_base_classes_of_a_library()
    {
        var library = Generated.From(Source.Compile("Library", [Source.Shop(Library)])).Emit();
        Assert.Equal("True True w:derived w:line r:line r:derived", Run("""
            [MemFormattable] public partial class Derived : Entity, IMemSerializing<Table>
            {
                public Entry? Entry { get; set; }
                public Dictionary<Entry, Crate<int>?> Map { get; set; } = [];
                public Line Line { get; set; }
                public void OnSerializing(Table state) => state.Told.Add("w:derived");
                public override string Name => "derived";
            }

            public static partial class Program
            {
                public static object Run()
                {
                    var table = new Table();
                    var options = new MemFormatOptions { State = table };
                    var value = new Derived { Entry = table.Find("a"), Map = new() { [table.Find("b")] = null } };
                    var read = MemFormatSerializer.Deserialize<Derived>(MemFormatSerializer.Serialize(value, options), options)!;
                    return $"{ReferenceEquals(read.Entry, table.Find("a"))} {read.Map.ContainsKey(table.Find("b"))} {string.Join(" ", table.Told)}";
                }
            }
            """, library));
    }

    private const string GrainsAndClocks = """
        public interface IGrains
        {
            object Find(string key);
        }

        [MemCodec(typeof(GrainCodec))]
        public sealed record GrainReference(string Key, object Grain);

        public sealed class GrainCodec : MemFormatCodec<GrainReference, IGrains>
        {
            public override string Id => "shop.grain";

            public override void Write(ref MemFormatWriter writer, GrainReference value, IGrains state) => writer.WriteString(value.Key);

            public override GrainReference Read(ref MemFormatReader reader, IGrains state)
            {
                var key = reader.ReadString();
                return new(key, state.Find(key));
            }
        }

        public sealed class Clock
        {
            public DateTime Now { get; set; }
        }

        [MemFormattable]
        public partial class Session : IMemSerializing<Clock>, IMemDeserialized<Clock>
        {
            public DateTime Saved { get; set; }
            [MemIgnore] public TimeSpan Age { get; private set; }

            public void OnSerializing(Clock state) => Saved = state.Now;
            public void OnDeserialized(Clock state) => Age = state.Now - Saved;
        }
        """;

    private const string Remote = """
        public sealed class RemoteSystem
        {
            public string Address { get; init; } = "";
            public RemoteActor Resolve(string path) => new(this, path);
        }

        public sealed record RemoteActor(RemoteSystem System, string Path);

        [MemFormattable]
        public partial record struct ActorPath(string Text) : IMemSurrogate<ActorPath, RemoteActor, RemoteSystem>
        {
            public static ActorPath From(RemoteActor value, RemoteSystem state) => new(value.Path);
            public RemoteActor ToValue(RemoteSystem state) => state.Resolve(Text);
        }

        public sealed class MessageSerializer(RemoteSystem system)
        {
            private readonly MemFormatOptions _options = new() { State = system };

            public byte[] ToBytes(object message) => MemFormatSerializer.Serialize(message, message.GetType(), _options);
            public object? FromBytes(byte[] bytes, Type type) => MemFormatSerializer.Deserialize(bytes, type, _options);
        }
        """;

    private const string Library = """
        public sealed class Table
        {
            private readonly Dictionary<string, Entry> _entries = [];
            public List<string> Told { get; } = [];
            public Entry Find(string name) => _entries.TryGetValue(name, out var entry) ? entry : _entries[name] = new Entry(name);
        }

        [MemSurrogate(typeof(EntryName))] public sealed class Entry(string name) { public string Name { get; } = name; }
        [MemFormattable] public partial record EntryName(string Name) : IMemSurrogate<EntryName, Entry, Table>
        {
            public static EntryName From(Entry value, Table state) => new(state.Find(value.Name).Name);
            public Entry ToValue(Table state) => state.Find(Name);
        }

        [MemSurrogate(typeof(Box<>))] public sealed record Crate<T>(T Value);
        [MemFormattable] public partial record struct Box<T>(T Value) : IMemSurrogate<Box<T>, Crate<T>, IReadOnlyDictionary<T, string>>
        {
            public static Box<T> From(Crate<T> value, IReadOnlyDictionary<T, string> state) => new(value.Value);
            public Crate<T> ToValue(IReadOnlyDictionary<T, string> state) => new((T)(object)state[Value]);
        }

        [MemFormattable(DerivedElsewhere = true)] public abstract partial class Entity : IMemDeserialized<Table>
        {
            public int Id { get; set; }
            public abstract string Name { get; }
            void IMemDeserialized<Table>.OnDeserialized(Table state) => state.Told.Add("r:" + Name);
        }

        [MemFormattable] public partial struct Line : IMemSerializing<Table>, IMemDeserialized<Table>
        {
            public long Number;
            public void OnSerializing(Table state) => state.Told.Add("w:line");
            public void OnDeserialized(Table state) => state.Told.Add("r:line");
        }

        """;

    private static string RunWith(string attribute, string body) => (string)UserProgram.Run(Source.Compile("Users", [
        Source.Shop(body).Replace("namespace Shop;", "using Shop;\n" + attribute + "\nnamespace Shop;", StringComparison.Ordinal)]))!;

    /// <summary>The example of a page that contains a text.</summary>
    private static string Block(string page, string text, [CallerFilePath] string file = "") => Assert.Single(
        Regex.Matches(
            File.ReadAllText(Path.Combine(Path.GetDirectoryName(file)!, "../../../docs", page)), "```csharp\n(.*?)\n```", RegexOptions.Singleline)
            .Select(m => m.Groups[1].Value), block => block.Contains(text, StringComparison.Ordinal)) + "\n";
}
