namespace MemFormat.Evolution.Tests;

public class OtherKindTests
{
    public static TheoryData<string> Names => new(Kinds.Others.Select(k => k.Name));

    [Theory, MemberData(nameof(Names))]
    [Row("Fixed becomes compact")]
    [Row("Change to an unrelated kind")]
    [Row("Change a kind of date or time")]
    public void Dates_times_Guids_and_strings_keep_in_every_place_and_become_what_they_are_exactly(string name)
    {
        var wrong = new List<string?>();
        var kind = Kinds.Others.Single(k => k.Name == name);
        foreach (var from in Holders.Of(kind))
        {
            foreach (var to in Holders.All)
            {
                foreach (var value in from.Kind.Becomes(to.Kind) ? kind.Values : kind.Values[..1])
                    wrong.Add(Conversion.Check(from, value, to));
                if (from.HoldsNull && from.Place != Place.Keys)
                    wrong.Add(Conversion.Check(from, null, to));
            }
        }

        Assert.True(wrong.All(w => w is null), string.Join(" | ", wrong.OfType<string>().Take(20)));
    }

    [Fact, Row("Remove a member"), Row("Add a member")]
    public void A_member_of_every_kind_in_every_place_is_removed_and_added()
    {
        foreach (var holder in Holders.All)
        {
            foreach (var value in (object?[])[holder.Kind.Values[0], holder.Kind.Values[^1]])
            {
                var rest = Holders.Rest.DeserializeObject(Payload.Of(holder.Codec, holder.New(value)))!;
                Evolve.Same(holder.Codec, holder.New(value), Holders.Rest, rest);
                Assert.Equal(
                    (-7, "after"), (rest.GetType().GetProperty("Before")!.GetValue(rest), rest.GetType().GetProperty("After")!.GetValue(rest)));
                Evolve.Same(Holders.Rest, rest, holder.Codec, holder.Empty());
            }

            if (holder.HoldsNull && holder.Place != Place.Keys)
                Evolve.Same(holder.Codec, holder.New(null), Holders.Rest, Holders.Rest.DeserializeObject(Payload.Of(holder.Codec, holder.Empty()))!);
        }
    }
}
