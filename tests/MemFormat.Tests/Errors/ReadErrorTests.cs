using Corpus;

namespace MemFormat.Tests;

/// <summary>What payloads that are not right lead to.</summary>
public class ReadErrorTests
{
    [Fact]
    public void Nothing_is_truncated() => AssertError(MemFormatError.Truncated, []);

    [Theory]
    [InlineData(MemFormatError.InvalidData, new byte[] { 2, 0, 0, 0 })]
    [InlineData(MemFormatError.UnknownWrapper, new byte[] { 3, 0, 0, 0 })]
    [InlineData(MemFormatError.InvalidData, new byte[] { 8, 0 })]
    [InlineData(MemFormatError.InvalidData, new byte[] { 0xF8, 0 })]
    [InlineData(MemFormatError.InvalidData, new byte[] { 12 })]
    [InlineData(MemFormatError.UnknownSchema, new byte[] { 1, 2, 3, 4, 5 })]
    [InlineData(MemFormatError.UnknownSchema, new byte[] { 5, 2, 3, 4, 5, 6, 7, 8, 9 })]
    [InlineData(MemFormatError.Truncated, new byte[] { 1, 2, 3 })]
    [InlineData(MemFormatError.Truncated, new byte[] { 5, 2, 3, 4, 5 })]
    [InlineData(MemFormatError.Truncated, new byte[] { 0, 5, 1 })]
    [InlineData(MemFormatError.TrailingData, new byte[] { 4, 0 })]
    public void Bad_headers_are_refused(MemFormatError error, byte[] payload) => AssertError(error, payload);

    /// <summary>They are behind the last member, not in it.</summary>
    [Fact]
    public void Trailing_bytes_have_no_path()
    {
        foreach (var options in new[] { Headers.Inline, Headers.Fingerprint, Headers.None })
        {
            var payload = MemFormatSerializer.Serialize(new Address { City = "Bern" }, options);
            var error = AssertError(MemFormatError.TrailingData, () => MemFormatSerializer.Deserialize<Address>([.. payload, 0], options));
            Assert.Null(error.Path);
            Assert.Equal(payload.Length, error.Offset);
        }
    }

    [Fact]
    public void A_descriptor_beyond_its_limit_is_refused()
    {
        byte[] payload = [0, 0x81, 0x80, 0x04, .. new byte[0x10001]];
        AssertError(MemFormatError.LimitExceeded, payload);
    }

    [Fact]
    public void A_null_root_is_null()
    {
        Assert.Null(MemFormatSerializer.Deserialize<Order>([4]));
        AssertError(MemFormatError.NullNotAllowed, () => MemFormatSerializer.Deserialize<int>([4]));
        Assert.Null(MemFormatSerializer.Deserialize<int?>([4]));
    }

    [Fact]
    public void Another_contract_is_a_mismatch()
    {
        AssertError(MemFormatError.SchemaMismatch,
            () => MemFormatSerializer.Deserialize<Contracted>(MemFormatSerializer.Serialize(new Uncontracted { Value = 1 })));
        AssertError(MemFormatError.SchemaMismatch,
            () => MemFormatSerializer.Deserialize<Uncontracted>(MemFormatSerializer.Serialize(new Contracted { Value = 1 })));
    }

    [Fact]
    public void Nothing_in_common_is_a_mismatch() => AssertError(
        MemFormatError.SchemaMismatch, () => MemFormatSerializer.Deserialize<Address>(MemFormatSerializer.Serialize(new Point { X = 1 })));

    [Fact]
    public void What_constructors_throw_is_inside()
    {
        var payload = MemFormatSerializer.Serialize(new Percentage(100), Headers.None);
        payload[0] = 101;
        var error = AssertError(MemFormatError.InvalidData, () => MemFormatSerializer.Deserialize<Percentage>(payload, Headers.None));
        Assert.IsType<ArgumentOutOfRangeException>(error.InnerException);
    }

    [Fact]
    public void Duplicate_keys_are_refused()
    {
        var payload = MemFormatSerializer.Serialize(new Dictionary<int, int> { [1] = 1, [2] = 2 }, Headers.None);
        payload[9] = 1;
        AssertError(MemFormatError.InvalidData, () => MemFormatSerializer.Deserialize<Dictionary<int, int>>(payload, Headers.None));
    }

    [Fact]
    public void Errors_say_where()
    {
        var order = new Order { Lines = [new OrderLine(), new OrderLine { Article = "mark" }] };
        var payload = MemFormatSerializer.Serialize(order);
        var at = payload.AsSpan().IndexOf("mark"u8);
        payload[at - 1] = 3;
        var error = AssertError(MemFormatError.NullNotAllowed, () => MemFormatSerializer.Deserialize<Order>(payload));
        Assert.Equal("Order.Lines[1].Article", error.Path);
        Assert.InRange(error.Offset, at - 1, at);
        Assert.Contains("Order.Lines[1].Article", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Paths_reach_into_maps_by_index()
    {
        var order = new Order { Branches = { ["a"] = null, ["b"] = new Address { Street = "mark" } } };
        var payload = MemFormatSerializer.Serialize(order);
        payload[payload.AsSpan().IndexOf("mark"u8) - 1] = 3;
        Assert.Equal(
            "Order.Branches[1].Street", AssertError(MemFormatError.NullNotAllowed, () => MemFormatSerializer.Deserialize<Order>(payload)).Path);
    }

    [Fact]
    public void Messages_hold_no_contents()
    {
        const string Secret = "SECRET";
        var payload = MemFormatSerializer.Serialize(new Order { Customer = Secret, Lines = [new OrderLine { Article = Secret }] });
        for (var length = 0; length < payload.Length; length++)
        {
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Order>(payload.AsSpan(0, length)));
            Assert.DoesNotContain(Secret, error.ToString(), StringComparison.Ordinal);
            Assert.Equal(MemFormatError.Truncated, error.Error);
        }
    }

    [Fact]
    public void Roots_that_nothing_resolves_say_what_to_add()
    {
        var error = Assert.Throws<MemFormatException>(() => Generic<Exception>());
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        Assert.StartsWith("MemFormat finds no codec for System.Exception. Convert it to a type that MemFormat stores, or give it a surrogate",
            error.Message, StringComparison.Ordinal);
        static T? Generic<T>() => MemFormatSerializer.Deserialize<T>([0]);
    }

    private static void AssertError(MemFormatError expected, byte[] payload) =>
        AssertError(expected, () => MemFormatSerializer.Deserialize<Order>(payload));

    private static MemFormatException AssertError(MemFormatError expected, Action action)
    {
        var error = Assert.Throws<MemFormatException>(action);
        Assert.Equal(expected, error.Error);
        return error;
    }
}
