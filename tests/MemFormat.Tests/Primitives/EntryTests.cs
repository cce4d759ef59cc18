using System.Buffers;
using MemFormat.Codecs;

namespace MemFormat.Tests.Primitives;

public sealed class EntryTests : IDisposable
{
    private static byte[] Write(Chain value, MemFormatOptions? options = null) =>
        MemFormatEntry<Chain, Chain.Codec>.Instance.Serialize(value, options);

    private static Chain? Read(byte[] payload, MemFormatOptions? options = null) =>
        MemFormatEntry<Chain, Chain.Codec>.Instance.Deserialize(payload, isAll: true, out _, options);

    private static MemFormatOptions Depth(int depth) => new() { Limits = new MemFormatLimits { MaxDepth = depth } };

    public void Dispose() => Chain.OnRead = null;

    [Theory]
    [InlineData(1)]
    [InlineData(15)]
    [InlineData(16)]
    [InlineData(17)]
    [InlineData(64)]
    [InlineData(1000)]
    public void Depth_is_limited_both_ways(int depth)
    {
        var payload = Write(Chain.Of(depth), Depth(depth));
        Assert.Equal(1, Read(payload, Depth(depth))!.Number);
        var deeper = Write(Chain.Of(depth + 1), Depth(depth + 1));
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => Read(deeper, Depth(depth))).Error);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => Write(Chain.Of(depth + 1), Depth(depth))).Error);
    }

    [Fact]
    public void A_cycle_or_an_exhausted_stack_is_an_error()
    {
        var chain = Chain.Of(3);
        chain.Next!.Next!.Next = chain;
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => Write(chain)).Error);
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => Write(chain, Depth(1_000_000))).Error);
    }

    [Fact]
    public void Every_shortened_payload_is_truncated_and_says_where()
    {
        var payload = Write(Chain.Of(5));
        for (var length = 0; length < payload.Length; length++)
        {
            var exception = Assert.Throws<MemFormatException>(() => Read(payload[..length]));
            Assert.Equal(MemFormatError.Truncated, exception.Error);
            Assert.InRange(exception.Offset, 0, length);
        }
    }

    [Fact]
    public void User_exceptions_become_invalid_data_at_their_place()
    {
        var payload = Write(Chain.Of(4));
        Chain.OnRead = number => _ = number == 3 ? throw new ArithmeticException("secret") : 0;
        var exception = Assert.Throws<MemFormatException>(() => Read(payload));
        Assert.Equal(MemFormatError.InvalidData, exception.Error);
        Assert.IsType<ArithmeticException>(exception.InnerException);
        Assert.Equal(payload.Length - 5, exception.Offset);
        Assert.StartsWith("Chain.Next.Next", exception.Path, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Errors_of_a_payload_inside_are_user_exceptions()
    {
        var payload = Write(Chain.Of(1));
        Chain.OnRead = _ => MemFormatSerializer.Deserialize<int>([9, 9]);
        var exception = Assert.Throws<MemFormatException>(() => Read(payload));
        Assert.Equal(0, Assert.IsType<MemFormatException>(exception.InnerException).Offset);
        Assert.Equal(payload.Length, exception.Offset);
    }

    [Fact]
    public void Cancellation_and_lack_of_memory_pass()
    {
        var payload = Write(Chain.Of(1));
        Chain.OnRead = _ => throw new OperationCanceledException();
        Assert.Throws<OperationCanceledException>(() => Read(payload));
        Chain.OnRead = _ => throw new InsufficientMemoryException();
        Assert.Throws<InsufficientMemoryException>(() => Read(payload));
    }

    [Fact]
    public void Serializing_while_reading_works()
    {
        var payload = Write(Chain.Of(3));
        Chain.OnRead = number => Assert.Equal(number, MemFormatSerializer.Deserialize<int>(MemFormatSerializer.Serialize(number)));
        Assert.Equal(3, Read(payload)!.Next!.Next!.Number);
    }

    [Fact]
    public void Short_spans_of_a_buffer_writer_are_noticed() =>
        Assert.Throws<InvalidOperationException>(() => MemFormatSerializer.Serialize(new ShortWriter(), new int[100]));

    [Fact]
    public void The_bytes_behind_a_payload_are_not_looked_at()
    {
        byte[] payload = [.. Write(Chain.Of(2)), 1, 2, 3];
        Assert.Equal(2, MemFormatEntry<Chain, Chain.Codec>.Instance.Deserialize(payload, isAll: false, out var read, null)!.Next!.Number);
        Assert.Equal(payload.Length - 3, read);
    }

    [Fact]
    public void Peeked_bytes_behind_the_end_are_zero()
    {
        var reader = new MemFormatReader([1, 2, 3], MemFormatLimits.Default);
        Assert.Equal(1, reader.ReadByte());
        ref var block = ref reader.Peek(8);
        Assert.Equal(0x0302UL, MemFormat.Codecs.Fields.Get<ulong>(ref block, 0));
        reader.Take(2);
        Assert.Equal(0, reader.Remaining);
    }

    private sealed class ShortWriter : IBufferWriter<byte>
    {
        public void Advance(int count)
        {
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => default;

        public Span<byte> GetSpan(int sizeHint = 0) => new byte[Math.Max(sizeHint - 1, 0)];
    }
}
