using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Io;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>
/// Structs that consist of numbers: objects with members 1 and up in the fixed block. Copied as memory if the numbers
/// follow each other there, as on every known runtime.
/// </summary>
/// <typeparam name="T">The struct.</typeparam>
/// <typeparam name="TNumber">The type of the numbers.</typeparam>
/// <typeparam name="TCodec">The codec of the numbers.</typeparam>
/// <typeparam name="TRow">Converts between a value and its numbers.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct NumberRowCodec<T, TNumber, TCodec, TRow> : IMemFormatCodec<T>
    where T : unmanaged
    where TNumber : unmanaged
    where TCodec : struct, IMemFormatCodec<TNumber>
    where TRow : struct, INumberRow<T, TNumber>
{
    private static readonly bool s_isRaw = Probe();

    public static int MinSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => TRow.Count * Unsafe.SizeOf<TNumber>();
    }

    public static bool IsBlock
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => s_isRaw;
    }

    public static void Describe(SchemaComposer schema)
    {
        var kind = typeof(TNumber) == typeof(double) ? WireKind.Double : WireKind.Single;
        if (schema.Begin<NumberRowCodec<T, TNumber, TCodec, TRow>>(typeof(T), BuiltInSegments.Row(kind, TRow.Count), TRow.Names, MinSize))
        {
            schema.End();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        if (s_isRaw)
        {
            Fields.PutBlock(ref writer.Reserve(MinSize), 0, value);
        }
        else
        {
            Put(ref writer.Reserve(MinSize), value);
        }

        writer.Advance(MinSize);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader)
    {
        ref var block = ref reader.Take((nuint)MinSize);
        return s_isRaw ? Fields.Block<T>(ref block, 0) : Get(ref block);
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
        {
            return Read(ref reader);
        }

        var plan = node.Open(ref reader);
        Span<TNumber> numbers = stackalloc TNumber[TRow.Count];
        numbers.Clear();
        for (var i = 0; i < numbers.Length; i++)
        {
            var at = plan.Offset(i);
            if (at >= 0)
            {
                numbers[i] = Fields.Block<TNumber>(ref plan.Block, at);
            }
            else if (at < -1)
            {
                numbers[i] = ConvertedNumber.Read<TNumber>(ref reader, ref plan.Block, at);
            }
        }

        while (plan.HasMore(ref reader))
        {
            numbers[plan.Member] = TCodec.ReadResolved(ref reader, plan.Take());
        }

        return TRow.ToValue(numbers);
    }

    /// <summary>Writes the numbers one by one.</summary>
    internal static void Put(ref byte block, T value) =>
        TRow.ToNumbers(value, MemoryMarshal.CreateSpan(ref Unsafe.As<byte, TNumber>(ref block), TRow.Count));

    /// <summary>Reads the numbers one by one.</summary>
    internal static T Get(ref byte block) =>
        TRow.ToValue(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<byte, TNumber>(ref block), TRow.Count));

    /// <summary>Whether a value in memory is its numbers in a row.</summary>
    private static bool Probe()
    {
        Span<TNumber> numbers = stackalloc TNumber[TRow.Count];
        var bytes = MemoryMarshal.AsBytes(numbers);
        for (var i = 0; i < bytes.Length; i++)
        {
            bytes[i] = (byte)(i & 0x3F);
        }

        var value = TRow.ToValue(numbers);
        return Unsafe.SizeOf<T>() == bytes.Length && MemoryMarshal.AsBytes(MemoryMarshal.CreateReadOnlySpan(ref value, 1)).SequenceEqual(bytes);
    }
}
