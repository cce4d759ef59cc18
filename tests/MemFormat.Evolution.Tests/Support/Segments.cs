using System.Buffers;

namespace MemFormat.Evolution.Tests;

/// <summary>Bytes in segments of one each.</summary>
internal sealed class Segments : ReadOnlySequenceSegment<byte>
{
    private Segments(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

    public static ReadOnlySequence<byte> Of(byte[] bytes)
    {
        var first = new Segments(bytes.AsMemory(0, 1), 0);
        var last = first;
        for (var i = 1; i < bytes.Length; i++)
        {
            var next = new Segments(bytes.AsMemory(i, 1), i);
            last.Next = next;
            last = next;
        }

        return new(first, 0, last, 1);
    }
}
