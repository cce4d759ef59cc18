using System.Buffers;
using System.Collections;

namespace MemFormat.Tests;

/// <summary>What cannot be written is named by its path, as what cannot be read is.</summary>
public partial class WritePathTests
{
    public static TheoryData<string, Bundle> Failures => new()
    {
        { "Bundle.Thing", new() { Thing = new LargeThing() } },
        { "Bundle.Things[2]", new() { Things = [new(), new(), new LargeThing()] } },
        { "Bundle.ByName[1]", new() { ByName = new() { ["a"] = new(), ["b"] = new LargeThing() } } },
        { "Bundle.Inner.Things[0]", new() { Inner = new() { Things = [new LargeThing()] } } },
        { "Bundle.Pair.Item2", new() { Pair = (1, new LargeThing()) } },
        { "Bundle.Color", new() { Color = new Shade { Name = null } } },
        { "Bundle.Colors[1]", new() { Colors = [new Shade { Name = "red" }, new Shade { Name = null }] } },
        { "Bundle.Numbers", new() { Numbers = new LyingNumbers() } },
        { "Bundle.Texts", new() { Texts = new LyingTexts() } },
        { "Bundle.Last.Numbers", new() { Things = [new(), new()], Numbers = [1, 2], Last = new() { Numbers = new LyingNumbers() } } },
    };

    public static TheoryData<string, Scene> SceneFailures => new()
    {
        { "Scene.Main", new() { Main = new Star() } },
        { "Scene.Figures[2]", new() { Figures = [new Disc(), new Disc { Radius = 3 }, new Star()] } },
        { "Scene.Figures[1].Frame", new() { Figures = [new Disc(), new Group { Frame = new Star() }] } },
        { "Scene.First.Next.Figure", new() { First = new Link { Next = new Link { Figure = new Star() } } } },
        { "Scene.First.Next.Next.Thing", new() { First = new Link { Next = new Link { Next = new Link { Thing = new LargeThing() } } } } },
    };

    [Theory, MemberData(nameof(Failures))]
    public void Each_error_has_the_path(string path, Bundle value) => AssertAll(path, value, hasNone: false);

    [Theory, MemberData(nameof(SceneFailures))]
    public void So_it_has_among_unions_and_shared_objects(string path, Scene value) => AssertAll(path, value, hasNone: true);

    [Fact]
    public async Task So_it_has_within_a_session()
    {
        var error = await Assert.ThrowsAsync<MemFormatException>(() => MemFormatSerializer.WriteManyAsync(
            new MemoryStream(), new[] { new Scene { Figures = [new Disc()] }, new Scene { Figures = [new Disc(), new Star()] } }).AsTask());
        Assert.Equal("Scene.Figures[1]", error.Path);
    }

    [Fact]
    public void A_chain_that_is_too_long_shows_its_members()
    {
        var first = new Chain();
        first.Next = first;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(first));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
        Assert.Equal("Chain(.Next ×64)", error.Path);
    }

    /// <summary>Bytes that a buffer of users took are gone, and without a header there is no telling whose bytes they are.</summary>
    [Fact]
    public void Where_it_is_unknown_nothing_is_said()
    {
        var value = new Bundle { Text = new string('a', 100_000), Thing = new LargeThing() };
        Assert.Null(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new SmallSpans(), value)).Path);
        Assert.Null(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(value, Headers.None)).Path);
        var scene = new Scene { Text = value.Text, Main = new Star() };
        Assert.Null(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new SmallSpans(), scene)).Path);
    }

    private static void AssertAll<T>(string path, T value, bool hasNone)
    {
        foreach (var header in Enum.GetValues<MemFormatHeader>())
        {
            if (header == MemFormatHeader.None && !hasNone)
                continue;
            var options = new MemFormatOptions { Header = header };
            AssertPath(path, () => MemFormatSerializer.Serialize(value, options));
            AssertPath(path, () => MemFormatSerializer.TrySerialize(new byte[9999], value, out _, options));
            if (header == MemFormatHeader.None)
                continue;
            AssertPath(path, () => MemFormatSerializer.Serialize(new ArrayBufferWriter<byte>(), value, options));
            AssertPath(path,
                () => MemFormatSerializer.Serialize(value, new MemFormatOptions { Header = header, Compression = MemFormatCompression.Brotli() }));
        }
    }

    private static void AssertPath(string path, Action write)
    {
        var error = Assert.ThrowsAny<Exception>(write);
        Assert.True(error is MemFormatException or InvalidOperationException, error.ToString());
        Assert.EndsWith($" ({path})", error.Message, StringComparison.Ordinal);
    }

    [MemFormattable]
    public partial class Bundle
    {
        public string Text { get; set; } = "text";
        public int Id { get; set; } = 5;
        public Thing? Thing { get; set; }
        public List<Thing> Things { get; set; } = [];
        public Dictionary<string, Thing>? ByName { get; set; }
        public Bundle? Inner { get; set; }
        public (int, Thing?) Pair { get; set; }
        public Shade Color { get; set; } = new() { Name = "blue" };
        public List<Shade> Colors { get; set; } = [];
        public ICollection<int> Numbers { get; set; } = [];
        public ICollection<string> Texts { get; set; } = [];
        public Bundle? Last { get; set; }
    }

    [MemFormattable]
    public partial class Thing
    {
        public int Size { get; set; }
    }

    public class LargeThing : Thing;

    [MemSurrogate(typeof(ShadeName))]
    public class Shade
    {
        public string? Name { get; set; }
    }

    [MemFormattable]
    public partial class ShadeName : IMemSurrogate<ShadeName, Shade>
    {
        public string Name { get; set; } = "";

        public static ShadeName From(Shade value) => value.Name is null ? null! : new() { Name = value.Name };

        public Shade ToValue() => new() { Name = Name };
    }

    [MemFormattable]
    public partial class Scene
    {
        public string Text { get; set; } = "";
        public List<Figure> Figures { get; set; } = [];
        public Figure? Main { get; set; }
        public Link? First { get; set; }
    }

    [MemFormattable, MemUnion(1, typeof(Disc)), MemUnion(2, typeof(Group))]
    public abstract partial class Figure;

    [MemFormattable]
    public partial class Disc : Figure
    {
        public int Radius { get; set; }
    }

    [MemFormattable]
    public partial class Group : Figure
    {
        public Figure? Frame { get; set; }
    }

    public class Star : Figure;

    [MemFormattable(PreserveReferences = true)]
    public sealed partial class Link
    {
        public Link? Next { get; set; }
        public Figure? Figure { get; set; }
        public Thing? Thing { get; set; }
    }

    [MemFormattable]
    public sealed partial class Chain
    {
        public bool IsOfThisTest { get; set; }
        public Chain? Next { get; set; }
    }

    private abstract class Lying<T> : ICollection<T>
    {
        public int Count => 3;
        public bool IsReadOnly => true;
        public void Add(T item) => throw new NotSupportedException();
        public void Clear() => throw new NotSupportedException();
        public bool Contains(T item) => false;
        public void CopyTo(T[] array, int arrayIndex)
        {
        }

        public bool Remove(T item) => false;
        public IEnumerator<T> GetEnumerator() => Enumerable.Empty<T>().GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class LyingNumbers : Lying<int>;

    private sealed class LyingTexts : Lying<string>;

    private sealed class SmallSpans : IBufferWriter<byte>
    {
        public void Advance(int count)
        {
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => new byte[Math.Max(sizeHint, 16)];

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
