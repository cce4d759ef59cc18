using System.Runtime.CompilerServices;

namespace MemFormat.Evolution.Tests
{
    [Row("Change the length of an inline array")]
    public class InlineArrayTests
    {
        [Fact]
        public void Missing_elements_have_their_default()
        {
            var (three, four) = (default(InlineArrays.Three), default(InlineArrays.Four));
            (three[0], three[2], four[0], four[2]) = (1, 3, 1, 3);
            Evolve.To(new InlineArrays.V1.Row { Numbers = three, Many = [three] }, new InlineArrays.V2.Row { Numbers = four, Many = [four] });
        }

        [Fact]
        public void Too_many_elements_are_refused()
        {
            var four = default(InlineArrays.Four);
            Evolve.Fails<InlineArrays.V2.Row, InlineArrays.V1.Row>(new() { Numbers = four }, MemFormatError.Overflow, "Row.Numbers[3]");

            // The length is no part of the schema, so a comparison of schemas does not foresee this.
            var payload = MemFormatSerializer.Serialize(new InlineArrays.V3.Row { Numbers = [1, 2, 3, 4, 5] });
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<InlineArrays.V2.Row>(payload));
            Assert.Equal((MemFormatError.Overflow, "Row.Numbers[4]"), (error.Error, error.Path));
        }

        [Fact]
        public void Lists_and_arrays_are_the_same()
        {
            var four = default(InlineArrays.Four);
            (four[1], four[3]) = (2, 4);
            Evolve.To(new InlineArrays.V2.Row { Numbers = four, Many = [four] },
                new InlineArrays.V3.Row { Numbers = [0, 2, 0, 4], Many = [[0, 2, 0, 4]] });
            Evolve.To(new InlineArrays.V3.Row { Numbers = [0, 2, 0, 4], Many = [[0, 2, 0, 4]] },
                new InlineArrays.V2.Row { Numbers = four, Many = [four] });
        }
    }
}

namespace MemFormat.Evolution.Tests.InlineArrays
{
    [InlineArray(3)]
    public struct Three
    {
        public int First;
    }

    [InlineArray(4)]
    public struct Four
    {
        public long First;
    }

    namespace V1
    {
        [MemFormattable]
        public partial class Row
        {
            public Three Numbers { get; set; }
            public List<Three> Many { get; set; } = [];
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Row
        {
            public Four Numbers { get; set; }
            public List<Four> Many { get; set; } = [];
        }
    }

    namespace V3
    {
        [MemFormattable]
        public partial class Row
        {
            public List<long> Numbers { get; set; } = [];
            public long[][] Many { get; set; } = [];
        }
    }
}
