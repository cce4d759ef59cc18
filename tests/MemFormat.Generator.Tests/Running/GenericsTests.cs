using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Generic types in users' programs: by every way to a root, across assemblies, under names that get in the way.</summary>
public sealed class GenericsTests
{
    private const string Box = "[MemFormattable] public partial class Box<T> { public T? Value { get; set; } } ";

    /// <summary>Calls that interceptors bind, and open generic code, which composes codecs at run time.</summary>
    private const string Copies = """

        public static partial class Program
        {
            private static T Open<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;
        }
        """;

    [Fact]
    public void Roots_by_every_way() => Assert.Equal("1 2 a 3", Run(Box + """
        [MemFormatRoot(typeof(Box<int?>)), MemFormatRoot(typeof(List<Box<string>>))] public partial class Roots : MemFormatContext;
        public static partial class Program
        {
            public static object Run()
            {
                var intercepted = MemFormatSerializer.Deserialize<Box<int>>(MemFormatSerializer.Serialize(new Box<int> { Value = 1 }))!;
                var context = (MemFormatCodec<Box<int?>>)(Roots.Default.TryGetCodec(typeof(Box<int?>), out var found) ? found : null!);
                var listed = Roots.Default.TryGetCodec(typeof(List<Box<string>>), out _);
                return $"{intercepted.Value} {Open(new Box<int?> { Value = 2 }).Value} {Open(new List<Box<string>> { new() { Value = "a" } })[0].Value} {(context is not null && listed ? 3 : 0)}";
            }
        }
        """ + Copies));

    [Fact]
    public void Generic_types_of_another_assembly()
    {
        var library = Generated.From(Source.Compile("Library", [Source.Shop("""
            [MemFormattable] public partial class Box<T> { public T? Value { get; set; } }
            [MemFormattable] public partial struct Id<T> { public int Value { get; set; } }
            [MemFormattable(DerivedElsewhere = true)] public partial class Page<T> { public List<T> Items { get; } = []; public T? Best { get; set; } public int Total { get; protected set; } public Page<T> Sum(int total) { Total = total; return this; } }
            [MemFormattable(DerivedElsewhere = true)] public abstract partial class Entity<TKey> where TKey : struct { public TKey Key { get; set; } }
            public partial class Nest<T> { [MemFormattable] public sealed partial class Egg { public T? Yolk { get; set; } } }
            """)])).Emit();
        Assert.Equal("1 a 2 | 3 4 5 | 6 b | 7 8 | 9", Run("""
            [MemFormattable] public partial class Line { public int A { get; set; } public Box<Line?>? More { get; set; } }
            [MemFormattable] public partial class Order { public Box<int> A { get; set; } = new(); public Box<List<Box<string>>>? B { get; set; } public Id<Line> C { get; set; } public Nest<Line>.Egg? D { get; set; } }
            [MemFormattable] public partial class Lines : Page<Line> { public string Name { get; init; } = ""; }
            [MemFormattable] public partial class Titled<T, TTitle> : Page<T> { public TTitle? Title { get; set; } }
            [MemFormattable] public partial class Client : Entity<Guid> { public int Age { get; set; } }
            public static partial class Program
            {
                public static object Run()
                {
                    var order = Open(new Order { A = { Value = 1 }, B = new() { Value = [new() { Value = "a" }] }, C = new() { Value = 2 }, D = new() { Yolk = new() { A = 9 } } });
                    var lines = (Lines)Open(new Lines { Items = { new Line { A = 3 }, new Line { A = 1, More = new() { Value = new Line { A = 4 } } } }, Name = "12345" }).Sum(0);
                    var titled = (Titled<int, string>)new Titled<int, string> { Best = 6, Title = "b" }.Sum(7);
                    titled = Open(titled);
                    var client = Open(new Client { Key = Guid.Empty, Age = 8 });
                    return $"{order.A.Value} {order.B!.Value![0].Value} {order.C.Value} | {lines.Items[0].A} {lines.Items[1].More!.Value!.A} {lines.Name.Length} | {titled.Best} {titled.Title} | {titled.Total} {client.Age} | {order.D!.Yolk!.A}";
                }
            }
            """ + Copies, library));
    }

    [Fact]
    public void Base_classes_that_are_generic() => Assert.Equal("1 2 3 | 4 x | 5", Run(Box + """
        [MemFormattable] public partial class Base<T> { public T? A { get; set; } [MemFormattable] public partial class Inner : Base<int> { public required T B { get; init; } } }
        [MemFormattable] public partial class Closed : Base<List<int>> { public int C { get; set; } }
        [MemFormattable] public partial class Open<T> : Base<Box<T>> { public required T D { get; init; } }
        [MemFormattable] public sealed partial class Again : Open<string> { public int E { get; set; } = 5; }
        public static partial class Program
        {
            public static object Run()
            {
                var inner = Open(new Base<string>.Inner { A = 1, B = "2" });
                var closed = Open(new Closed { A = [0, 0, 0] });
                var again = Open(new Again { A = new() { Value = "4" }, D = "x" });
                return $"{inner.A} {inner.B} {closed.A!.Count} | {again.A!.Value} {again.D} | {again.E}";
            }
        }
        """ + Copies));

    [Fact]
    public void Names_that_get_in_the_way() => Assert.Equal("1 2 3 4 5", Run("""
        #pragma warning disable CS8981
        [MemFormattable] public partial class @class<@int, MF, value, T> where T : struct
        {
            public @int? TCodec { get; set; }
            public MF? MFCodec { get; set; }
            public value? reader { get; set; }
            public T? @T_ { get; set; }
            public T @default { get; set; }
            public List<@class<@int, MF, value, T>> MemFormat { get; } = [];
        }
        public static partial class Program
        {
            public static object Run()
            {
                var copy = Open(new @class<int, string, long, short> { TCodec = 1, MFCodec = "2", reader = 3, T_ = 4, @default = 5, MemFormat = { new() } });
                return $"{copy.TCodec} {copy.MFCodec} {copy.reader} {copy.T_} {copy.@default}";
            }
        }
        """ + Copies));

    [Fact]
    public void Constraints_of_every_kind() => Assert.Equal("1 2 3 4 5 6 7", Run(Box + """
        public interface INamed { string Name { get; } }
        [MemFormattable] public partial class Line : INamed { public string Name { get; set; } = ""; }
        [MemFormattable] public sealed partial class Order<A, B, C, D, E, F, G>
            where A : class where B : class? where C : struct where D : notnull where E : unmanaged, Enum where F : Line, INamed, new() where G : Box<F>
        {
            public required A One { get; init; }
            public B? Two { get; set; }
            public C Three { get; set; }
            public required D Four { get; set; }
            public E? Five { get; set; }
            public F Six { get; set; } = new();
            public G? Seven { get; set; }
            public Dictionary<D, A>? Map { get; set; }
        }
        public static partial class Program
        {
            public static object Run()
            {
                var copy = Open(new Order<string, string, int, string, DayOfWeek, Line, Box<Line>>
                {
                    One = "1", Two = "2", Three = 3, Four = "4", Five = DayOfWeek.Friday, Six = new() { Name = "6" }, Seven = new() { Value = new() { Name = "7" } },
                });
                return $"{copy.One} {copy.Two} {copy.Three} {copy.Four} {(int)copy.Five!} {copy.Six.Name} {copy.Seven!.Value!.Name}";
            }
        }
        """ + Copies));

    [Fact]
    public void With_all_that_members_and_types_can_have() => Assert.Equal("written read | 1 2 3 | 4 x 5 | 6 7 8 | 9", Run("""
        [MemSurrogate(typeof(ForeignData<>))] public class Foreign<T>(T value) { public T Value => value; }
        [MemFormattable] public partial class ForeignData<T> : IMemSurrogate<ForeignData<T>, Foreign<T>>
        {
            public T? Value { get; set; }
            public static ForeignData<T> From(Foreign<T> value) => new() { Value = value.Value };
            public Foreign<T> ToValue() => new(Value!);
        }
        [MemFormattable] public partial class Old { public int Items { get; set; } public string Extra { get; set; } = "x"; }
        [MemFormattable] public partial class New<T> : IMemSerializing, IMemDeserialized
        {
            [MemIgnore] public string Log { get; set; } = "";
            [MemWas(typeof(int), nameof(FromCount))] public Dictionary<string, T?> Items { get; set; } = [];
            public (T? A, int B) Tuple { get; set; }
            public Lazy<T>? Late { get; set; }
            public KeyValuePair<T?, Tuple<T, T>?>? Pair { get; set; }
            public Serialized<List<T>>? Inner { get; set; }
            public Foreign<T>? Foreign { get; set; }
            public Foreign<Foreign<T[]>>? More { get; set; }
            public T?[]?[]? Jagged { get; set; }
            public MemExtensionData? Rest { get; set; }
            private static Dictionary<string, T?> FromCount(int count) => new() { ["count"] = default, [count + ""] = default };
            void IMemSerializing.OnSerializing() => Log += "written";
            void IMemDeserialized.OnDeserialized() => Log += "read";
        }
        public static partial class Program
        {
            public static object Run()
            {
                var made = new New<int>
                {
                    Tuple = (1, 2), Late = new(() => 3), Pair = new(4, new(0, 5)), Inner = Serialized.From(new List<int> { 6 }), Foreign = new(7), More = new(new([8])), Jagged = [[9]],
                };
                var copy = Open(made);
                var late = MemFormatSerializer.Deserialize<New<int>>(MemFormatSerializer.Serialize(new Old { Items = 4 }))!;
                var kept = MemFormatSerializer.Deserialize<Extra>(MemFormatSerializer.Serialize(late))!;
                return $"{made.Log} {copy.Log} | {copy.Tuple.A} {copy.Tuple.B} {copy.Late!.Value} | {(late.Items.ContainsKey("4") ? 4 : 0)} {kept.Extra_} {copy.Pair!.Value.Value!.Item2} | {copy.Inner!.Value![0]} {copy.Foreign!.Value} {copy.More!.Value.Value[0]} | {copy.Jagged![0]![0]}";
            }
        }
        [MemFormattable] public partial class Extra { [MemFormerName("Extra")] public string Extra_ { get; set; } = ""; }
        """ + Copies));
}
