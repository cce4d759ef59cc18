namespace MemFormat.Unions.Tests
{
    /// <summary>Unions that were something else before, and something else that was a union.</summary>
    public class EvolutionTests
    {
        private static TTo Read<TTo>(object value) =>
            MemFormatSerializer.Deserialize<TTo>((byte[])typeof(MemFormatSerializer).GetMethods()
                .Single(m => m.Name == "Serialize" && m.IsGenericMethod && m.GetParameters() is [{ ParameterType.IsGenericMethodParameter: true }, _])
                .MakeGenericMethod(value.GetType()).Invoke(null, [value, null])!)!;

        [Fact]
        public void A_value_becomes_a_union_with_a_case_of_its_kind()
        {
            var now = Read<New.Parcel>(new Old.Parcel { Weight = 5, Name = "n", Flag = true, Maybe = 7 });
            Assert.Equal(5, now.Weight.Value);
            Assert.Equal("n", now.Name.Value);
            Assert.Equal(true, now.Flag.Value);
            Assert.Equal(7, now.Maybe.Value);
            Assert.Equal(9, now.Last);
        }

        [Fact]
        public void Values_in_collections_become_unions()
        {
            var now = Read<New.Shelf>(new Old.Shelf { Numbers = [1, 2], Words = ["a", null], ByName = { ["x"] = 5 } });
            Assert.Equal([1, 2], now.Numbers.Select(w => w.Value));
            Assert.Equal(["a", null], now.Words.Select(w => w.Value));
            Assert.Equal(5, now.ByName["x"].Value);
            Assert.Throws<MemFormatException>(() => Read<Old.Shelf>(new New.Shelf { Numbers = [1] }));
        }

        [Fact]
        public void Null_becomes_a_union_without_a_value()
        {
            var now = Read<New.Parcel>(new Old.Parcel());
            Assert.Null(now.Name.Value);
            Assert.Null(now.Maybe.Value);
        }

        [Fact]
        public void A_union_becomes_one_of_its_cases()
        {
            var old = Read<Old.Parcel>(new New.Parcel { Weight = 5, Name = "n", Flag = true, Maybe = 7 });
            Assert.Equal((5, "n", true, 7, 9), (old.Weight, old.Name, old.Flag, old.Maybe, old.Last));
            old = Read<Old.Parcel>(new New.Parcel { Weight = 5, Flag = true });
            Assert.Null(old.Name);
            Assert.Null(old.Maybe);
        }

        [Theory]
        [InlineData(nameof(Old.Parcel.Weight))]
        [InlineData(nameof(Old.Parcel.Name))]
        public void Another_case_is_an_error(string member)
        {
            var parcel = member == nameof(Old.Parcel.Weight) ? new New.Parcel { Weight = "heavy" } : new New.Parcel { Weight = 1, Name = 5 };
            var error = Assert.Throws<MemFormatException>(() => Read<Old.Parcel>(parcel));
            Assert.Equal((MemFormatError.UnknownCase, $"Parcel.{member}"), (error.Error, error.Path));
        }

        [Fact]
        public void A_root_becomes_a_union()
        {
            Assert.Equal(5, Read<New.Weight>(5).Value);
            Assert.Equal("five", Read<New.Weight>("five").Value);
        }

        [Fact]
        public void An_object_becomes_a_union_with_one_case_that_is_an_object() =>
            Assert.Equal(new Circle(3), Read<New.CircleOrText>(new Circle(3)).Value);

        [Fact]
        public void An_error_within_such_an_object_names_its_member()
        {
            var error = Assert.Throws<MemFormatException>(() => Read<New.Book>(new Old.Book { Pages = [new(1), new(1L << 40)] }));
            Assert.Equal((MemFormatError.Overflow, "Book.Pages[1].Number"), (error.Error, error.Path));
            error = Assert.Throws<MemFormatException>(() => Read<New.PageOrText>(new Old.Page(1L << 40)));
            Assert.Equal((MemFormatError.Overflow, "Page.Number"), (error.Error, error.Path));
        }

        [Fact]
        public void An_object_that_becomes_a_union_is_told_to_become_the_case()
        {
            var differences = MemFormatSchema.Compare(MemFormatSchema.Of<Old.Page>(), MemFormatSchema.Of<New.PageOrText>());
            Assert.Contains("root: Page -> PageOrText, read as a value of the case of its kind", differences.Select(d => d.ToString()));
        }

        /// <summary>A program that has no such member keeps a union in its extension data.</summary>
        [Fact]
        public void Extension_data_keeps_unions()
        {
            var payload = MemFormatSerializer.Serialize(new New.Shelf { Numbers = [1, "a", default], ByName = { ["x"] = 5 } });
            var old = MemFormatSerializer.Deserialize<Old.Sparse>(payload)!;
            var again = MemFormatSerializer.Deserialize<New.Shelf>(MemFormatSerializer.Serialize(old))!;
            Assert.Equal([1, "a", null], again.Numbers.Select(w => w.Value));
            Assert.Equal(5, again.ByName["x"].Value);
        }

        [Fact]
        public void Of_two_cases_of_one_kind_none_is_taken() =>
            Assert.Equal(MemFormatError.SchemaMismatch, Assert.Throws<MemFormatException>(() => Read<Shape>(new Circle(1))).Error);

        [Fact]
        public void An_object_member_becomes_a_union()
        {
            Assert.Equal(5, Read<New.Crate>(new Old.Crate { Content = 5 }).Content.Value);
            Assert.Equal("x", Read<Old.Crate>(new New.Crate { Content = "x" }).Content);
            Assert.Null(Read<Old.Crate>(new New.Crate()).Content);
        }

        [Fact]
        public void A_case_that_is_not_known_is_an_error_or_null()
        {
            var error = Assert.Throws<MemFormatException>(() => Read<New.Crate>(new Old.Crate { Content = 2.5 }));
            Assert.Equal((MemFormatError.UnknownCase, "Crate.Content"), (error.Error, error.Path));
            Assert.Null(Read<New.Lenient>(new Old.Crate { Content = 2.5 }).Content.Value);
        }

        [Fact]
        public void A_nullable_union_whose_case_is_not_known_is_null()
        {
            var read = Read<New.LenientBox>(new Old.Box { Content = 2.5, All = [1, 2.5, "a"], Named = { ["a"] = 2.5 }, Pair = (2.5, 3) });
            Assert.Null(read.Content);
            Assert.Equal([1, null, "a"], read.All.Select(w => w?.Value));
            Assert.False(read.All[1].HasValue);
            Assert.Null(read.Named["a"]);
            Assert.Null(read.Pair.Item1);
        }

        /// <summary>A union within a union: what the inner one says of unknown cases, the outer one is then.</summary>
        [Fact]
        public void A_union_that_holds_one_whose_case_is_not_known_is_null()
        {
            Old.Outer[] written = [(Old.Weight)2.5, (Old.Weight)1, 2L];
            var read = Read<List<New.LenientOuter>>(written.ToList());
            Assert.Null(read[0].Value);
            Assert.Equal(1, ((New.LenientWeight)read[1].Value!).Value);
            Assert.Equal(2L, read[2].Value);
            Assert.Equal([null, 1, 2L], Read<List<New.LenientOuter?>>(written.ToList())
                .Select(o => o?.Value is New.LenientWeight inner ? inner.Value : o?.Value));
            var error = Assert.Throws<MemFormatException>(() => Read<List<New.StrictOuter>>(written.ToList()));
            Assert.Equal(MemFormatError.NullNotAllowed, error.Error);
        }

        [Fact]
        public void The_change_is_told() => Assert.Equal(
            ["Parcel.Flag", "Parcel.Maybe", "Parcel.Name", "Parcel.Weight"],
            MemFormatSchema.Compare(MemFormatSchema.Of<Old.Parcel>(), MemFormatSchema.Of<New.Parcel>()).Select(d => $"{d.Type}.{d.Member}").Order());
    }
}

namespace MemFormat.Unions.Tests.Old
{
    [MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(double))]
    public partial union Weight(int, string, double);

    [MemFormattable, MemUnion(1, typeof(Weight)), MemUnion(2, typeof(long))]
    public partial union Outer(Weight, long);

    [MemFormattable]
    public partial class Parcel
    {
        public int Weight { get; set; }
        public string? Name { get; set; }
        public bool Flag { get; set; }
        public int? Maybe { get; set; }
        public int Last { get; set; } = 9;
    }

    [MemFormattable]
    public partial class Shelf
    {
        public List<int> Numbers { get; set; } = [];
        public List<string?> Words { get; set; } = [];
        public Dictionary<string, int> ByName { get; set; } = [];
    }

    [MemFormattable]
    public partial class Box
    {
        public Weight Content { get; set; }
        public List<Weight> All { get; set; } = [];
        public Dictionary<string, Weight> Named { get; set; } = [];
        public (Weight, int) Pair { get; set; }
    }

    [MemFormattable]
    public partial record Page(long Number);

    [MemFormattable]
    public partial class Book
    {
        public List<Page> Pages { get; set; } = [];
    }

    /// <summary>A shelf of an earlier program that passes on what it does not know.</summary>
    [MemFormattable]
    public partial class Sparse
    {
        public MemExtensionData? More { get; set; }
    }

    [MemFormattable]
    public partial class Crate
    {
        [MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(double))]
        public object? Content { get; set; }
    }
}

namespace MemFormat.Unions.Tests.New
{
    [MemFormattable, MemUnion(1, typeof(int)), MemUnion(2, typeof(string))]
    public partial union Weight(int, string);

    [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(int)), MemUnion(2, typeof(string))]
    public partial union LenientWeight(int, string);

    [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(LenientWeight)), MemUnion(2, typeof(long))]
    public partial union LenientOuter(LenientWeight, long);

    [MemFormattable, MemUnion(1, typeof(LenientWeight)), MemUnion(2, typeof(long))]
    public partial union StrictOuter(LenientWeight, long);

    [MemFormattable, MemUnion(1, typeof(bool)), MemUnion(2, typeof(string))]
    public partial union Answer(bool, string);

    [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(string))]
    public partial union CircleOrText(Circle, string);

    [MemFormattable, MemUnion(1, typeof(Page)), MemUnion(2, typeof(string))]
    public partial union PageOrText(Page, string);

    [MemFormattable]
    public partial record Page(int Number);

    [MemFormattable]
    public partial class Book
    {
        public List<PageOrText> Pages { get; set; } = [];
    }

    [MemFormattable]
    public partial class Parcel
    {
        public Weight Weight { get; set; }
        public Weight Name { get; set; }
        public Answer Flag { get; set; }
        public Weight Maybe { get; set; }
        public int Last { get; set; } = 9;
    }

    [MemFormattable]
    public partial class Shelf
    {
        public List<Weight> Numbers { get; set; } = [];
        public List<Weight> Words { get; set; } = [];
        public Dictionary<string, Weight> ByName { get; set; } = [];
    }

    [MemFormattable]
    public partial class Crate
    {
        public Weight Content { get; set; }
    }

    [MemFormattable]
    public partial class LenientBox
    {
        public LenientWeight? Content { get; set; }
        public List<LenientWeight?> All { get; set; } = [];
        public Dictionary<string, LenientWeight?> Named { get; set; } = [];
        public (LenientWeight?, int) Pair { get; set; }
    }

    [MemFormattable]
    public partial class Lenient
    {
        public LenientWeight Content { get; set; }
    }
}
