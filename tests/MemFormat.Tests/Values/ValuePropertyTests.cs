using System.Collections;
using System.Numerics;
using System.Text;
using FsCheck.Fluent;
using FsCheck;

namespace MemFormat.Tests.Values;

/// <summary>What holds for all values, tried with many.</summary>
public class ValuePropertyTests
{
    private static readonly Gen<byte[]> s_bytes = ArbMap.Default.GeneratorFor<byte[]>().Where(b => b is not null);

    [Fact]
    public void Whole_numbers_round_trip() => Holds(s_bytes.Select(b => new BigInteger(b)));

    [Fact]
    public void Whole_numbers_take_the_fewest_bytes() => Check(s_bytes.Select(b => new BigInteger(b)), value =>
        Body(value).Length == 1 + (value.IsZero ? 0 : value.GetByteCount()) || value.GetByteCount() > 31);

    [Fact]
    public void Runes_round_trip() => Holds(Gen.Choose(0, 0x10FFFF).Where(Rune.IsValid).Select(v => new Rune(v)));

    [Fact]
    public void Indices_round_trip() => Holds(ArbMap.Default.GeneratorFor<int>().Select(v => v < 0 ? Index.FromEnd(~v) : Index.FromStart(v)));

    [Fact]
    public void Versions_round_trip() => Holds(Gen.Choose(0, int.MaxValue).ArrayOf(4).SelectMany(n => Gen.Elements(
        new Version(n[0], n[1]), new Version(n[0], n[1], n[2]), new Version(n[0], n[1], n[2], n[3]))));

    [Fact]
    public void Uris_round_trip()
    {
        // Absolute ones that were made of paths are the next test's.
        var beginnings = Gen.Elements(
            "", " ", "/", "//", "\\", "a:", "C:", "C:\\", "1:", ":", "#", "?", "./", "..", "http:", "http://a/", "mailto:", "file:", "x-y:/");
        var kinds = Gen.Elements(UriKind.Absolute, UriKind.Relative, UriKind.RelativeOrAbsolute);
        var uris = beginnings.SelectMany(b => ArbMap.Default.GeneratorFor<string>().SelectMany(t => kinds.Select(k => Made(b + t, k))));
        Holds(uris.Where(u => u is not null && !(u.IsAbsoluteUri && Codecs.UriCodec.IsPath(u.OriginalString))), count: 3000);
    }

    /// <summary>Whether a path is absolute depends on what it was made as, and stays so.</summary>
    [Theory]
    [InlineData("/a/b")]
    [InlineData("//host/a")]
    [InlineData("\\\\host\\a")]
    [InlineData("C:\\a")]
    [InlineData("/a%b/ c")]
    public void Uris_that_were_made_of_paths_stay_equal(string path)
    {
        var relative = Made(path, UriKind.Relative);
        Assert.True(relative is null || (Again(relative) is { IsAbsoluteUri: false } again && again.OriginalString == path));
        var absolute = Made(path, UriKind.Absolute);
        Assert.True(absolute is null || (Again(absolute) is { IsAbsoluteUri: true } other && other.AbsoluteUri == absolute.AbsoluteUri));
        Assert.False(relative is null && absolute is null);
    }

    [Fact]
    public void Paths_without_a_URI_cannot_be_written() =>
        Assert.True(Made("/a:", UriKind.Absolute) is not { } path || Assert.Throws<ArgumentException>(() => Body(path)) is not null);

    [Fact]
    public void Bits_round_trip() => Holds(ArbMap.Default.GeneratorFor<bool[]>().Where(b => b is not null).Select(b => new BitArray(b)));

    [Fact]
    public void Texts_that_are_built_are_written_as_texts() => Check(ArbMap.Default.GeneratorFor<string>().Where(t => t is not null), text =>
        Body(new StringBuilder(text)).SequenceEqual(Body(text)) && Again(new StringBuilder(text))!.ToString() == text);

    [Fact]
    public void Pairs_round_trip() => Holds(ArbMap.Default.GeneratorFor<(int?, string?)>());

    [Fact]
    public void Tuples_that_are_classes_round_trip() => Holds(ArbMap.Default.GeneratorFor<Tuple<int, string?, decimal?>>());

    [Fact]
    public void Long_tuples_round_trip() =>
        Holds(ArbMap.Default.GeneratorFor<(byte?, int, long)>().SelectMany(a => ArbMap.Default.GeneratorFor<(string?, bool?)>().Select(b =>
        (a.Item1, a.Item2, a.Item3, b.Item1, b.Item2, a.Item1, a.Item2, b.Item1, b.Item2, a.Item3))));

    [Fact]
    public void Arrays_of_two_dimensions_round_trip() => Holds(ArbMap.Default.GeneratorFor<int[,]>());

    private static Uri? Made(string? text, UriKind kind) => Uri.TryCreate(text, kind, out var uri) ? uri : null;

    private static void Holds<T>(Gen<T> values, int count = 300) => Check(values, value => Same.Difference(value, Again(value)) is null, count);

    private static void Check<T>(Gen<T> values, Func<T, bool> property, int count = 300) =>
        Prop.ForAll(Arb.From(values), property).Check(Config.QuickThrowOnFailure.WithMaxTest(count));

    private static T? Again<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value));

    private static byte[] Body<T>(T value) => MemFormatSerializer.Serialize(value, Headers.None);
}
