namespace MemFormat.Evolution.Tests.NamedEnums;

[Row("Renumber, insert or rename the constants of an enum")]
public class NamedEnumTests
{
    private static V1.Order Old => new()
    {
        State = V1.State.Paid, Maybe = V1.State.Open, Small = V1.State.Sent, SmallMaybe = V1.State.Paid,
        All = [V1.State.Open, V1.State.Paid, V1.State.Sent], Some = [null, V1.State.Sent, V1.State.Open],
        Digits = [V1.State.Sent, V1.State.Paid, V1.State.Open], Map = { [V1.State.Open] = V1.State.Paid, [V1.State.Sent] = V1.State.Sent },
        SmallMap = { [V1.State.Paid] = V1.State.Open }, Set = [V1.State.Paid, V1.State.Open], Pair = (V1.State.Paid, 7),
        Step = new() { State = V1.State.Paid, Count = 3 }, Steps = [new() { State = V1.State.Open, Count = 4 }, new() { State = V1.State.Sent }],
        Last = new V1.Moved { To = V1.State.Paid }, Rights = V1.Rights.Read | V1.Rights.Owner,
        Granted = [V1.Rights.None, V1.Rights.All, V1.Rights.Write], After = 9,
    };

    private static V2.Order New => new()
    {
        State = V2.State.Settled, Maybe = V2.State.Open, Small = V2.State.Sent, SmallMaybe = V2.State.Settled,
        All = [V2.State.Open, V2.State.Settled, V2.State.Sent], Some = [null, V2.State.Sent, V2.State.Open],
        Digits = [V2.State.Sent, V2.State.Settled, V2.State.Open], Map = { [V2.State.Open] = V2.State.Settled, [V2.State.Sent] = V2.State.Sent },
        SmallMap = { [V2.State.Settled] = V2.State.Open }, Set = [V2.State.Settled, V2.State.Open], Pair = (V2.State.Settled, 7),
        Step = new() { State = V2.State.Settled, Count = 3 }, Steps = [new() { State = V2.State.Open, Count = 4 }, new() { State = V2.State.Sent }],
        Last = new V2.Moved { To = V2.State.Settled }, Rights = V2.Rights.Read | V2.Rights.Owner,
        Granted = [V2.Rights.None, V2.Rights.Read | V2.Rights.Write, V2.Rights.Write], After = 9,
    };

    [Fact]
    public void Values_follow_their_names_in_all_places_and_both_directions()
    {
        Evolve.To(Old, New);
        Evolve.To(New, Old);
    }

    [Fact]
    public void Plain_enums_and_integers_and_named_enums_read_each_other_by_number()
    {
        var (plain, number) = (new OfPlain { State = PlainState.Sent, Maybe = (PlainState)9, All = [PlainState.Paid] },
            new OfNumber { State = 2, Maybe = 9, All = [1] });
        var named = new V1.Order { State = V1.State.Sent, Maybe = (V1.State)9, All = [V1.State.Paid] };
        Evolve.To(plain, named);
        Evolve.To(number, named);
        Evolve.To(named, plain);
        Evolve.To(named, number);
    }

    [Fact]
    public void A_value_without_a_name_keeps_its_number_and_can_be_written_back()
    {
        Evolve.To(new V1.Note { State = (V1.State)77, All = [(V1.State)(-1)] }, new V2.Note { State = (V2.State)77, All = [(V2.State)(-1)] });
        Evolve.To(new V2.Note { State = (V2.State)5, Digits = [(V2.State)1000] }, new V1.Note { State = (V1.State)5, Digits = [(V1.State)1000] });
        Evolve.Fails<V2.Note, V1.Note>(new() { State = (V2.State)(1L << 33) }, MemFormatError.Overflow, "Note.State");
    }

    [Fact]
    public void A_name_that_is_unknown_keeps_its_number_unless_that_has_another_name()
    {
        // Packed is 2, and so is Sent.
        Evolve.Fails<V2.Note, V1.Note>(new() { State = V2.State.Packed }, MemFormatError.Overflow, "Note.State");
        Evolve.Fails<V2.Note, V1.Note>(new() { All = [V2.State.Open, V2.State.Packed] }, MemFormatError.Overflow, "Note.All[1]");
        Evolve.Fails<V2.Note, V1.Note>(new() { Digits = [V2.State.Packed] }, MemFormatError.Overflow, "Note.Digits[0]");
        Evolve.Fails<V2.Note, V1.Note>(new() { Last = new V2.Moved { To = V2.State.Packed } }, MemFormatError.Overflow, "Note.Last.To");
        Evolve.Fails<V2.Order, V1.Order>(new() { State = V2.State.Packed }, MemFormatError.Overflow, "Order.State");
        Evolve.To(new V1.Order { State = V1.State.Sent }, new OfFallback { State = WithFallback.Unknown });
        Evolve.To(new V1.Order { State = V1.State.Paid }, new OfFallback { State = WithFallback.Unknown });
        Evolve.To(new V1.Order { State = V1.State.Open }, new OfFallback { State = WithFallback.Open });
    }

    [Fact]
    public void The_error_has_the_number_and_the_enum()
    {
        var payload = MemFormatSerializer.Serialize(new V2.Note { State = V2.State.Packed });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<V1.Note>(payload));
        Assert.True(error.Message.StartsWith("The number 2 has a name in the payload that the enum ", StringComparison.Ordinal), error.Message);
        Assert.True(error.Message.Contains("NamedEnums.V1.State lacks", StringComparison.Ordinal), error.Message);
    }

    [Fact, Row("Several changes at once")]
    public void A_named_enum_becomes_a_list_and_comes_out_of_one()
    {
        Evolve.To(new V2.Order { State = V2.State.Open }, new OfList { State = [V1.State.Open] });
        Evolve.To(new OfList { State = [V1.State.Paid] }, new V2.Order { State = V2.State.Settled, Small = 0 });
    }

    [Fact]
    public void Roots_are_read_by_name()
    {
        Evolve.To(V1.State.Paid, V2.State.Settled);
        Evolve.To<List<V1.State>, V2.State[]>([V1.State.Open, V1.State.Sent], [V2.State.Open, V2.State.Sent]);
        Evolve.To<Dictionary<V1.State, int>, SortedDictionary<V2.State, int>>(
            new() { [V1.State.Paid] = 1 }, new() { [V2.State.Settled] = 1 });
        Evolve.To<V1.Rights?, V2.Rights>(V1.Rights.Owner, V2.Rights.Owner);
    }

    [Fact]
    public void Of_flags_that_share_a_bit_the_lesser_number_decides()
    {
        Evolve.To(V1.Wide.Low, V2.Wide.Low);
        Evolve.To(V1.Wide.High, (V2.Wide)V1.Wide.High);
        Evolve.To(V1.Wide.Low | V1.Wide.High, V2.Wide.Low | (V2.Wide)0x80000000_00000000);
    }

    [Fact]
    public void Hidden_enums_are_read_by_name() =>
        Evolve.To(new Holder.OfHidden { Value = Holder.Hidden.Two }, new NewHolder.OfHidden { Value = NewHolder.Hidden.Two });

    [Fact]
    public void Extension_data_keeps_the_names()
    {
        var kept = MemFormatSerializer.Deserialize<Kept>(MemFormatSerializer.Serialize(Old))!;
        var read = MemFormatSerializer.Deserialize<V2.Order>(MemFormatSerializer.Serialize(kept))!;
        Assert.Equal(MemFormatSerializer.Serialize(New), MemFormatSerializer.Serialize(read));
    }
}
