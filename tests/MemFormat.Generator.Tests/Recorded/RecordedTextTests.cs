using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>The text of recorded schema files: every line comes back, and what is no line is said where it is.</summary>
public sealed class RecordedTextTests
{
    private static readonly RecordedRoot s_root = new("Shop.Order", "1.0", new byte[] { 26, 0, 8, 5 }.ToEquatableArray(), EquatableArray<byte>.Empty);

    private static readonly RecordedLine[] s_lines =
    [
        new RecordedCase("Shop.IShape", 1, "Shop.Circle"),
        new RecordedCase("Shop.IShape", 2, "Shop.Dot") { IsRemoved = true },
        new RecordedType("Shop.IShape", "interface", ""),
        new RecordedMember("Shop.Order", "Customer", "String") { IsRequired = true },
        new RecordedMember("Shop.Order", "Lines", "List<Shop.Line>"),
        new RecordedMember("Shop.Order", "Note", "String?") { IsRemoved = true },
        new RecordedMember("Shop.Order", "Surname", "Int32") { Name = "LastName" },
        new RecordedReserved("Shop.Order", "Note"),
        new RecordedType(
            "Shop.Order", "class", "names") { Contract = "my 100 % order\t", Base = "Lib.Entity<System.Int32>", PreservesReferences = true },
        s_root,
        s_root with { Type = "Shop.Shelf", Cases = new byte[] { 1, 1, 0 }.ToEquatableArray() },
        new RecordedMember("Shop.Pet", "1", "Int32?") { Name = "Age" },
        new RecordedType("Shop.Pet", "struct", "ids"),
        new RecordedType("Shop.State", "enum", "Int32"),
        new RecordedValue("Shop.State", "Closed", "-9223372036854775808"),
        new RecordedValue("Shop.State", "Open", "0"),
    ];

    private static RecordedFile Parse(string lines, bool isShipped = true)
    {
        var file = RecordedFile.Parse(RecordedFile.Head + "\n" + lines, isShipped, out var errors);
        Assert.Empty(errors);
        return file;
    }

    private static string Error(string lines, bool isShipped = true)
    {
        RecordedFile.Parse(RecordedFile.Head + "\n" + lines, isShipped, out var errors);
        var error = Assert.Single(errors);
        return $"{error.Line}: {error.Message}";
    }

    [Fact]
    public void Every_kind_of_line_comes_back()
    {
        var lines =
            s_lines.Select(l => l is RecordedRoot { Cases.Count: > 0 } root
                ? new RecordedRoot(root.Type, root.Release, root.Descriptor, root.Cases)
                : l).ToList();
        var file = new RecordedFile(lines.ToEquatableArray(), new[] { "# Ours." }.ToEquatableArray());
        var again = RecordedFile.Parse(file.ToText(), isShipped: true, out var errors);
        Assert.Empty(errors);
        Assert.Equal(lines.OrderBy(l => l.ToString(), StringComparer.Ordinal), again.Lines);
        Assert.Equal(file.Comments, again.Comments);
        Assert.Equal(file.ToText(), again.ToText());
    }

    [Fact]
    public void The_text_is_readable_and_sorted() => Assert.Equal(
        """
        memformat schemas 1
        # Ours.
        Shop.IShape case 1 Shop.Circle
        Shop.IShape is interface
        Shop.Order is class names contract=an%0020order
        Shop.Order member Customer String required
        Shop.Order member Note String? removed
        Shop.Order root 1ce0f5bdb26b1ccc 1.0 GgAIBQ==
        Shop.State value Open 0

        """.Replace("\r", "").Replace("1ce0f5bdb26b1ccc", s_root.Fingerprint.ToString("x16")),
        new RecordedFile(
            new RecordedLine[] { new RecordedValue("Shop.State", "Open", "0"), s_root, s_lines[5], s_lines[3],
                new RecordedType("Shop.Order", "class", "names") { Contract = "an order" }, s_lines[2], s_lines[0] }.ToEquatableArray(),
            new[] { "# Ours." }.ToEquatableArray()).ToText());

    [Fact]
    public void Fingerprints_are_those_of_payloads()
    {
        var hash = System.Security.Cryptography.SHA256.HashData([.. s_root.Descriptor]);
        Assert.Equal(BitConverter.ToUInt64(hash) << 3 >> 3, s_root.Fingerprint);
        Assert.Equal(BitConverter.ToUInt32(hash) & 0x1FFF_FFFF, Wire.Fingerprints.Short(s_root.Fingerprint));
    }

    [Theory]
    [InlineData("")]
    [InlineData("\n\n")]
    [InlineData("# nothing\n")]
    [InlineData("\uFEFF")]
    public void A_file_may_be_empty(string text)
    {
        Assert.Empty(RecordedFile.Parse(text, isShipped: false, out var errors).Lines);
        Assert.Empty(errors);
    }

    [Fact]
    public void Blanks_at_the_ends_of_lines_byte_order_marks_order_and_comments_do_not_matter()
    {
        var file = RecordedFile.Parse("\uFEFF# first\r\nmemformat schemas 1\r\n\r\nShop.B is class ids \r\n# second\r\nShop.A is class ids\r\n",
            isShipped: true, out var errors);
        Assert.Empty(errors);
        Assert.Equal(["Shop.A is class ids", "Shop.B is class ids"], file.Lines.Select(l => l.ToString()));
        Assert.Equal(["# first", "# second"], file.Comments);
    }

    [Fact]
    public void A_line_that_two_branches_added_is_one_line() =>
        Assert.Equal(["Shop.A is class ids"], Parse("Shop.A is class ids\nShop.A is class ids").Lines.Select(l => l.ToString()));

    [Theory]
    [InlineData("Shop.A is class ids\nShop.A is class names", "2: another line contradicts this one on 'Shop.A is': keep one of them")]
    [InlineData("Shop.A is class ids\n<<<<<<< HEAD", "2: a merge is not finished")]
    [InlineData("=======", "1: a merge is not finished")]
    [InlineData("Shop.A", "1: the kind of line is missing")]
    [InlineData("Shop.A was class ids", "1: 'was' is not is, member, case, value, constant, reserved, accepts or root")]
    [InlineData("Shop.A is thing ids", "1: 'thing' is not class, struct, interface or enum")]
    [InlineData("Shop.A is class", "1: names or ids is missing")]
    [InlineData("Shop.A is class both", "1: 'both' is not names or ids")]
    [InlineData("Shop.A is class names contract=%00", "1: the contract is not valid")]
    [InlineData("Shop.A is class names new", "1: 'new' has no meaning here")]
    [InlineData("Shop.A is  class names", "1: class, struct, interface or enum is missing")]
    [InlineData("Shop.A member B", "1: a kind is missing")]
    [InlineData("Shop.A member B Int32 removed removed", "1: 'removed' has no meaning here")]
    [InlineData("Shop.A case -1 B", "1: '-1' is not a tag")]
    [InlineData("Shop.A case 01 B", "1: '01' is not a tag")]
    [InlineData("Shop.A case 99999999999 B", "1: '99999999999' is not a tag")]
    [InlineData("Shop.A value B 1.5", "1: '1.5' is not a number")]
    [InlineData("Shop.A value B -", "1: '-' is not a number")]
    [InlineData("Shop.A root 0 1.0", "1: the descriptor is missing")]
    [InlineData("Shop.A root 0 1.0 ?", "1: the descriptor is not Base64")]
    [InlineData("Shop.A root 0 1.0 GgAIBR==", "1: the descriptor is not canonical Base64")]
    [InlineData("Shop.A root 0 unshipped GgAIBQ==", "1: 'unshipped' is not a release")]
    [InlineData("Shop.A root 0 1.0 GgAIBQ==", "1: the line is damaged: the fingerprint 0 is not that of the schema, ")]
    public void What_is_wrong_is_said_where_it_is(string lines, string error) => Assert.StartsWith(error, Error(lines));

    [Fact]
    public void What_is_not_shipped_has_no_release() =>
        Assert.StartsWith("1: nothing here is shipped yet", Error(s_root.ToString(), isShipped: false));

    [Theory]
    [InlineData("memformat schemas 2")]
    [InlineData("Shop.A is class ids")]
    public void Another_version_of_the_format_is_refused_as_a_whole(string first)
    {
        var file = RecordedFile.Parse(first + "\nShop.B is class ids\n", isShipped: true, out var errors);
        Assert.Empty(file.Lines);
        Assert.Equal(0, Assert.Single(errors).Line);
    }

    [Fact]
    public void Any_text_is_read_or_refused()
    {
        var random = new Random(20);
        var text = new RecordedFile(s_lines.ToEquatableArray(), EquatableArray<string>.Empty).ToText();
        for (var i = 0; i < 3000; i++)
        {
            var damaged = text.ToCharArray();
            for (var n = random.Next(1, 4); n > 0; n--)
                damaged[random.Next(damaged.Length)] = "\n\r ?#=%0aZ\0\u2028é"[random.Next(13)];
            var file = RecordedFile.Parse(new string(damaged), isShipped: true, out var errors);
            if (errors.Count == 0)
                Assert.Equal(file.Lines, RecordedFile.Parse(file.ToText(), isShipped: true, out _).Lines);
        }
    }
}
