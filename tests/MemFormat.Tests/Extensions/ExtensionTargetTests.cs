namespace MemFormat.Tests;

/// <summary>The same entry of extension data is another member for writers of other shapes, whichever was read first.</summary>
public partial class ExtensionTargetTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void An_entry_goes_to_the_member_that_its_writer_lacks(bool isOtherFirst)
    {
        var first = MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Neither>(MemFormatSerializer.Serialize(new Full { Note = "n" }))!);
        var second =
            MemFormatSerializer.Serialize(
                MemFormatSerializer.Deserialize<OnlyRemark>(MemFormatSerializer.Serialize(new Full { Remark = "r", Note = "m" }))!);

        // A type of its own per order: plans are kept per type.
        if (isOtherFirst)
        {
            Assert.Equal(("m", "r"), Of(MemFormatSerializer.Deserialize<RenamedToo>(second)!));
            Assert.Equal((null, "n"), Of(MemFormatSerializer.Deserialize<RenamedToo>(first)!));
        }
        else
        {
            Assert.Equal((null, "n"), Of(MemFormatSerializer.Deserialize<Renamed>(first)!));
            Assert.Equal(("m", "r"), Of(MemFormatSerializer.Deserialize<Renamed>(second)!));
        }
    }

    /// <summary>One payload holds both.</summary>
    [Fact]
    public void An_entry_goes_to_the_member_that_its_writer_lacks_in_one_payload()
    {
        var written = new Writers
        {
            First = MemFormatSerializer.Deserialize<Neither>(MemFormatSerializer.Serialize(new Full { Note = "n" })),
            Second = MemFormatSerializer.Deserialize<OnlyRemark>(MemFormatSerializer.Serialize(new Full { Remark = "r", Note = "m" })),
        };
        var read = MemFormatSerializer.Deserialize<Readers>(MemFormatSerializer.Serialize(written))!;
        Assert.Equal((null, "n"), Of(read.First!));
        Assert.Equal(("m", "r"), Of(read.Second!));
    }

    private static (string?, string?) Of(Renamed value) => (value.Note, value.Remark);

    private static (string?, string?) Of(RenamedToo value) => (value.Note, value.Remark);

    [MemFormattable]
    public partial class Full
    {
        public string? Note { get; set; }

        public string? Remark { get; set; }
    }

    [MemFormattable]
    public partial class Neither
    {
        public MemExtensionData? More { get; set; }
    }

    [MemFormattable]
    public partial class OnlyRemark
    {
        public string? Remark { get; set; }

        public MemExtensionData? More { get; set; }
    }

    [MemFormattable]
    public partial class Writers
    {
        public Neither? First { get; set; }

        public OnlyRemark? Second { get; set; }
    }

    [MemFormattable]
    public partial class Readers
    {
        public Renamed? First { get; set; }

        public Renamed? Second { get; set; }
    }

    /// <summary>Text is Note now. Remark was Note once, and an entry is that if the writer has no Remark.</summary>
    [MemFormattable]
    public partial class Renamed
    {
        [MemFormerName("Text")]
        public string? Note { get; set; }

        [MemFormerName("Note")]
        public string? Remark { get; set; }
    }

    /// <inheritdoc cref="Renamed"/>
    [MemFormattable]
    public partial class RenamedToo
    {
        [MemFormerName("Text")]
        public string? Note { get; set; }

        [MemFormerName("Note")]
        public string? Remark { get; set; }
    }
}
