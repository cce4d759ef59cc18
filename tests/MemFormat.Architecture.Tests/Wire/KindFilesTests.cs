using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Wire;

/// <summary>What is fixed about a kind stands in few files, so that a new one is soon complete.</summary>
public class KindFilesTests
{
    /// <summary>Those of numbers are more: each conversion is a rule of its own.</summary>
    private const int Most = 6;

    private static readonly (string File, string Text)[] s_sources =
        [.. WireRules.Sources.SelectMany(s => Repository.Files(s, "*.cs")).Select(f => (f, Repository.Read(f)))];

    /// <summary>Forms that the generator names, for collections that are yours.</summary>
    private static readonly string[] s_ruled = ["UserCollectionForm", "UserMapForm"];

    /// <summary>Extended kinds, which all new kinds are. Two are no values: what they hold is read by rules of its own.</summary>
    public static TheoryData<string> Extensions =>
        new(Regex.Matches(Repository.Read("src/Schema/Wire/WireExtension.cs"), @"^    (\w+) = \d+,$", RegexOptions.Multiline)
        .Select(m => m.Groups[1].Value).Except(["Serialized", "ExtensionData"]));

    [Theory]
    [MemberData(nameof(Extensions))]
    public void An_extended_kind_is_named_in_too_many_files(string kind) =>
        AtMost(Most, $@"\bWireExtension\.{kind}\b|enum WireExtension\b[\s\S]*?^    {kind} = \d|\bstruct {kind}Codec\b");

    /// <summary>Kinds with a type of their own beside the numbers. Dates and times take one more: what they are converted to.</summary>
    [Theory]
    [InlineData("Guid", 7)]
    [InlineData("DateTime", 9)]
    [InlineData("DateTimeOffset", 8)]
    [InlineData("TimeSpan", Most + 1)]
    [InlineData("DateOnly", Most + 1)]
    [InlineData("TimeOnly", Most + 1)]
    public void A_kind_is_named_in_too_many_files(string kind, int most) =>
        AtMost(most, $@"\bWireKind\.{kind}\b|enum WireKind\b[\s\S]*?^    {kind} = \d");

    /// <summary>A kind that is its text takes three files: their number, their codec, their public name.</summary>
    [Fact]
    public void A_kind_that_is_its_text_needs_more_than_three_files() =>
        AtMost(3, @"\bWireExtension\.IPAddress\b|enum WireExtension\b[\s\S]*?^    IPAddress = \d|\bstruct IPAddressCodec\b");

    /// <summary>A collection is its form: nothing else names one that has no rule of its own.</summary>
    [Fact]
    public void A_form_is_named_beside_its_own_file()
    {
        var forms = s_sources.SelectMany(s => Regex.Matches(s.Text, @"public struct (\w+Form)<").Select(m => (s.File, Name: m.Groups[1].Value)))
            .Where(f => f.File.Contains("/Collections/Forms/", StringComparison.Ordinal)).ToList();
        Assert.NotEmpty(forms);
        Assert.All(forms.ExceptBy(s_ruled, f => f.Name), f => Assert.Equal([f.File], Files($@"\b{f.Name}\b")));
    }

    private static void AtMost(int most, string pattern)
    {
        var files = Files(pattern);
        Assert.NotEmpty(files);
        Assert.True(files.Length <= most, string.Join("\n", files));
    }

    private static string[] Files(string pattern) =>
        [.. s_sources.Where(s => Regex.IsMatch(s.Text, pattern, RegexOptions.Multiline)).Select(s => s.File)];
}
