using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;

namespace MemFormat.Tests.Docs;

/// <summary>Each message on docs/troubleshooting.md that a running program gives: the mistake is made, and the message is the page's.</summary>
public sealed partial class MistakeTests
{
    /// <summary>
    /// Messages about many payloads, two assemblies or C# 15: AmplificationTests, CollisionTests, CompositionTests,
    /// RecordedTests and RoundTripTests of MemFormat.Unions.Tests provoke them.
    /// </summary>
    private static readonly string[] s_elsewhere = [
        "The payload asks for more memory", "The keys collide.", "The enum …", "MemFormat cannot distinguish",
        "A union … holds no value, which is null"];

    private static readonly MemFormatOptions s_none = new() { Header = MemFormatHeader.None };

    private static readonly MemFormatOptions s_brotli = new() { Compression = MemFormatCompression.Brotli() };

    private static readonly Dictionary<string, Action> s_mistakes = new()
    {
        ["The payload is empty."] = () => MemFormatSerializer.Deserialize<V1.Person>(null),
        ["The payload ends too early."] = () => MemFormatSerializer.Deserialize<V1.Person>(Person()[..^1]),
        ["These bytes are not a MemFormat payload; they look"] = () => MemFormatSerializer.Deserialize<V1.Person>("{\"name\":\"Ada\"}"u8),
        ["These bytes are not a MemFormat payload, or"] = () => MemFormatSerializer.Deserialize<V1.Person>("Ada Lovelace"u8[1..]),
        ["The bytes are not a valid value"] = () => MemFormatSerializer.Deserialize<bool>([2], s_none),
        ["The payload is a message of a session."] = () => MemFormatSerializer.Deserialize<V1.Person>(Session()),
        ["The bytes are not a message of a session."] = () => First(new MemoryStream(Person())),
        ["Code of your types threw"] = () => MemFormatSerializer.Deserialize<Positive>(MemFormatSerializer.Serialize(new Any { Value = -1 })),
        ["A map has duplicate keys."] = () =>
            MemFormatSerializer.Deserialize<ScoresOfAnyCase>(MemFormatSerializer.Serialize(new Scores { Of = { ["a"] = 1, ["A"] = 2 } })),
        ["The limit … is exceeded."] = () =>
            MemFormatSerializer.DeserializeAsync<V1.Person>(new MemoryStream(Person()),
                new MemFormatOptions { Limits = new MemFormatLimits { MaxPayloadBytes = 4 } }).AsTask().GetAwaiter().GetResult(),
        ["The limit MaxDepth"] = () =>
        {
            var ring = new Knot();
            ring.Next = ring;
            MemFormatSerializer.Serialize(ring);
        },
        ["The thread's stack is too small"] = () =>
        {
            var ring = new Knot();
            ring.Next = ring;
            MemFormatSerializer.Serialize(ring, new MemFormatOptions { Limits = new MemFormatLimits { MaxDepth = 1_000_000 } });
        },
        ["The root is null in the payload"] = () => MemFormatSerializer.Deserialize<int>(MemFormatSerializer.Serialize<int?>(null)),
        ["… cannot be read from"] = () => MemFormatSerializer.Deserialize<V2.Person>(Person()),
        ["… has no member in common"] = () => MemFormatSerializer.Deserialize<Knot>(Person()),
        ["… knows its members by name"] = () =>
            MemFormatSerializer.Deserialize<V1.Person>(MemFormatSerializer.Serialize(new Numbered { Name = "Ada" })),
        ["… is … and cannot"] = () => MemFormatSerializer.Deserialize<int>(Person()),
        ["… is in the payload, but"] = () =>
            MemFormatSerializer.Deserialize<Named>(Person(), new MemFormatOptions { Strictness = MemFormatStrictness.UnknownMembers }),
        ["… is not in the payload"] = () =>
            MemFormatSerializer.Deserialize<V1.Person>(
                MemFormatSerializer.Serialize(new Named()), new MemFormatOptions { Strictness = MemFormatStrictness.MissingMembers }),
        ["… states another contract"] = () => MemFormatSerializer.Deserialize<Contracted>(MemFormatSerializer.Serialize(new OtherwiseContracted())),
        ["… states a contract"] = () => MemFormatSerializer.Deserialize<Contracted>(Person()),
        ["… states no contract"] = () => MemFormatSerializer.Deserialize<V1.Person>(MemFormatSerializer.Serialize(new Contracted())),
        ["The payload has the unknown fingerprint"] = () =>
            MemFormatSerializer.Deserialize<Knot>(
                MemFormatSerializer.Serialize(new V1.Person(), new MemFormatOptions { Header = MemFormatHeader.Fingerprint })),
        ["The payload is compressed with"] = () =>
            MemFormatSerializer.Deserialize<string>(MemFormatSerializer.Serialize(new string('a', 1000), s_brotli)),
        ["The union … has no case"] = () => MemFormatSerializer.Deserialize<V1.Animal>(MemFormatSerializer.Serialize<V2.Animal>(new V2.Cat())),
        ["The value is case … of a union"] = () => MemFormatSerializer.Deserialize<Weighed>(MemFormatSerializer.Serialize(new Labelled("heavy"))),
        ["A value of a case that this program does not have refers"] = () => Kept(new Linked.Cat { Prey = new Linked.Mouse() }),
        ["… is null in the payload"] = () => MemFormatSerializer.Deserialize<Named>(MemFormatSerializer.Serialize(new MaybeNamed())),
        ["… is required"] = () => MemFormatSerializer.Deserialize<V3.Person>(Person()),
        ["The number does not fit"] = () => MemFormatSerializer.Deserialize<Small>(MemFormatSerializer.Serialize(new Large { Count = 1L << 40 })),
        ["The text is not the one .NET prints"] = () =>
            MemFormatSerializer.Deserialize<Small>(MemFormatSerializer.Serialize(new Texts { Count = "007" })),
        ["The list has … elements"] = () =>
            MemFormatSerializer.Deserialize<Small>(MemFormatSerializer.Serialize(new Lists { Count = [7, 8] })),
        ["The payload is followed by"] = () => MemFormatSerializer.Deserialize<V1.Person>([.. Person(), 0]),
        ["MemFormat finds no codec"] = () => MemFormatSerializer.Serialize(new MistakeTests(), typeof(MistakeTests)),
        ["A … cannot be written as"] = () => MemFormatSerializer.Serialize<Base>(new Derived()),
        ["A … is not a case"] = () => MemFormatSerializer.Serialize<V1.Animal>(new V1.Wolf()),
        ["Case … of the union …, which this program does not have,"] = () =>
            MemFormatSerializer.Serialize(new List<Keeping.Animal> { Kept(new Linked.Cat()), Kept(new V2.Cat()) }),
        ["A value of an unknown case"] = () => MemFormatSerializer.Serialize((Keeping.Other)Kept(new V2.Cat())),
        ["… is null, but"] = () => MemFormatSerializer.Serialize(new Named { Name = null! }),
        ["A collection changed"] = () =>
        {
            var growing = new Growing();
            growing.All.Add(new Growing { Owner = growing.All });
            MemFormatSerializer.Serialize(growing);
        },
        ["… needs a state"] = () => MemFormatSerializer.Serialize(new States.Log(), new MemFormatOptions { State = "a world" }),
        ["A payload without a header cannot be compressed"] = () =>
            MemFormatSerializer.Serialize(1, new MemFormatOptions { Header = MemFormatHeader.None, Compression = MemFormatCompression.Brotli() }),
        ["A payload without a header cannot be null."] = () => MemFormatSerializer.Serialize<V1.Person?>(null, s_none),
    };

    public static TheoryData<string> Messages => new(OnPage().Where(message => !s_elsewhere.Any(message.StartsWith)));

    [Theory, MemberData(nameof(Messages))]
    public void A_mistake_has_the_message_of_the_page(string message)
    {
        var (_, mistake) = Assert.Single(s_mistakes, m => message.StartsWith(m.Key, StringComparison.Ordinal));
        var exception = Assert.ThrowsAny<Exception>(mistake);
        Assert.Matches("^" + Regex.Escape(message).Replace("…", ".+", StringComparison.Ordinal), exception.Message);
    }

    [Fact]
    public void A_buffer_that_is_too_small_stays_as_it_was()
    {
        var small = new byte[Person().Length - 1];
        Assert.False(MemFormatSerializer.TrySerialize(small, new V1.Person { Name = "Ada", Age = 36 }, out var written));
        Assert.Equal(0, written);
        Assert.Equal(new byte[small.Length], small);
    }

    [Fact]
    public void The_page_has_thirty_mistakes_of_running_programs() => Assert.InRange(OnPage().Count(), 30, 100);

    [Fact]
    public void Each_mistake_is_on_the_page() =>
        Assert.All(s_mistakes.Keys.Concat(s_elsewhere),
            start => Assert.Single(OnPage(), message => message.StartsWith(start, StringComparison.Ordinal)));

    private static IEnumerable<string> OnPage()
    {
        var page = File.ReadAllText(Path.Combine(Folder(), "../../../docs/troubleshooting.md"));
        return Quoted().Matches(page[..page.IndexOf("\n## Errors of your build", StringComparison.Ordinal)]).Select(match => match.Groups[1].Value);
    }

    [GeneratedRegex("```text\n(.*)\n```")]
    private static partial Regex Quoted();

    private static string Folder([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;

    private static byte[] Person() => MemFormatSerializer.Serialize(new V1.Person { Name = "Ada", Age = 36 });

    private static Keeping.Animal Kept(V2.Animal animal) => MemFormatSerializer.Deserialize<Keeping.Animal>(MemFormatSerializer.Serialize(animal))!;

    private static Keeping.Animal Kept(Linked.Animal animal) =>
        MemFormatSerializer.Deserialize<Keeping.Animal>(MemFormatSerializer.Serialize(animal))!;

    private static byte[] Session()
    {
        var stream = new MemoryStream();
        MemFormatSerializer.WriteManyAsync(stream, new[] { new V1.Person() }).AsTask().GetAwaiter().GetResult();
        return stream.ToArray();
    }

    private static void First(Stream stream) =>
        MemFormatSerializer.ReadManyAsync<V1.Person>(stream).GetAsyncEnumerator().MoveNextAsync().AsTask().GetAwaiter().GetResult();
}
