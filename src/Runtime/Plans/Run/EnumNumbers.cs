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
internal sealed class EnumNumbers(string name, WireKind from, WireKind to, EnumNumber[] constants, EnumNumber[]? bits)
{
    /// <summary>The widest range of numbers that are looked up in one step.</summary>
    private const int MaxTable = 1024;

    /// <summary>The index of a constant by the distance of its number from the least one, or -1; null where they are searched.</summary>
    private readonly int[]? _table = Table(constants);

    /// <summary>Whether there are numbers that are refused.</summary>
    public bool Refuses => Array.Exists(constants, static c => c.IsRefused) || (bits is not null && Array.Exists(bits, static b => b.IsRefused));

    /// <summary>Reads a value of the writer's enum.</summary>
    /// <typeparam name="T">The reader's integer.</typeparam>
    public T Read<T>(scoped ref MemFormatReader reader)
        where T : unmanaged
    {
        if (!NumberReader.ReadShort(ref reader, from, out var number))
            number = Unsafe.ReadUnaligned<long>(ref reader.Take(sizeof(long)));
        number = Map(number);
        return Unsafe.As<long, T>(ref number);
    }

    private long Map(long number)
    {
        var index = Find(number);
        if (index < 0)
            return bits is null ? Same(number) : Combine(number);
        ref var constant = ref constants[index];
        if (constant.IsRefused)
            Refuse(number);
        return constant.To;
    }

    private int Find(long number)
    {
        if (constants.Length == 0)
            return -1;
        if (_table is null)
            return Array.BinarySearch(constants, new EnumNumber(number, 0));
        var distance = (ulong)(number - constants[0].From);
        return distance < (ulong)_table.Length ? _table[distance] : -1;
    }

    /// <summary>A number without a name means the same to the reader.</summary>
    private long Same(long number)
    {
        if (!EnumSegment.IsNumberOf(to, number) || (number < 0 && from == WireKind.UInt64 != (to == WireKind.UInt64)))
            MemFormatThrow.Overflow();
        return number;
    }

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

    private static int[]? Table(EnumNumber[] constants)
    {
        if (constants.Length == 0)
            return null;
        var range = (ulong)(constants[^1].From - constants[0].From);
        if (range >= MaxTable)
            return null;
        var table = new int[(int)range + 1];
        Array.Fill(table, -1);
        for (var i = 0; i < constants.Length; i++)
            table[constants[i].From - constants[0].From] = i;
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
