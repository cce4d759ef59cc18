using System.Runtime.Intrinsics;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Plans.Run;

/// <summary>
/// Lays out a block anew whose numbers are narrower than the reader's: neighbors are widened together, and emitted code reads them
/// as its own.
/// </summary>
/// <param name="copied">How many bytes of the writer's block stay as they are, because other members are read there: all or none.</param>
/// <param name="size">The bytes of the new block.</param>
/// <param name="runs">Numbers in a row.</param>
internal sealed class BlockWidening(int copied, int size, WidenedRun[] runs)
{
    /// <summary>The fewest numbers for which it pays: fewer take longer than to convert each of them where it lies.</summary>
    public const int LeastNumbers = 8;

    /// <summary>Makes the new block.</summary>
    /// <param name="reader">The reader, whose memory it takes.</param>
    /// <param name="block">The writer's block.</param>
    /// <returns>The new block, until the reader needs its memory for something else: values that nest must not be read before.</returns>
    public ref byte Run(scoped ref MemFormatReader reader, scoped ref byte block)
    {
        ref var wide = ref MemoryMarshal.GetReference(reader.Scratch(size));
        Unsafe.CopyBlockUnaligned(ref wide, ref block, (uint)copied);
        foreach (ref readonly var run in runs.AsSpan())
            Widen(ref Unsafe.Add(ref block, run.From), ref Unsafe.Add(ref wide, run.To), run.Count, run.Kind, run.Size);
        return ref wide;
    }

    private static void Widen(ref byte from, ref byte to, int count, WireKind kind, int size)
    {
        var i = 0;
        switch (kind)
        {
            case WireKind.Int8:
                for (; i < count; i++)
                    Put(ref to, i, size, (sbyte)Unsafe.Add(ref from, i));
                break;
            case WireKind.UInt8:
                for (; i < count; i++)
                    Put(ref to, i, size, Unsafe.Add(ref from, i));
                break;
            case WireKind.Int16:
                for (; i < count; i++)
                    Put(ref to, i, size, Fields.Get<short>(ref from, i * sizeof(short)));
                break;
            case WireKind.UInt16:
                for (; i < count; i++)
                    Put(ref to, i, size, Fields.Get<ushort>(ref from, i * sizeof(ushort)));
                break;
            case WireKind.Int32:
                for (; i <= count - Vector256<int>.Count; i += Vector256<int>.Count)
                {
                    var (lower, upper) = Vector256.Widen(Unsafe.ReadUnaligned<Vector256<int>>(ref Unsafe.Add(ref from, i * sizeof(int))));
                    Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, i * sizeof(long)), lower);
                    Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, (i * sizeof(long)) + Vector256<byte>.Count), upper);
                }

                for (; i < count; i++)
                    Put(ref to, i, size, Fields.Get<int>(ref from, i * sizeof(int)));
                break;
            case WireKind.UInt32:
                for (; i < count; i++)
                    Put(ref to, i, size, Fields.Get<uint>(ref from, i * sizeof(uint)));
                break;
            default:
                for (; i < count; i++)
                    Unsafe.WriteUnaligned(ref Unsafe.Add(ref to, i * sizeof(double)), (double)Fields.Get<float>(ref from, i * sizeof(float)));
                break;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Put(ref byte to, int index, int size, long value)
    {
        ref var place = ref Unsafe.Add(ref to, index * size);
        if (size == sizeof(long))
            Unsafe.WriteUnaligned(ref place, value);
        else if (size == sizeof(int))
            Unsafe.WriteUnaligned(ref place, (int)value);
        else
            Unsafe.WriteUnaligned(ref place, (short)value);
    }
}
