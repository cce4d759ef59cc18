namespace MemFormat.Evolution.Tests.Renames;

[MemFormattable]
public partial class Before
{
    public int Id { get; set; }

    public string? Surname { get; set; }

    public string? Nick { get; set; }

    public long Sum { get; set; }

    public bool Gone { get; set; }
}

[MemFormattable]
public partial class After
{
    public int Id { get; set; }

    public string? LastName { get; set; }

    public long Total { get; set; }

    public double Added { get; set; }
}

[MemFormattable]
public partial class Said
{
    public int Id { get; set; }

    [MemFormerName("Surname")]
    public string? LastName { get; set; }
}

/// <summary>A member that was renamed without saying so is found by its two halves.</summary>
public class RenameReportTests
{
    private static readonly byte[] s_payload = MemFormatSerializer.Serialize(new Before { Id = 1, Surname = "Doe", Sum = 2 });

    [Fact]
    public void Both_halves_name_each_other()
    {
        var report = new MemFormatReadReport();
        MemFormatSerializer.Deserialize<After>(s_payload, new MemFormatOptions { Report = report });
        var (surname, sum) = (Key("Surname"), Key("Sum"));
        Assert.Equal(
            new Dictionary<string, string?>
            {
                ["LastName"] = surname, ["Total"] = sum, ["Added"] = null,
                [surname] = "LastName", [sum] = "Total", [Key("Nick")] = null, [Key("Gone")] = null,
            },
            report.Differences.ToDictionary(d => d.Member, d => d.Counterpart));
        Assert.Contains(report.Differences, d => d.ToString() == $"After.LastName: string, Missing (perhaps it was {surname})");
        Assert.Contains(report.Differences, d => d.ToString() == $"After.{surname}: string, Skipped (perhaps it is now LastName)");
    }

    [Fact]
    public void What_was_said_is_no_rename_to_look_for()
    {
        var report = new MemFormatReadReport();
        MemFormatSerializer.Deserialize<Said>(s_payload, new MemFormatOptions { Report = report });
        Assert.DoesNotContain(report.Differences, d => d.Counterpart is not null);
    }

    [Fact]
    public void Strict_reads_name_the_other_half()
    {
        Assert.Contains($"has {Key("Sum")}, of the same kind", Error(MemFormatStrictness.MissingMembers).Message, StringComparison.Ordinal);
        Assert.Contains("has LastName, of the same kind", Error(MemFormatStrictness.UnknownMembers).Message, StringComparison.Ordinal);
    }

    private static MemFormatException Error(MemFormatStrictness strictness) => Assert.Throws<MemFormatException>(
        () => MemFormatSerializer.Deserialize<After>(s_payload, new MemFormatOptions { Strictness = strictness }));

    private static string Key(string name) => "?" + Wire.NameKey.Of(name).ToString("x8", System.Globalization.CultureInfo.InvariantCulture);
}
