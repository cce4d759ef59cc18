using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>What the generator makes of recorded schema files.</summary>
public sealed class RecordedSourceTests
{
    private const string Folder = "/repo/app/";

    private static RecordedRoot Root(string type, string release, byte[] descriptor, byte[]? cases = null) =>
        new(type, release, descriptor.ToEquatableArray(), (cases ?? []).ToEquatableArray());

    private static TextFile Shipped(params object[] lines) =>
        new(Folder + RecordedFile.ShippedName, $"{RecordedFile.Head}\n{string.Join("\n", lines)}\n");

    private static TextFile Unshipped(params object[] lines) =>
        new(Folder + RecordedFile.UnshippedName, $"{RecordedFile.Head}\n{string.Join("\n", lines)}\n");

    private static Generated Generate(params AdditionalText[] files) =>
        Generated.From(Source.Compile(Source.Shop("public class Other;")), files: files);

    private static IEnumerable<string> Errors(params AdditionalText[] files) =>
        Generate(files).Diagnostics
            .Select(d => $"{d.Id} {d.Location.GetLineSpan().Path}({d.Location.GetLineSpan().StartLinePosition.Line + 1}): {d.GetMessage()}");

    [Fact]
    public Task Schemas_are_data_that_compiles_without_complaint()
    {
        var generated = Generate(
            Shipped(Root("Shop.Order", "1.0", [26, 0, 8, 5]), Root("Shop.IShape", "1.0", [27, 0], [1, 1, 4, 26, 0, 8, 5]),
                new RecordedMember("Shop.Order", "1", "Int32")),
            Unshipped(Root("Shop.Order", RecordedRoot.Unshipped, [26, 0, 8, 7])));
        generated.Emit();
        return Snapshot.Verify(generated.Driver);
    }

    [Fact]
    public void Nothing_is_emitted_where_nothing_is_recorded()
    {
        Assert.Empty(Generate().Files);
        Assert.Empty(Generate(Shipped("Shop.Order is class ids"), Unshipped()).Files);
        Assert.Empty(Generate(new TextFile(Folder + "Other.txt", "anything"), new TextFile(Folder + RecordedFile.ShippedName, "")).Files);
    }

    [Fact]
    public void A_schema_that_several_lines_of_a_type_hold_is_emitted_once()
    {
        var code = Generate(
            Shipped(Root("Shop.Order", "1.0", [26, 0, 8, 5]), Root("Shop.Twin", "2.0", [26, 0, 8, 5])),
            Unshipped(Root("Shop.Order", RecordedRoot.Unshipped, [26, 0, 8, 5]))).Files.Single().SourceText.ToString();
        Assert.Contains("M_::MemFormatRecorded(\"Shop.Order 1.0\", \"GgAIBQ==\")", code);
        Assert.Contains("M_::MemFormatRecorded(\"Shop.Twin 2.0\", \"GgAIBQ==\")", code);
        Assert.Equal(3, code.Split("M_::MemFormatRecorded(").Length);
    }

    [Fact]
    public void Errors_are_said_of_the_line()
    {
        Assert.Equal(
            [
                "MF050 /repo/app/MemFormat.Shipped.txt(2): Correct this line of MemFormat.Shipped.txt: 'was' is not is, member, case, value, constant, reserved, accepts or root",
                "MF050 /repo/app/MemFormat.Unshipped.txt(3): Correct this line of MemFormat.Unshipped.txt: a kind is missing",
            ],
            Errors(Shipped("Shop.Order was class"), Unshipped("# new", "Shop.Order member A")));
        Assert.Equal("MF050", Generate(Shipped("a")).Diagnostics.Single().Id);
    }

    [Fact]
    public void Schemas_with_one_fingerprint_are_an_error()
    {
        var (one, other) = Collision();
        Assert.Equal(
            ["MF051 /repo/app/MemFormat.Unshipped.txt(3): Change the schema of Shop.B unshipped or Shop.A 1.0, for example by its Contract: both have the same fingerprint, and a payload with that fingerprint could be of either"],
            Errors(Shipped(Root("Shop.A", "1.0", one)), Unshipped("Shop.A is class ids", Root("Shop.B", RecordedRoot.Unshipped, other))));
        Assert.Empty(Errors(Shipped(Root("Shop.A", "1.0", one)), Unshipped(Root("Shop.B", RecordedRoot.Unshipped, one))));
    }

    [Fact]
    public void Cases_are_part_of_the_schema()
    {
        // The same bytes in all, cut elsewhere: one hash, two schemas.
        var (whole, cut) = (Root("Shop.A", "1.0", [26, 0, 8, 5]), Root("Shop.B", "1.0", [26, 0, 8], [5]));
        Assert.Equal(whole.Fingerprint, cut.Fingerprint);
        Assert.StartsWith("MF051", Assert.Single(Errors(Shipped(whole, cut))));
    }

    private static (byte[] One, byte[] Other) Collision()
    {
        var seen = new Dictionary<uint, byte[]>();
        for (var i = 0; ; i++)
        {
            var bytes = BitConverter.GetBytes(i);
            var fingerprint = Fingerprints.Short(Fingerprints.Of(Fingerprints.Hash(bytes)));
            if (!seen.TryAdd(fingerprint, bytes))
                return (seen[fingerprint], bytes);
        }
    }
}
