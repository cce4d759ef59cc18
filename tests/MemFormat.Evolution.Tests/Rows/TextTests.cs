using System.Globalization;
using System.Numerics;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace MemFormat.Evolution.Tests.AsTexts;

[Row("A number or `Guid` becomes text")]
public class TextTests
{
    private static readonly Guid s_key = new("00010203-0405-0607-0809-0a0b0c0d0e0f");

    private static V1.Order Old => new()
    {
        Number = -7, Maybe = long.MinValue, Price = 1.50m, Key = s_key, Big = BigInteger.Pow(-10, 41), Lines = [1, null, 3],
        Counts = new() { [s_key] = 65535 }, Pair = (2, s_key), After = 9,
    };

    private static V2.Order New => new()
    {
        Number = "-7", Maybe = "-9223372036854775808", Price = "1.50", Key = s_key.ToString(), Big = "-1" + new string('0', 41),
        Lines = ["1", null, "3"], Counts = new() { [s_key.ToString()] = "65535" }, Pair = ("2", s_key.ToString()), After = 9,
    };

    [Fact]
    public void Numbers_and_Guids_become_their_text_and_come_back()
    {
        Evolve.To(Old, New);
        Evolve.To(New, Old);
    }

    [Fact]
    public void A_null_leaves_what_a_value_type_is_at_first()
    {
        Evolve.To(new V2.Nulls { Lines = [null] }, new V1.Order { Lines = [null] });
        Evolve.To(new V1.Order(), new V2.Order
        {
            Number = "5", Price = "0", Key = Guid.Empty.ToString(), Big = "0", Pair = ("0", Guid.Empty.ToString()),
        });
    }

    [Fact, Row("Several changes at once")]
    public void Text_is_wrapped_and_taken_out_of_a_list_of_one()
    {
        Evolve.To(Old, new Wrapped.Order { Number = ["-7"], Maybe = ["-9223372036854775808"], Price = "1.50" });
        Evolve.To(new Wrapped.Order { Number = ["-7"], Maybe = [], Price = "2" }, new V1.Order { Number = -7, Price = 2 });
        Evolve.Fails<Wrapped.Order, V1.Order>(new() { Number = ["+7"] }, MemFormatError.Overflow, "Order.Number[0]");
    }

    [Fact]
    public void What_is_stored_as_text_is_made_of_the_text_of_a_number()
    {
        var read = Evolve.To(
            new V1.Order { Number = -7, Maybe = 8, Price = 1.50m },
            new Parsed.Order { Number = new("-7"), Maybe = JsonNode.Parse("8"), Price = JsonDocument.Parse("1.50").RootElement });
        Assert.Equal("-7", read.Number!.ToString());
        Evolve.To(read, new V1.Order { Number = -7, Maybe = 8, Price = 1.50m });
        Evolve.To(new V1.Order { Lines = [1, null, 3] }, new Parsed.Lists { Lines = [JsonNode.Parse("1"), null, JsonNode.Parse("3")] });
    }

    [Theory]
    [InlineData("007"), InlineData(" 7"), InlineData("+7"), InlineData("-0"), InlineData("7.0"), InlineData("2147483648"), InlineData("")]
    public void Other_text_is_refused_with_its_path(string text)
    {
        var old = New;
        old.Number = text;
        Evolve.Fails<V2.Order, V1.Order>(old, MemFormatError.Overflow, "Order.Number");
    }

    [Theory]
    [InlineData("{00010203-0405-0607-0809-0a0b0c0d0e0f}"), InlineData("00010203-0405-0607-0809-0A0B0C0D0E0F"), InlineData("")]
    public void Other_forms_of_a_Guid_are_refused_with_their_path(string text)
    {
        var old = New;
        old.Key = text;
        Evolve.Fails<V2.Order, V1.Order>(old, MemFormatError.Overflow, "Order.Key");
    }

    [Fact]
    public void A_method_of_the_users_goes_before_canonical_text()
    {
        Evolve.To(new Wrong { Number = "007", Maybe = "+8" }, new Chosen.Order { Number = 7, Maybe = 8 });
        Evolve.To(new V1.Order { Number = 7, Maybe = 8 }, new Chosen.Order { Number = 7, Maybe = 8 });
    }

    [Theory, FinePoint("Large numbers")]
    [InlineData(0), InlineData(1), InlineData(8), InlineData(9), InlineData(31), InlineData(255), InlineData(1699), InlineData(1700)]
    public void Whole_numbers_of_any_size_are_printed_as_NET_prints_them(int size)
    {
        var random = new Random(size);
        for (var i = 0; i < 20; i++)
        {
            var bytes = new byte[size];
            random.NextBytes(bytes);
            if (i < 2)
                bytes.AsSpan().Fill(i == 0 ? byte.MinValue : byte.MaxValue);
            var value = new BigInteger(bytes);
            Evolve.To(new V1.Large { Big = value }, new V2.Large { Big = value.ToString(CultureInfo.InvariantCulture) });
            Evolve.To(new V2.Large { Big = value.ToString(CultureInfo.InvariantCulture) }, new V1.Large { Big = value });
        }

        Evolve.To(new V1.Large(), new V2.Large());
        Evolve.To(new V2.Large(), new V1.Large());
    }

    [Fact, FinePoint("Large numbers")]
    public void Whole_numbers_whose_text_takes_long_are_refused()
    {
        Evolve.Fails<V1.Large, V2.Large>(new() { Big = BigInteger.Pow(256, 1701) }, MemFormatError.Overflow, "Large.Big");
        Evolve.Fails<V2.Large, V1.Large>(new() { Big = new string('1', 4097) }, MemFormatError.Overflow, "Large.Big");
        Evolve.Fails<V2.Large, V1.Large>(new() { Big = "007" }, MemFormatError.Overflow, "Large.Big");
    }
}

[MemFormattable]
public partial class Wrong
{
    public string Number { get; set; } = "";

    public string Maybe { get; set; } = "";
}
