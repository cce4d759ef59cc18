using Corpus;
using Neighbour;

namespace MemFormat.Tests;

/// <summary>Callbacks are called once for each value, on every way of writing and reading.</summary>
public partial class CallbackTests
{
    [Fact]
    public void Once_for_each_value()
    {
        var written = new Logged { Name = "a", Next = new() { Name = "b" }, More = [new() { Name = "c" }, null] };
        var read = MemFormatSerializer.Deserialize<Logged>(MemFormatSerializer.Serialize(written))!;
        foreach (var each in new[] { written, written.Next, written.More[0]! })
            Assert.Equal((1, 0), (each.Written, each.Read));
        foreach (var each in new[] { read, read.Next!, read.More[0]! })
            Assert.Equal((0, 1), (each.Written, each.Read));
        Assert.Equal("B", read.Next!.Upper);
    }

    [Fact]
    public void Before_members_are_read_and_on_the_copy_that_is_written()
    {
        var value = new NotifiedStruct { First = 5 };
        var read = MemFormatSerializer.Deserialize<NotifiedStruct>(MemFormatSerializer.Serialize(value));
        Assert.Equal((5, 6, 0), (read.First, read.Sum, value.Sum));
        Assert.False(IsBlock<NotifiedStruct.MemFormatCodec>());

        static bool IsBlock<TCodec>()
            where TCodec : struct, MemFormat.Codecs.IMemFormatDescribe => TCodec.IsBlock;
    }

    [Fact]
    public void When_the_shape_differs()
    {
        var payload = MemFormatSerializer.Serialize(new Before { Name = 7, Gone = "g", Inner = new() { Sum = 6 } });
        var read = MemFormatSerializer.Deserialize<After>(payload)!;
        Assert.Equal((7L, 5, 1), (read.Name, read.Inner!.Value.First, read.Read));
        var parts = MemFormatSerializer.Deserialize<AfterParts>(payload)!;
        Assert.Equal((7L, 1), (parts.Name, parts.Read));
    }

    [Fact]
    public void Of_types_that_are_made_from_parts()
    {
        var read = MemFormatSerializer.Deserialize<AfterParts>(MemFormatSerializer.Serialize(new AfterParts(3) { Other = 4 }))!;
        Assert.Equal((3, 4, 1), (read.Name, read.Other, read.Read));
    }

    [Fact]
    public void Base_classes_of_other_assemblies_are_told_once()
    {
        var written = new MoreNotified { Name = "n", Count = 2 };
        var read = MemFormatSerializer.Deserialize<MoreNotified>(MemFormatSerializer.Serialize(written))!;
        Assert.Equal((1, 1, "n", 2), (written.Calls, read.Calls, read.Name, read.Count));
        var other = MemFormatSerializer.Deserialize<MoreNotified>(MemFormatSerializer.Serialize(new NotifiedBefore { Name = "n", Count = 2 }))!;
        Assert.Equal((1, "n", 2), (other.Calls, other.Name, other.Count));
    }

    [Fact]
    public void Derived_classes_without_callbacks_of_their_own_have_their_base_classs()
    {
        var written = new Derived { Name = "d" };
        var read = MemFormatSerializer.Deserialize<Derived>(MemFormatSerializer.Serialize(written))!;
        Assert.Equal((1, 1), (written.Written, read.Read));
    }

    [Fact]
    public void Exceptions_of_callbacks_reach_the_caller()
    {
        var thrown = new FormatException();
        Assert.Same(thrown, Assert.Throws<FormatException>(() => MemFormatSerializer.Serialize(new Throwing { OnWrite = thrown })));
        var payload = MemFormatSerializer.Serialize(new List<Throwing> { new(), new() { IsBad = true } });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Throwing>>(payload));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
        Assert.IsType<NotSupportedException>(error.InnerException);
        Assert.StartsWith("[1]", error.Path, StringComparison.Ordinal);
    }

    [Fact]
    public void Callbacks_may_serialize()
    {
        var read =
            MemFormatSerializer.Deserialize<List<Packed>>(
                MemFormatSerializer.Serialize(new List<Packed> { new() { Text = "one" }, new() { Text = "two" } }))!;
        Assert.Equal(["one", "two"], read.Select(p => p.Text));
    }

    [MemFormattable]
    internal partial class Logged : IMemSerializing, IMemDeserialized
    {
        public required string Name { get; set; }

        public Logged? Next { get; set; }

        public List<Logged?> More { get; set; } = [];

        [MemIgnore]
        public string? Upper { get; private set; }

        [MemIgnore]
        public int Written { get; private set; }

        [MemIgnore]
        public int Read { get; private set; }

        public void OnSerializing() => Written++;

        public void OnDeserialized()
        {
            Read++;
            Upper = Name.ToUpperInvariant();
        }
    }

    [MemFormattable]
    internal sealed partial class Derived : Logged
    {
        public int More2 { get; set; }

        public new void OnSerializing() => throw new InvalidOperationException("not the interface's");
    }

    [MemFormattable]
    internal sealed partial class Before
    {
        public int Name { get; set; }

        public string? Gone { get; set; }

        public BeforeStruct Inner { get; set; }
    }

    [MemFormattable]
    internal partial struct BeforeStruct
    {
        public int Sum;
    }

    [MemFormattable]
    internal sealed partial class After : IMemDeserialized
    {
        public long Name { get; set; }

        public NotifiedStruct? Inner { get; set; }

        [MemIgnore]
        public int Read { get; private set; }

        public void OnDeserialized() => Read++;
    }

    [MemFormattable]
    internal sealed partial record AfterParts(long Name) : IMemDeserialized
    {
        public int Other { get; init; } = 9;

        [MemIgnore]
        public int Read { get; private set; }

        public void OnDeserialized() => Read += Name > 0 ? 1 : 100;
    }

    [MemFormattable]
    internal sealed partial class MoreNotified : Told
    {
        public int Count { get; set; }
    }

    [MemFormattable]
    internal sealed partial class NotifiedBefore
    {
        public int Count { get; set; }

        public string? Name { get; set; }
    }

    [MemFormattable]
    internal sealed partial class Throwing : IMemSerializing, IMemDeserialized
    {
        [MemIgnore]
        public Exception? OnWrite { get; init; }

        public bool IsBad { get; set; }

        public void OnSerializing()
        {
            if (OnWrite is not null)
                throw OnWrite;
        }

        public void OnDeserialized()
        {
            if (IsBad)
                throw new NotSupportedException();
        }
    }

    [MemFormattable]
    internal sealed partial class Packed : IMemSerializing, IMemDeserialized
    {
        [MemIgnore]
        public string Text { get; set; } = "";

        public byte[] Bytes { get; set; } = [];

        public void OnSerializing() => Bytes = MemFormatSerializer.Serialize(Text);

        public void OnDeserialized() => Text = MemFormatSerializer.Deserialize<string>(Bytes)!;
    }
}
