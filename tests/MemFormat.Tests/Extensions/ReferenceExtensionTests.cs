namespace MemFormat.Tests;

/// <summary>Unknown members that refer to objects with identity: the bodies of these are not where the member is.</summary>
public partial class ReferenceExtensionTests
{
    private static readonly MemFormatHeader[] s_headers = [MemFormatHeader.Inline, MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64];

    private static Late Full
    {
        get
        {
            var (anna, ben, cleo) = (new Person { Name = "Anna" }, new Person { Name = "Ben" }, new Person { Name = "Cleo", Age = 7 });
            (anna.Boss, ben.Boss, cleo.Boss) = (cleo, anna, ben);
            var team = new Team { Title = "Night", Members = [anna, cleo, new Person { Name = "Dora" }] };
            team.Other = team;
            return new Late
            {
                Id = 5,
                Buyer = anna,
                Seller = ben,
                Team = team,
                Several = [anna, null, cleo, anna],
                ByName = new() { ["x"] = cleo, ["y"] = null },
                Shape = new Group { Owner = ben, Inner = new Dot { X = 3, At = cleo } },
                Last = cleo,
            };
        }
    }

    [Fact]
    public void Members_that_refer_to_nothing_come_back()
    {
        foreach (var late in (Late[])[new(), new() { Id = 1, Several = [], ByName = null, Shape = new Dot() }, new() { Several = null, ByName = [] },
            new() { Several = [null], ByName = new() { ["x"] = null } }])
        {
            var early = As<Early>(late);
            Assert.Equal(5, early.Extra!.Count);
            Assert.Null(Same.Difference(late, As<Late>(early)));
        }
    }

    [Fact]
    public void The_graph_comes_back()
    {
        Check(As<Late>(As<Early>(Full)));
        Check(As<Late>(As<Early>(As<Early>(As<Early>(Full)))));
        foreach (var header in s_headers)
        {
            var options = new MemFormatOptions { Header = header };
            var early = MemFormatSerializer.Deserialize<Early>(MemFormatSerializer.Serialize(As<Early>(Full), options))!;
            Check(As<Late>(early));
        }
    }

    [Fact]
    public void What_both_versions_know_is_one_object()
    {
        var early = As<Early>(Full);
        early.Buyer!.Name = "Berta";
        early.Last!.Name = "Clea";
        var late = As<Late>(early);
        Assert.Equal(("Berta", "Clea"), (late.Buyer!.Name, late.Last!.Name));
        Assert.Same(late.Buyer, late.Several![0]);
        Assert.Same(late.Buyer, late.Seller!.Boss);
        Assert.Same(late.Last, ((Dot)((Group)late.Shape!).Inner!).At);

        // The earlier type has no boss, so what it knows has none; what it does not know keeps its own.
        Assert.Null(late.Buyer.Boss);
        Assert.Equal(0, late.Last.Age);
    }

    [Fact]
    public void What_the_program_lets_go_of_stays_as_it_was_read()
    {
        var early = As<Early>(Full);
        early.Buyer!.Name = "Berta";
        (early.Buyer, early.Last) = (null, null);
        var late = As<Late>(As<Early>(early));
        Assert.Null(late.Buyer);
        Assert.Equal("Anna", late.Several![0]!.Name);
        Assert.Same(late.Several[0], late.Seller!.Boss);
        Assert.Equal(("Cleo", 7), (late.Several[2]!.Name, late.Several[2]!.Age));
        Assert.Same(late.Several[2], late.Several[0]!.Boss);
    }

    [Fact]
    public void Objects_of_one_payload_stay_shared()
    {
        var (first, second) = (Full, Full);
        second.Seller = first.Seller;
        second.Team = first.Team;
        second.Buyer = null;
        var early = As<List<Early>>(new List<Late> { first, new(), second });
        var late = As<List<Late>>(As<List<Early>>(early));
        Assert.Same(late[0].Seller, late[2].Seller);
        Assert.Same(late[0].Team, late[2].Team);
        Check(late[0]);
        Assert.Null(Same.Difference(new Late(), late[1]));
    }

    [Fact]
    public void Versions_between_know_a_part()
    {
        var middle = As<Middle>(As<Early>(Full));
        Assert.Equal("Ben", middle.Seller!.Name);
        Assert.Same(middle.Buyer, middle.Seller.Boss);
        Assert.Equal(4, middle.Extra!.Count);
        middle.Seller.Name = "Bo";
        var late = As<Late>(As<Early>(middle));
        Assert.Equal("Bo", late.Seller!.Name);
        Assert.Same(late.Seller, ((Group)late.Shape!).Owner);
        Assert.Same(late.Buyer, late.Several![3]);
        Assert.Same(late.Team, late.Team!.Other);
    }

    [Fact]
    public void Members_are_read_before_what_they_refer_to()
    {
        // Only entries of extension data refer to these.
        var early =
            As<Early>(new Late
            {
                Team = new Team { Title = "A", Members = [new() { Name = "B" }] },
                Several = [new() { Name = "C", Boss = new() { Name = "D" } }]
            });
        Assert.Null(early.Buyer);
        var late = As<Late>(early);
        Assert.Equal(("A", "B", "C", "D"), (late.Team!.Title, late.Team.Members[0].Name, late.Several![0]!.Name, late.Several[0]!.Boss!.Name));
    }

    [Fact]
    public void Those_who_keep_nothing_step_over_it()
    {
        var payload = MemFormatSerializer.Serialize(new List<Early> { As<Early>(Full), As<Early>(Full) });
        var unaware = MemFormatSerializer.Deserialize<List<Unaware>>(payload)!;
        Assert.Equal(["Anna", "Anna"], unaware.Select(u => u.Buyer!.Name));
        Assert.Equal([5, 5], MemFormatSerializer.Deserialize<List<Bare>>(payload)!.Select(b => b.Id));
    }

    [Fact]
    public void Many_objects_that_the_payload_has_elsewhere_take_a_byte_each()
    {
        var orders = Enumerable.Range(0, 60).Select(i => new Person { Name = $"{i}" }).Select(p => new Late { Buyer = p, Seller = p }).ToList();
        var payload = MemFormatSerializer.Serialize(As<List<Early>>(orders));
        Assert.Equal(60, MemFormatSerializer.Deserialize<List<Bare>>(payload)!.Count);
        Assert.All(MemFormatSerializer.Deserialize<List<Late>>(payload)!, late => Assert.Same(late.Buyer, late.Seller));
    }

    [Fact]
    public void Json_shows_what_is_kept()
    {
        var json =
            System.Text.Json.Nodes.JsonNode.Parse(
                MemFormatJson.ToString(MemFormatSerializer.Serialize(As<Early>(Full)), MemFormatSchema.Of<Early>()))!;
        Assert.Equal(["Anna", "Cleo"], json["$objects"]!.AsArray().Select(o => (string)o!["Name"]!));
        var kept = json["$kept"]!.AsArray();
        Assert.Contains(kept, k => k!["$ref"] is { } link && (int)link == 1);
        Assert.Contains(kept, k => k!.ToJsonString().Contains("\"Ben\"", StringComparison.Ordinal));
        Assert.Contains(kept, k => k!.ToJsonString().Contains("\"Night\"", StringComparison.Ordinal));
    }

    [Fact]
    public void A_type_that_lost_its_identity_says_so()
    {
        var payload = MemFormatSerializer.Serialize(As<Early>(Full));
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Copying>(payload));
        Assert.Equal(MemFormatError.SchemaMismatch, exception.Error);
        Assert.Contains("PreserveReferences", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Sessions_state_it_in_each_message()
    {
        using var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, Values(As<Early>(Full), new Early(), As<Early>(Full)));
        stream.Position = 0;
        var found = new List<Late>();
        await foreach (var late in MemFormatSerializer.ReadManyAsync<Late>(stream))
            found.Add(late!);
        Check(found[0]);
        Check(found[2]);
    }

    [Fact]
    public void Each_truncation_and_each_change_of_a_byte_is_an_error_or_a_value()
    {
        var payload = MemFormatSerializer.Serialize(As<Early>(Full));
        for (var length = 0; length < payload.Length; length++)
        {
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Early>(payload.AsSpan(0, length)));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Late>(payload.AsSpan(0, length)));
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Bare>(payload.AsSpan(0, length)));
        }

        for (var at = 0; at < payload.Length; at++)
        {
            foreach (var change in (byte[])[1, 2, 0x7F, 0x80, 0xFF])
            {
                var changed = payload.ToArray();
                changed[at] ^= change;
                Try<Early>(changed);
                Try<Late>(changed);
                Try<Unaware>(changed);
                TryJson(changed);
            }
        }
    }

    [Fact]
    public void Two_are_equal_if_they_refer_to_the_same_objects()
    {
        var (first, second) = (As<Early>(Full), As<Early>(Full));
        Assert.NotEqual(first.Extra, second.Extra);
        Assert.Equal(first.Extra, first.Extra);
    }

    [Fact]
    public void A_long_chain_takes_no_depth()
    {
        var late = new Late { Seller = new Person { Name = "0" } };
        var last = late.Seller;
        for (var i = 1; i < 20_000; i++)
            last = last.Boss = new Person { Age = i };
        var again = As<Late>(As<Early>(late)).Seller;
        for (var i = 0; i < 20_000; i++, again = again.Boss)
            Assert.Equal(i, again!.Age);
        Assert.Null(again);
    }

    [Fact]
    public void The_bytes_are_those_of_the_page_of_the_format()
    {
        var shared = new Numbered.Node { N = 7 };
        var early =
            MemFormatSerializer.Deserialize<Numbered.Early>(
                MemFormatSerializer.Serialize(new Numbered.Late { Id = 5, One = new() { N = 9, Next = shared }, Two = shared }));
        var payload = MemFormatSerializer.Serialize(early);
        Assert.Equal(
            "0015" + "1A00" + "1845FF023C01FFF6FFFFFF0F1E0217" + "10453C01" // The descriptor: root, Early, Node.
            + "01" + "05000000" + "00" // Early: Two is there, Id, Two is the payload's first object.
            + "3E" // 15 bytes of extension data, with tables.
            + "0908FF023C0110453C01" + "0101" + "020101" // Member 2 of type Node; one object, the first of the section; the member is that one.
            + "00" + "07000000" // The payload's first object: no Next, N.
            + "02" // Two objects in the section.
            + "00" + "00" + "0410453C00" + "0102" + "06010900000001" // No other, so with a descriptor; it refers to the second; Next is that one.
            + "01", // The payload's first object.
            Convert.ToHexString(payload));
    }

    private static void Try<T>(byte[] payload)
    {
        try
        {
            MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<T>(payload));
        }
        catch (MemFormatException)
        {
        }
    }

    private static void TryJson(byte[] payload)
    {
        try
        {
            MemFormatJson.ToString(payload);
        }
        catch (MemFormatException)
        {
        }
    }

    private static async IAsyncEnumerable<Early> Values(params Early[] values)
    {
        foreach (var value in values)
        {
            await Task.Yield();
            yield return value;
        }
    }

    /// <summary>The value of <see cref="Full"/>, where earlier types had the buyer and the last one without boss and age.</summary>
    private static void Check(Late? late)
    {
        var (anna, ben, cleo) = (late!.Buyer!, late.Seller!, late.Last!);
        Assert.Equal((5, "Anna", "Ben", "Cleo", "Night"), (late.Id, anna.Name, ben.Name, cleo.Name, late.Team!.Title));
        Assert.Same(anna, ben.Boss);
        Assert.Same(late.Team, late.Team.Other);
        Assert.Equal([anna, cleo], late.Team.Members.Take(2));
        Assert.Equal("Dora", late.Team.Members[2].Name);
        Assert.Equal([anna, null, cleo, anna], late.Several!);
        Assert.Same(cleo, late.ByName!["x"]);
        Assert.Null(late.ByName["y"]);
        Assert.Same(ben, ((Group)late.Shape!).Owner);
        Assert.Same(cleo, ((Dot)((Group)late.Shape).Inner!).At);
    }

    private static T As<T>(object value) => value switch
    {
        Late late => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(late))!,
        Middle middle => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(middle))!,
        List<Late> late => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(late))!,
        List<Early> early => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(early))!,
        _ => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize((Early)value))!,
    };
}
