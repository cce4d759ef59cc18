using System.Buffers;

namespace MemFormat.Tests;

/// <summary>Payloads in segments.</summary>
internal static class Sequences
{
    /// <summary>A payload in two segments.</summary>
    public static ReadOnlySequence<byte> SplitAt(byte[] payload, int at) => Of([payload.AsMemory(0, at), payload.AsMemory(at)]);

    /// <summary>A payload in segments of one byte, with empty ones between them.</summary>
    public static ReadOnlySequence<byte> Crumbs(byte[] payload) =>
        Of([.. Enumerable.Range(0, payload.Length * 2).Select(i => payload.AsMemory(i / 2, i % 2))]);

    private static ReadOnlySequence<byte> Of(Memory<byte>[] parts)
    {
        if (parts.Length == 0)
            return default;
        var first = new Part(parts[0], 0);
        var last = first;
        foreach (var part in parts.Skip(1))
            last = last.Append(part);
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Part : ReadOnlySequenceSegment<byte>
    {
        public Part(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

        public Part Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Part(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
