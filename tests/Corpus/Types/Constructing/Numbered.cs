using System.Collections;
using MemFormat;

namespace Corpus;

/// <summary>A base class whose members have ids; the other ones are not stored.</summary>
[MemFormattable(Members = MemMembers.Numbered)]
public partial class Booking
{
    [MemMember(1)]
    public long Amount { get; set; }

    [MemMember(2, Encoding = MemEncoding.Compact)]
    public DateOnly Day { get; set; }

    public nint Handle => 5;
}

/// <summary>A derived class whose ids begin at 1 again.</summary>
[MemFormattable(Members = MemMembers.OwnNumbers)]
public partial class Payment : Booking
{
    [MemMember(1)]
    public string? Account { get; set; }

    [MemMember(3)]
    public Booking? Of { get; set; }
}

/// <summary>The next level.</summary>
[MemFormattable(Members = MemMembers.OwnNumbers)]
public sealed partial class Refund : Payment
{
    [MemMember(1)]
    public required string Reason { get; set; }

    [MemMember(2)]
    public Row? Parts { get; set; }

    public static Refund Make(ValueSource s) => new()
    {
        Amount = s.Int64(),
        Day = s.DateOnly(),
        Account = s.MaybeText(),
        Of = s.Maybe(() => new Booking { Amount = s.Int64() }),
        Reason = s.Text(),
        Parts = s.Maybe(() => new Row(s.List(s.Int32))),
    };
}

/// <summary>A collection that takes its elements in the constructor.</summary>
public sealed class Row(IEnumerable<int> items) : IEnumerable<int>
{
    private readonly int[] _items = [.. items];

    public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
