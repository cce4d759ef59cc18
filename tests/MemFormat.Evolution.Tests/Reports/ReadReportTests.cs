namespace MemFormat.Evolution.Tests.Reports;

/// <summary>Who asks for a report learns which members were missing, passed over, kept and converted.</summary>
public class ReadReportTests
{
    [Fact]
    public void All_that_differs_is_told_type_by_type()
    {
        var report = new MemFormatReadReport();
        MemFormatSerializer.Deserialize<V2.Order>(MemFormatSerializer.Serialize(new V1.Order { Lines = [new(), new()] }), new() { Report = report });
        Assert.Equal(
            [
                "Line.More: bool, Missing",
                "Line.Price: int -> decimal, Converted",
                $"Line.?{Key("Old")}: byte[], Kept",
                "Order.Id: int -> long, Converted",
                "Order.Note: string, Missing",
                $"Order.?{Key("Gone")}: a list of int, Skipped",
            ],
            report.Differences.Select(d => d.ToString()).Order(StringComparer.Ordinal).OrderBy(t => t.StartsWith("Order", StringComparison.Ordinal))
                .ThenBy(t => t.Contains('?')));
        Assert.True(report.IsMissing("Note"));
        Assert.False(report.IsMissing("Id"));
        Assert.Equal(6, report.ToString().Split('\n').Length);
    }

    [Fact]
    public void Members_known_by_id_are_told_by_it()
    {
        var report = new MemFormatReadReport();
        MemFormatSerializer.Deserialize<V2.Numbered>(MemFormatSerializer.Serialize(new V1.Numbered()), new() { Report = report });
        Assert.Equal(new(MemFormatReadChange.Skipped, "Numbered", "#3", "string", null), Assert.Single(report.Differences));
    }

    [Fact]
    public void Nothing_is_told_where_nothing_differs()
    {
        var report = new MemFormatReadReport();
        foreach (var header in Enum.GetValues<MemFormatHeader>())
        {
            report.Fill([new(MemFormatReadChange.Missing, "T", "M", null, null)]);
            var options = new MemFormatOptions { Header = header, Report = report };
            Assert.Equal(3, MemFormatSerializer.Deserialize<V1.Order>(MemFormatSerializer.Serialize(new V1.Order { Id = 3 }, options), options)!.Id);
            Assert.Empty(report.Differences);
        }
    }

    [Fact]
    public void A_report_tells_of_the_last_read()
    {
        var options = new MemFormatOptions { Report = new() };
        var old = MemFormatSerializer.Serialize(new V1.Order());
        for (var i = 0; i < 3; i++)
        {
            MemFormatSerializer.Deserialize<V2.Order>(old, options);
            Assert.Equal(3, options.Report.Differences.Count(d => d.Type == "Order"));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V2.Order>(old.AsSpan(0, old.Length - 1), options));
            Assert.Empty(options.Report.Differences);
        }
    }

    [Fact]
    public void The_schema_of_payloads_without_header_is_told_of()
    {
        var none = new MemFormatOptions { Header = MemFormatHeader.None, WriterSchema = MemFormatSchema.Of<V1.Order>(), Report = new() };
        MemFormatSerializer.Deserialize<V2.Order>(MemFormatSerializer.Serialize(new V1.Order(), none), none);
        Assert.Equal(6, none.Report.Differences.Count);
    }

    [Fact]
    public void Members_that_extension_data_may_have_are_not_missing()
    {
        var report = new MemFormatReadReport();
        MemFormatSerializer.Deserialize<V1.Line>(MemFormatSerializer.Serialize(new V2.Line()), new() { Report = report });
        Assert.DoesNotContain(report.Differences, d => d.Change == MemFormatReadChange.Missing);
    }

    /// <summary>Options without a report, and no options, cost the same.</summary>
    [Fact]
    public void Nobody_pays_who_does_not_ask()
    {
        var (own, old) = (MemFormatSerializer.Serialize(new V2.Order()), MemFormatSerializer.Serialize(new V1.Order()));
        var options = new MemFormatOptions();
        Assert.Equal(Allocated(() => MemFormatSerializer.Deserialize<V2.Order>(own)),
            Allocated(() => MemFormatSerializer.Deserialize<V2.Order>(own, options)));
        Assert.Equal(Allocated(() => MemFormatSerializer.Deserialize<V2.Order>(old)),
            Allocated(() => MemFormatSerializer.Deserialize<V2.Order>(old, options)));
    }

    [Fact]
    public void Objects_are_told_of_their_own_members()
    {
        var old =
            MemFormatSerializer.Deserialize<List<V2.Asking>>(MemFormatSerializer.Serialize(new List<V1.Asking> { new() { Inner = new() }, new() }))!;
        Assert.Equal(["Asking.Note: string, Missing"], old[0].Told!);
        Assert.Equal("from Id", old[0].Note);
        Assert.Equal(["AskingPart.Size: int -> long, Converted"], old[0].Inner.Told!);
        Assert.Equal(old[0].Told, old[1].Told);

        var own = MemFormatSerializer.Deserialize<V2.Asking>(MemFormatSerializer.Serialize(new V2.Asking { Note = null }))!;
        Assert.Equal((null, 0, 0), (own.Note, own.Told!.Length, own.Inner.Told!.Length));
    }

    [Fact]
    public void Objects_of_the_own_shape_in_others_are_told_that_nothing_differs()
    {
        var holder = MemFormatSerializer.Deserialize<V2.Holder>(MemFormatSerializer.Serialize(new V1.Holder { Part = new() { Size = 1 } }))!;
        Assert.Equal((1L, 0), (holder.Part!.Value.Size, holder.Part.Value.Told!.Length));
    }

    [Fact]
    public void The_report_of_an_object_is_not_filled()
    {
        MemFormatReadReport? told = null;
        V2.Keeping.Keep = r => told = r;
        var payload = MemFormatSerializer.Serialize(new V2.Keeping());
        MemFormatSerializer.Deserialize<V2.Keeping>(payload);
        Assert.NotNull(told);
        Assert.Throws<ArgumentException>(() => new MemFormatOptions { Report = told });
    }

    private static long Allocated(Action read)
    {
        for (var i = 0; i < 100; i++)
            read();
        var before = GC.GetAllocatedBytesForCurrentThread();
        read();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static string Key(string name) => Wire.NameKey.Of(name).ToString("x8", System.Globalization.CultureInfo.InvariantCulture);

    [Fact]
    public void Cases_of_unions_are_looked_into()
    {
        var drawing = new Comparing.V1.Drawing { Main = new Comparing.V1.Circle(5) };
        Assert.Equal(["Round.Radius: int -> long, Converted"], Told<Comparing.V2.Drawing>(drawing));
        Assert.Empty(Told<Comparing.V1.Drawing>(drawing));
        drawing.Main = new Comparing.V1.Square(5);
        Assert.Equal([$"Drawing.?{Key("Frame")}: a payload within the payload, Skipped", "IShape.case 2: an object, Skipped"],
            Told<Comparing.V3.Drawing>(drawing));
        drawing.Main = null;
        Assert.Empty(Told<Comparing.V2.Drawing>(drawing));

        static string[] Told<T>(Comparing.V1.Drawing written)
        {
            var report = new MemFormatReadReport();
            MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(written), new() { Report = report });
            return report.Differences.Select(d => d.ToString()).ToArray();
        }
    }
}
