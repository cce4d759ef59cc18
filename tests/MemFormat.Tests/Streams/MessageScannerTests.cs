using System.Buffers;
using System.Text;
using MemFormat.Payloads.Sessions;

namespace MemFormat.Tests;

/// <summary>How the end of a message is found in many small segments.</summary>
public class MessageScannerTests
{
    private const int Definitions = 5000;

    /// <summary>Each segment that was passed is taken out of the chain: whoever looks at it again gets lost.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(100)]
    public void Goes_through_the_segments_once(int size)
    {
        var message = Message(Definitions);
        var first = new Piece(message.AsMemory(0, 1), null);
        var last = first;
        for (var at = 1; at < message.Length; at += size)
            last = new Piece(message.AsMemory(at, Math.Min(size, message.Length - at)), last);
        var scanner = new MessageScanner(isBare: false, MemFormatLimits.Default);
        Assert.True(scanner.TryFindEnd(new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length), out var length));
        Assert.Equal(message.Length, length);
    }

    [Fact]
    public void The_number_of_definitions_is_limited()
    {
        MemFormatError? Error(int definitions, int limit)
        {
            var scanner = new MessageScanner(isBare: false, new MemFormatLimits { MaxDescriptorBytes = limit });
            return Record.Exception(() => scanner.TryFindEnd(new ReadOnlySequence<byte>(Message(definitions)), out _)) is MemFormatException exception
                ? exception.Error
                : null;
        }

        Assert.Null(Error(Definitions, Definitions));
        Assert.Equal(MemFormatError.LimitExceeded, Error(Definitions + 1, Definitions));
    }

    /// <summary>A message with definitions of two bytes each, and a body of one.</summary>
    private static byte[] Message(int definitions)
    {
        var bytes = new MemoryStream();
        bytes.WriteByte(2);
        using (var writer = new BinaryWriter(bytes, Encoding.UTF8, leaveOpen: true))
        {
            writer.Write7BitEncodedInt(definitions);
            for (var i = 0; i < definitions; i++)
            {
                writer.Write((byte)2);
                writer.Write7BitEncodedInt(i);
                writer.Write([2, 0, 0]);
            }

            writer.Write([1, 0]);
        }

        return bytes.ToArray();
    }

    /// <summary>A segment that notices when it is read, and lets go of those before the last one.</summary>
    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        private Piece? _previous;

        public Piece(ReadOnlyMemory<byte> bytes, Piece? previous)
        {
            Memory = new Watched(bytes, this).Memory;
            if (previous is null)
                return;
            _previous = previous;
            RunningIndex = previous.RunningIndex + previous.Memory.Length;
            previous.Next = this;
        }

        private void IsRead()
        {
            // A number may begin ten segments before its end.
            var passed = this;
            for (var i = 0; i < 10 && passed is not null; i++)
                passed = passed._previous;
            for (; passed?._previous is { } previous; passed = previous)
            {
                passed._previous = null;
                previous.Next = null;
            }
        }

        private sealed class Watched(ReadOnlyMemory<byte> bytes, Piece piece) : MemoryManager<byte>
        {
            private readonly byte[] _bytes = bytes.ToArray();

            public override Memory<byte> Memory => CreateMemory(_bytes.Length);

            public override Span<byte> GetSpan()
            {
                piece.IsRead();
                return _bytes;
            }

            public override MemoryHandle Pin(int elementIndex = 0) => throw new NotSupportedException();

            public override void Unpin() => throw new NotSupportedException();

            protected override void Dispose(bool disposing)
            {
            }
        }
    }
}
