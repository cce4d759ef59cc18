namespace MemFormat.Wire;

/// <summary>
/// A list of compact integers: as if they were not compact, or in digits. Digits of one weight lie side by side, those of
/// the lowest weight first, and a number has no more of them than it needs.
/// </summary>
internal static class CompactList
{
    /// <summary>The flag of the list's head: the byte with the form of the digits, and the digits follow.</summary>
    public const uint HasDigits = CollectionHead.HasNulls;

    /// <summary>A flag of that byte: the numbers are zigzag. Above it the most digits of a number, if digits are bytes; else 0.</summary>
    public const int IsZigZag = 1, CountShift = 1;

    /// <summary>The bits of a digit in a byte whose highest bit tells that the number has more digits.</summary>
    public const int SmallDigit = 7;

    /// <summary>That highest bit.</summary>
    public const uint HasMore = 1 << SmallDigit;

    /// <summary>
    /// The bits of a digit that is a byte. A bit string before the digits of each weight but the last tells which
    /// numbers have more.
    /// </summary>
    public const int LargeDigit = 8;

    /// <summary>
    /// The most bytes of a struct whose numbers are those of the list, one struct's after another's: all of one kind, and nothing else
    /// in it.
    /// </summary>
    public const int MostStructSize = 64;

    /// <summary>The most digits of a number.</summary>
    public static int Most(int size, int digit) => (8 * size + digit - 1) / digit;

    /// <summary>The numbers of so many values. No list has as many as they could claim to be.</summary>
    public static int Numbers(int count, int each) => (int)System.Math.Min((long)count * each, int.MaxValue);
}
