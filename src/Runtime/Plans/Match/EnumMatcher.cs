using System.Numerics;
using MemFormat.Plans.Run;
using MemFormat.Schemas;

namespace MemFormat.Plans.Match;

/// <summary>Matches the constants of two enums by name.</summary>
/// <param name="from">The writer's constants.</param>
/// <param name="fromKind">The kind of its integer.</param>
/// <param name="to">The reader's constants.</param>
/// <param name="toKind">The kind of its integer.</param>
/// <param name="own">Further facts about the reader's.</param>
internal sealed class EnumMatcher(WriterEnum from, WireKind fromKind, WriterEnum to, WireKind toKind, ReaderEnum own)
{
    /// <summary>What numbers become; null where each means the same to both.</summary>
    public EnumNumbers? Match()
    {
        // What was combined has no name of its own. What becomes combined may have been the number of one constant.
        var constants = from.IsFlags ? [] : Constants();
        var bits = from.IsFlags || to.IsFlags ? Bits() : null;
        return constants.Length > 0 || bits is not null ? new EnumNumbers(own.Name, fromKind, toKind, constants, bits, from.Range) : null;
    }

    private EnumNumber[] Constants()
    {
        var taken = Array.ConvertAll(to.Constants, static c => c.Number);
        Array.Sort(taken);
        var found = new List<EnumNumber>();
        foreach (var named in Numbers(mask: -1, toMask: -1))
        {
            var number = named.Number;
            if (named.IsUnclear || (named.Target is null && IsSame(number, number) && Array.BinarySearch(taken, number) >= 0))
                found.Add(Fallback(number));
            else if (named.Target is { } target && !IsSame(number, target))
                found.Add(new EnumNumber(number, target));
        }

        return found.ToArray();
    }

    /// <summary>Constants that share no bit, those of single bits first; null if all of them have the same bits.</summary>
    private EnumNumber[]? Bits()
    {
        var (mask, toMask) = (EnumNumbers.Mask(fromKind), EnumNumbers.Mask(toKind));
        long taken = 0, covered = 0;
        foreach (var constant in to.Constants)
            taken |= constant.Number & toMask;
        var bits = new List<EnumNumber>();
        var isSame = true;
        var numbers = Numbers(mask, toMask);
        numbers.Sort(static (one, other) => one.CompareBits(other));
        foreach (var named in numbers)
        {
            var number = named.Number;
            if (number == 0 || (number & covered) != 0)
                continue;
            covered |= number;
            if (named.IsUnclear || (named.Target is null && (number & taken) != 0))
                bits.Add(Fallback(number));
            else
                bits.Add(new EnumNumber(number, named.Target ?? number));
            isSame &= bits[^1] is { IsRefused: false } bit && bit.To == number;
        }

        return isSame ? null : bits.ToArray();
    }

    /// <summary>
    /// The numbers of the writer's constants in order, and those of the reader's with the same names. Several names may have one number:
    /// those that the reader has decide, if they agree.
    /// </summary>
    private List<NamedNumber> Numbers(long mask, long toMask)
    {
        var sorted = Array.ConvertAll(from.Constants, c => new WriterConstant(c.Key, c.Number & mask));
        Array.Sort(sorted, static (one, other) => one.Number.CompareTo(other.Number));
        var numbers = new List<NamedNumber>();
        foreach (var constant in sorted)
        {
            var target = own.Find(constant.Key) is >= 0 and var index ? to.Constants[index].Number & toMask : (long?)null;
            if (numbers.Count == 0 || numbers[^1].Number != constant.Number)
                numbers.Add(new NamedNumber(constant.Number, target, isUnclear: false));
            else if (target is not null)
                numbers[^1] = numbers[^1].And(target);
        }

        return numbers;
    }

    /// <summary>Whether a number of the writer's integer is one of the reader's: unsigned 64-bit numbers may wrap around.</summary>
    private bool IsSame(long number, long other) =>
        number == other && (number >= 0 || fromKind == WireKind.UInt64 == (toKind == WireKind.UInt64));

    private EnumNumber Fallback(long number) =>
        own.Fallback < 0 ? new EnumNumber(number, 0, isRefused: true) : new EnumNumber(number, to.Constants[own.Fallback].Number);

    /// <summary>A number of the writer's constants.</summary>
    /// <param name="number">The number.</param>
    /// <param name="target">The reader's number for its name, or null.</param>
    /// <param name="isUnclear">Whether several names of it have different numbers at the reader.</param>
    private readonly struct NamedNumber(long number, long? target, bool isUnclear)
    {
        public readonly long Number = number;

        public readonly long? Target = target;

        public readonly bool IsUnclear = isUnclear;

        /// <summary>Fewer bits are first, then the lesser number: without a sign, so that TypeScript has the same order.</summary>
        public int CompareBits(NamedNumber other)
        {
            var (bits, others) = ((ulong)Number, (ulong)other.Number);
            var order = BitOperations.PopCount(bits).CompareTo(BitOperations.PopCount(others));
            return order != 0 ? order : bits.CompareTo(others);
        }

        public NamedNumber And(long? target) => new(Number, target, IsUnclear || (Target is not null && Target != target));
    }
}
