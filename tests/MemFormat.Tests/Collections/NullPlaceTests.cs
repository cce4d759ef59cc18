using Corpus;

namespace MemFormat.Tests.Collections;

/// <summary>Nulls are found wherever they are: few objects are looked at one by one, more of them many at once.</summary>
public class NullPlaceTests
{
    [Fact]
    public void A_null_comes_back_from_each_place_of_lists_of_each_length()
    {
        for (var length = 1; length <= 40; length++)
        {
            for (var at = 0; at <= length; at++)
            {
                var lines = Enumerable.Range(0, length).Select(i => i == at ? null : new OrderLine { Quantity = i }).ToList();
                var read = MemFormatSerializer.Deserialize<List<OrderLine?>>(MemFormatSerializer.Serialize(lines))!;
                Assert.Equal(lines.ConvertAll(l => l?.Quantity), read.ConvertAll(l => l?.Quantity));
            }
        }
    }
}
