using System.Buffers;

namespace MemFormat.Evolution.Tests;

/// <summary>Bytes in several segments.</summary>
internal sealed class Segments : ReadOnlySequenceSegment<byte>
{
    private Segments(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

    /// <summary>A segment for each byte.</summary>
    public static ReadOnlySequence<byte> Of(byte[] bytes) => Of(bytes.Select((_, i) => bytes.AsMemory(i, 1)));

    /// <summary>Two segments, and an empty one between them.</summary>
    public static ReadOnlySequence<byte> Split(byte[] bytes, int at) => Of([bytes.AsMemory(0, at), default, bytes.AsMemory(at)]);

    private static ReadOnlySequence<byte> Of(IEnumerable<Memory<byte>> parts)
    {
        Segments? first = null, last = null;
        foreach (var part in parts)
        {
            var next = new Segments(part, last is null ? 0 : last.RunningIndex + last.Memory.Length);
            last?.Next = next;
            first ??= next;
            last = next;
        }

        return new(first!, 0, last!, last!.Memory.Length);
    }
}
