using MemFormat;

namespace Corpus.Changes;

/// <summary>Enums whose constants are known by name, and get other numbers.</summary>
[MemFormattable]
public partial class ConstantsOld
{
    [MemFormattable]
    public enum State
    {
        Open,
        Paid,
        Sent,
        Lost,
    }

    [MemFormattable, Flags]
    public enum Right : byte
    {
        Read = 1,
        Write = 2,
        Owner = 0x80,
    }

    [MemFormattable]
    public enum Ticket : ulong
    {
        None,
        Most = ulong.MaxValue,
    }

    public State First { get; set; }

    public State? Maybe { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public State Small { get; set; }

    public List<State> All { get; set; } = [];

    public List<State?> Some { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<State> Digits { get; set; } = [];

    public Dictionary<State, int> Counts { get; set; } = [];

    public Right Granted { get; set; }

    public Ticket Tag { get; set; }

    public State One { get; set; }

    public int After { get; set; }
}

[MemFormattable]
public partial class ConstantsNew
{
    [MemFormattable(Fallback = nameof(None))]
    public enum State : long
    {
        None,
        Sent,
        [MemFormerName("Paid")]
        Settled,
        Packed,
        Open = -5,
    }

    [MemFormattable, Flags]
    public enum Right
    {
        Owner = 1,
        Read = 4,
        Write = 0x40000000,
    }

    [MemFormattable]
    public enum Ticket : long
    {
        None = 7,
        Most = -1,
    }

    public State First { get; set; }

    public State? Maybe { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public State Small { get; set; }

    public List<State> All { get; set; } = [];

    public List<State?> Some { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<State> Digits { get; set; } = [];

    public Dictionary<State, int> Counts { get; set; } = [];

    public Right Granted { get; set; }

    public Ticket Tag { get; set; }

    public List<State> One { get; set; } = [];

    public int After { get; set; }

    public static ConstantsOld Written() => new()
    {
        First = ConstantsOld.State.Paid,
        Maybe = ConstantsOld.State.Open,
        Small = ConstantsOld.State.Sent,
        All = [ConstantsOld.State.Open, ConstantsOld.State.Lost, (ConstantsOld.State)77],
        Some = [null, ConstantsOld.State.Paid],
        Digits = [ConstantsOld.State.Sent, ConstantsOld.State.Open],
        Counts = { [ConstantsOld.State.Paid] = 2 },
        Granted = ConstantsOld.Right.Owner | ConstantsOld.Right.Write | (ConstantsOld.Right)0x20,
        Tag = ConstantsOld.Ticket.Most,
        One = ConstantsOld.State.Paid,
        After = 9,
    };

    public static ConstantsNew Values() => new()
    {
        First = State.Settled,
        Maybe = State.Open,
        Small = State.Sent,
        All = [State.Open, State.None, (State)77],
        Some = [null, State.Settled],
        Digits = [State.Sent, State.Open],
        Counts = { [State.Settled] = 2 },
        Granted = Right.Owner | Right.Write | (Right)0x20,
        Tag = Ticket.Most,
        One = [State.Settled],
        After = 9,
    };

    public bool IsRead() => MemFormatSerializer.Serialize(this).AsSpan().SequenceEqual(MemFormatSerializer.Serialize(Values()));
}
