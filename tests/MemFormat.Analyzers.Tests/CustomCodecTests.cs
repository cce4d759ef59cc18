using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF031 on types and MF002 at members: codecs that do not fit.</summary>
public sealed class CustomCodecTests
{
    private const string Body =
        "public override string Id => \"a\"; public override void Write(ref MemFormatWriter writer, Money value) { } public override Money Read(ref MemFormatReader reader) => new();";

    private const string Codec = "public class MoneyCodec : MemFormatCodec<Money> { " + Body + " } ";

    [Fact]
    public Task Codecs_that_fit_are_not_reported() =>
        AssertClean(Shop(Codec
            + "[MemCodec(typeof(MoneyCodec))] public class Money; [MemFormattable] public partial class Shelf { public Money? A { get; set; } [MemCodec(typeof(MoneyCodec))] public Money B { get; set; } = new(); public Dictionary<int, Money> C { get; } = []; }"));

    [Theory]
    [InlineData("public class Other;", "Other")]
    [InlineData("public abstract class Other : MemFormatCodec<Money> { " + Body + " }", "Other")]
    [InlineData("public class Other(int a) : MemFormatCodec<Money> { public int A => a; " + Body + " }", "Other")]
    [InlineData("public class Outer { private class Other : MemFormatCodec<Money> { " + Body
        + " } [[|MemCodec(typeof(Other))|]] public class Inner; } public class Money;", null)]
    [InlineData("", "List<>")]
    public Task Codecs_that_do_not_fit(string other, string? name) =>
        AssertReports("MF031", Shop(name is null ? other : $"{other} [[|MemCodec(typeof({name}))|]] public class Money;"));

    [Fact]
    public Task A_codec_and_code_of_its_own() =>
        AssertReports("MF009", Shop(Codec + "[MemFormattable, MemCodec(typeof(MoneyCodec))] public partial class [|Money|];"));

    [Fact]
    public Task A_codec_and_a_surrogate() =>
        AssertReports("MF030", Shop(Codec + "[MemCodec(typeof(MoneyCodec)), [|MemSurrogate(typeof(Money))|]] public class Money;"));

    [Fact]
    public Task Members_with_a_codec_of_another_type() =>
        AssertReports("MF002",
            Shop(Codec
                + "public class Money; [MemFormattable] public partial class Shelf { [MemCodec(typeof(MoneyCodec))] public List<Money> [|A|] { get; set; } = []; }"));

    [Fact]
    public Task A_codec_of_a_nullable_value_type_does_not_fit() =>
        AssertReports("MF002",
            Shop("public class Codec : MemFormatCodec<int?> { public override string Id => \"a\"; public override void Write(ref MemFormatWriter writer, int? value) { } public override int? Read(ref MemFormatReader reader) => 1; } [MemFormattable] public partial class Shelf { [MemCodec(typeof(Codec))] public int? [|A|] { get; set; } }"));
}
