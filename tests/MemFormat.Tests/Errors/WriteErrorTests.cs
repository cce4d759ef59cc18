using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>What cannot be read again is not written.</summary>
public class WriteErrorTests
{
    [Fact]
    public void Null_strings_name_the_member() =>
        AssertNull("OrderLine.Article", () => MemFormatSerializer.Serialize(new OrderLine { Article = null! }));

    [Fact]
    public void Null_objects_name_the_member() => AssertNull("Order.ShipTo", () => MemFormatSerializer.Serialize(new Order { ShipTo = null! }));

    [Fact]
    public void Null_collections_name_the_member() => AssertNull("Order.Lines", () => MemFormatSerializer.Serialize(new Order { Lines = null! }));

    [Fact]
    public void Null_bytes_name_the_member() => AssertNull("Scalars.Bytes", () => MemFormatSerializer.Serialize(new Scalars { Bytes = null! }));

    [Fact]
    public void Nested_nulls_name_their_own_type() =>
        AssertNull("Address.Street", () => MemFormatSerializer.Serialize(new Order { BillTo = new Address { Street = null! } }));

    [Fact]
    public void Elements_may_be_null_whatever_their_annotation()
    {
        var order = MemFormatSerializer.Deserialize<Order>(MemFormatSerializer.Serialize(new Order { Lines = [null!, new OrderLine()] }))!;
        Assert.Null(order.Lines[0]);
        Assert.NotNull(order.Lines[1]);
    }

    [Fact]
    public void Derived_objects_are_refused()
    {
        var gadget = new Gadget { Volts = 1 };
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize<Product>(gadget));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        Assert.Contains("Gadget", error.Message, StringComparison.Ordinal);
        Assert.Contains("Product", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Null_without_header_is_misuse()
    {
        Assert.Throws<ArgumentNullException>(() => MemFormatSerializer.Serialize<Order?>(null, Headers.None));
        Assert.Throws<ArgumentNullException>(() => MemFormatSerializer.Serialize<int?>(null, Headers.None));
    }

    [Fact]
    public void A_destination_that_is_null_is_misuse() =>
        Assert.Throws<ArgumentNullException>(() => MemFormatSerializer.Serialize(null!, new Order()));

    [Fact]
    public void A_buffer_that_gives_too_little_fails_cleanly()
    {
        foreach (var give in new Func<int, byte[]>[] { _ => [], size => new byte[size / 2], size => new byte[Math.Max(0, size - 1)] })
            Assert.Throws<InvalidOperationException>(() => MemFormatSerializer.Serialize(new BadBuffer(give), Order.Make(ValueSource.Greatest())));
    }

    [Fact]
    public void What_a_buffer_throws_passes_through() =>
        Assert.Throws<TimeoutException>(() => MemFormatSerializer.Serialize(new BadBuffer(_ => throw new TimeoutException()), new Order()));

    [Fact]
    public void After_an_error_the_next_payload_is_right()
    {
        var expected = MemFormatSerializer.Serialize(new Order { Id = 5 });
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new Order { Lines = null! }));
        Assert.Equal(expected, MemFormatSerializer.Serialize(new Order { Id = 5 }));
    }

    private static void AssertNull(string member, Action write)
    {
        var error = Assert.Throws<MemFormatException>(write);
        Assert.Equal(MemFormatError.NullNotAllowed, error.Error);
        Assert.Equal(member, error.Path);
        Assert.Contains(member, error.Message, StringComparison.Ordinal);
        Assert.Equal(-1, error.Offset);
    }
}
