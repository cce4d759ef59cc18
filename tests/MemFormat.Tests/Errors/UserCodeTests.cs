using Corpus;

namespace MemFormat.Tests;

/// <summary>Code of the user's types that throws, calls back or changes what is written.</summary>
public partial class UserCodeTests
{
    [Fact]
    public void Exceptions_are_inside()
    {
        var payload = MemFormatSerializer.Serialize(new Choosy { Value = 1 });
        Choosy.Thrown = new FormatException("inside");
        try
        {
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Choosy>(payload));
            Assert.Equal(MemFormatError.InvalidData, error.Error);
            Assert.Same(Choosy.Thrown, error.InnerException);
            Choosy.Thrown = new OperationCanceledException();
            Assert.Throws<OperationCanceledException>(() => MemFormatSerializer.Deserialize<Choosy>(payload));
        }
        finally
        {
            Choosy.Thrown = null;
        }
    }

    [Fact]
    public void Exceptions_of_reads_within_are_inside()
    {
        var inner = MemFormatSerializer.Serialize(new CompactStruct { Small = 5 });
        var payload = MemFormatSerializer.Serialize(new Nested { Payload = inner });
        payload[payload.AsSpan().LastIndexOf(inner)] = 5;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Nested>(payload));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
        Assert.Equal(MemFormatError.UnknownSchema, Assert.IsType<MemFormatException>(error.InnerException).Error);
    }

    [Fact]
    public void Serializing_within_works_both_ways()
    {
        var inner = MemFormatSerializer.Serialize(new CompactStruct { Small = 5 });
        var read =
            MemFormatSerializer.Deserialize<List<Nested>>(
                MemFormatSerializer.Serialize(new List<Nested> { new() { Payload = inner }, new() { Payload = inner } }))!;
        Assert.All(read, r => Assert.Equal(5, r.Inner.Small));
    }

    [Fact]
    public void Collections_that_change_while_they_are_written_fail()
    {
        var list = new List<Shifty>();
        list.Add(new Shifty { OnRead = _ => list.Add(new Shifty()) });
        Assert.Throws<InvalidOperationException>(() => MemFormatSerializer.Serialize(list));

        var map = new Dictionary<int, Shifty>();
        map[1] = new Shifty { OnRead = _ => map[2] = new Shifty() };
        map[3] = new Shifty();
        Assert.Throws<InvalidOperationException>(() => MemFormatSerializer.Serialize(map));
    }

    [Fact]
    public void Members_are_read_once()
    {
        var counting = new Counting();
        MemFormatSerializer.Serialize(counting);
        Assert.Equal([1, 1, 1, 1], counting.Reads);
    }

    [MemFormattable]
    internal sealed partial class Choosy
    {
        private int _value;

        internal static Exception? Thrown { get; set; }

        public int Value
        {
            get => _value;
            set => _value = Thrown is null ? value : throw Thrown;
        }
    }

    [MemFormattable]
    internal sealed partial class Nested
    {
        private byte[] _payload = [];

        [MemIgnore]
        public CompactStruct Inner { get; private set; }

        public byte[] Payload
        {
            get
            {
                Assert.NotEmpty(MemFormatSerializer.Serialize(new CompactStruct { Small = 5 }));
                return _payload;
            }

            set
            {
                _payload = value;
                Inner = MemFormatSerializer.Deserialize<CompactStruct>(value);
            }
        }
    }

    [MemFormattable]
    internal sealed partial class Shifty
    {
        [MemIgnore]
        public Action<Shifty>? OnRead { get; set; }

        public List<int> List { get; set; } = [1, 2, 3];

        public int Number
        {
            get
            {
                OnRead?.Invoke(this);
                return 1;
            }

            set
            {
            }
        }
    }

    [MemFormattable]
    internal sealed partial class Counting
    {
        [MemIgnore]
        public int[] Reads { get; } = new int[4];

        public string? Text
        {
            get => ++Reads[0] == 1 ? "text" : null;
            set { }
        }

        public int? Number
        {
            get => ++Reads[1] == 1 ? 5 : null;
            set { }
        }

        public Cell? Cell
        {
            get => ++Reads[2] == 1 ? new Cell(1, 2) : null;
            set { }
        }

        public Empty? Empty
        {
            get => ++Reads[3] == 1 ? new Empty() : null;
            set { }
        }
    }
}
