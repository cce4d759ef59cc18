namespace MemFormat.Evolution.Tests.Identity;

[Row("Turn `PreserveReferences` on or off")]
public class ReferenceTests
{
    [Fact]
    public void On_to_off_makes_copies()
    {
        Evolve.IsResolved<Kept, Plain>();
        var (kept, plain) = (new Kept { Name = "b" }, new Plain { Name = "b" });
        Evolve.To(new Kept { Name = "a", Next = kept, Others = [kept, null, kept] },
            new Plain { Name = "a", Next = plain, Others = [plain, null, plain] });
        Evolve.To(new KeptPair(kept, kept), new PlainPair(plain, plain));
        var read = Evolve.To(new KeptPair(null, kept), new PlainPair(null, plain));
        Assert.Equal("b", read.Second!.Name);
    }

    [Fact]
    public void Off_to_on_makes_objects_of_their_own()
    {
        var plain = new Plain { Name = "b" };
        var read = Evolve.To(
            new Plain { Name = "a", Next = plain, Others = [plain, null] },
            new Kept { Name = "a", Next = new Kept { Name = "b" }, Others = [new Kept { Name = "b" }, null] });
        Assert.NotSame(read.Next, read.Others[0]);
    }

    /// <summary>Also types that could not keep identity.</summary>
    [Fact]
    public void On_to_off_in_another_form()
    {
        var kept = new Kept { Name = "b" };
        Evolve.To(new Kept { Name = "a", Next = kept, Others = [kept] }, new Made("a", new Made("b", null, []), [new Made("b", null, [])]));
        Evolve.To(new KeptPair(kept, kept), new ValuePair(new Value("b"), new Value("b")));
        Evolve.To(new KeptPair(null, null), new ValuePair(default, null));
        Evolve.To(kept, new Value("b"));
    }

    [Fact]
    public void On_to_off_where_null_is_refused()
    {
        var kept = new Kept { Name = "b" };
        Evolve.To(new KeptPair(kept, kept), new StrictPair(new Plain { Name = "b" }, new Plain { Name = "b" }));
        Evolve.Fails<KeptPair, StrictPair>(new KeptPair(kept, null), MemFormatError.NullNotAllowed, "StrictPair.Second");
    }

    [Fact]
    public void Rings_have_no_end_without_it()
    {
        var kept = new Kept();
        kept.Next = new Kept { Next = kept };
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Plain>(MemFormatSerializer.Serialize(kept)));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
    }

    [Fact, Row("Remove a member")]
    public void Objects_that_occur_first_in_a_removed_member()
    {
        var (a, b) = (new Kept { Name = "a" }, new Kept { Name = "b" });
        (a.Next, b.Next, a.Others) = (b, a, [b]);
        var expected = new Fewer { Name = "b" };
        expected.Others = [];
        var fewer = new Fewer { Name = "a", Others = [expected] };
        Evolve.To(a, fewer);
        Evolve.To(new KeptPair(a, b), new OneOfPair(b));
        Evolve.To(new KeptPair(b, b), new OneOfPair(b));
        Evolve.To(new KeptPair(new Kept { Next = new Kept { Others = [a] } }, b), new OneOfPair(b));
    }

    [Fact, Row("Add a member")]
    public void Identity_is_kept_beside_added_members()
    {
        var fewer = new Fewer { Name = "a" };
        fewer.Others = [fewer, new Fewer { Name = "b", Others = [fewer, null] }];
        var kept = new Kept { Name = "a" };
        kept.Others = [kept, new Kept { Name = "b", Others = [kept, null] }];
        var read = Evolve.To(fewer, kept);
        Assert.Same(read, read.Others[0]);
        Evolve.To(kept, fewer);
    }
}
