using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Plans.Run;

/// <summary>
/// The numbers of a writer's enum in the reader's, where constants of one name have different ones. Numbers are longs here; those of
/// an unsigned 64-bit enum beyond the signed ones wrap around.
/// </summary>
/// <param name="name">The reader's enum, for messages.</param>
/// <param name="from">The kind of the writer's integer.</param>
/// <param name="to">The kind of the reader's integer.</param>
/// <param name="constants">The constants with another number, or none, by ascending number of the writer.</param>
/// <param name="bits">If values are combined: constants that share no bit, for values that no constant stands for.</param>
/// <param name="range">The least and the greatest number of the writer's constants.</param>
internal sealed class EnumNumbers(
    string name, WireKind from, WireKind to, EnumNumber[] constants, EnumNumber[]? bits, (long Least, long Most) range)
{
    /// <summary>The widest range of numbers that are looked up in one step.</summary>
    private const int MaxTable = 1024;

    /// <summary>Stands in the table for numbers that are not looked up in one step.</summary>
    private const long Other = long.MinValue;

    /// <summary>What the numbers of the range become.</summary>
    private readonly long[] _table = Table(from, to, constants, bits, range);

    /// <summary>Whether there are numbers that are refused.</summary>
    public bool Refuses => Array.Exists(constants, static c => c.IsRefused) || (bits is not null && Array.Exists(bits, static b => b.IsRefused));

    /// <summary>Reads a value of the writer's enum.</summary>
    /// <typeparam name="T">The reader's integer.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read<T>(scoped ref MemFormatReader reader)
        where T : unmanaged => As<T>(Map(Number(from, ref reader.Take((nuint)WireKinds.FixedSize(from)))));

    /// <summary>Reads a value that lies in a fixed block, the reader behind the block.</summary>
    /// <inheritdoc cref="Read"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T ReadAt<T>(scoped ref MemFormatReader reader, ref byte source)
        where T : unmanaged
    {
        var number = Number(from, ref source);
        if (IsInTable(number, out var mapped))
            return As<T>(mapped);

        // An error knows its offset.
        ref var position = ref reader.Position;
        var left = reader.Left;
        reader.Move(ref source, left + (nuint)Unsafe.ByteOffset(ref source, ref position));
        var value = Read<T>(ref reader);
        reader.Move(ref position, left);
        return value;
    }

    private static T As<T>(long number)
        where T : unmanaged => Unsafe.As<long, T>(ref number);

    /// <summary>The number that an enum's integer of a kind has, wherever its bytes are.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Number(WireKind kind, ref byte source) => kind switch
    {
        WireKind.Int32 => Unsafe.ReadUnaligned<int>(ref source),
        WireKind.UInt8 => source,
        WireKind.Int16 => Unsafe.ReadUnaligned<short>(ref source),
        WireKind.Int8 => (sbyte)source,
        WireKind.UInt16 => Unsafe.ReadUnaligned<ushort>(ref source),
        WireKind.UInt32 => Unsafe.ReadUnaligned<uint>(ref source),
        _ => Unsafe.ReadUnaligned<long>(ref source),
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private long Map(long number) => IsInTable(number, out var mapped) ? mapped : Find(number);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool IsInTable(long number, out long mapped)
    {
        var distance = (ulong)(number - range.Least);
        mapped = distance < (ulong)_table.Length ? _table[distance] : Other;
        return mapped != Other;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long Find(long number)
    {
        var index = Array.BinarySearch(constants, new EnumNumber(number, 0));
        if (index < 0)
            return bits is null ? Same(number) : Combine(number);
        ref var constant = ref constants[index];
        if (constant.IsRefused)
            Refuse(number);
        return constant.To;
    }

    /// <summary>A number without a name means the same to the reader.</summary>
    private long Same(long number)
    {
        if (!Fits(number, from, to))
            MemFormatThrow.Overflow();
        return number;
    }

    private static bool Fits(long number, WireKind from, WireKind to) =>
        EnumSegment.IsNumberOf(to, number) && (number >= 0 || from == WireKind.UInt64 == (to == WireKind.UInt64));

    private long Combine(long number)
    {
        long combined = 0;
        var rest = number & Mask(from);
        foreach (var bit in bits!)
        {
            if ((rest & bit.From) != bit.From)
                continue;
            if (bit.IsRefused)
                Refuse(bit.From);
            combined |= bit.To;
            rest &= ~bit.From;
        }

        combined |= rest;
        if ((combined & ~Mask(to)) != 0)
            MemFormatThrow.Overflow();
        return combined;
    }

    /// <summary>The bits of an integer of a kind: combined values have no sign.</summary>
    public static long Mask(WireKind kind) => WireKinds.FixedSize(kind) is var size && size == sizeof(long) ? -1 : (1L << (8 * size)) - 1;

    [DoesNotReturn]
    private void Refuse(long number)
    {
        var text = from == WireKind.UInt64 ? FormattableString.Invariant($"{(ulong)number}") : FormattableString.Invariant($"{number}");
        MemFormatThrow.Overflow(
            $"The number {text} has a name in the payload that the enum {name} lacks, and another meaning in this enum. Add the name, or give the enum a Fallback.");
    }

    private static long[] Table(WireKind from, WireKind to, EnumNumber[] constants, EnumNumber[]? bits, (long Least, long Most) range)
    {
        if (bits is not null || (ulong)(range.Most - range.Least) >= MaxTable)
            return [];
        var table = new long[(int)(range.Most - range.Least) + 1];
        for (var i = 0; i < table.Length; i++)
            table[i] = Fits(range.Least + i, from, to) ? range.Least + i : Other;
        foreach (var constant in constants)
            table[constant.From - range.Least] = constant.IsRefused ? Other : constant.To;
        return table;
    }
}

/// <summary>The number that a number of a writer's enum becomes.</summary>
/// <param name="from">The writer's number.</param>
/// <param name="to">The reader's number.</param>
/// <param name="isRefused">Whether there is none.</param>
internal readonly struct EnumNumber(long from, long to, bool isRefused = false) : IComparable<EnumNumber>
{
    public readonly long From = from;

    public readonly long To = to;

    public readonly bool IsRefused = isRefused;

    public int CompareTo(EnumNumber other) => From.CompareTo(other.From);
}
