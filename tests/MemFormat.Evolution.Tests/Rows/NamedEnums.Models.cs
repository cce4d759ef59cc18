namespace MemFormat.Evolution.Tests.NamedEnums
{
    /// <summary>Without the attribute: numbers only.</summary>
    public enum PlainState
    {
        Open,
        Paid,
        Sent,
    }

    [MemFormattable]
    public partial class OfPlain
    {
        public PlainState State { get; set; }

        public PlainState? Maybe { get; set; }

        public List<PlainState> All { get; set; } = [];
    }

    [MemFormattable]
    public partial class OfNumber
    {
        public int State { get; set; }

        public int? Maybe { get; set; }

        public List<int> All { get; set; } = [];
    }

    [MemFormattable]
    public partial class OfList
    {
        public List<V1.State> State { get; set; } = [];
    }

    /// <summary>Without the constants that others have in its place.</summary>
    [MemFormattable(Fallback = nameof(Unknown))]
    public enum WithFallback
    {
        Unknown,
        Open,
        Lost,
    }

    [MemFormattable]
    public partial class OfFallback
    {
        public WithFallback State { get; set; }
    }

    [MemFormattable]
    public partial class Kept
    {
        public MemExtensionData? More { get; set; }
    }

    public partial class Holder
    {
        [MemFormattable]
        internal enum Hidden
        {
            One,
            Two,
        }

        [MemFormattable]
        internal partial class OfHidden
        {
            public Hidden Value { get; set; }
        }
    }

    public partial class NewHolder
    {
        [MemFormattable]
        internal enum Hidden
        {
            Two,
            One,
        }

        [MemFormattable]
        internal partial class OfHidden
        {
            public Hidden Value { get; set; }
        }
    }
}

namespace MemFormat.Evolution.Tests.NamedEnums.V1
{
    [MemFormattable]
    public enum State
    {
        Open,
        Paid,
        Sent,
    }

    [MemFormattable, Flags]
    public enum Rights : byte
    {
        None,
        Read = 1,
        Write = 2,
        All = 3,
        Owner = 0x80,
    }

    /// <summary>Constants of two bits that share one.</summary>
    [MemFormattable, Flags]
    public enum Wide : ulong
    {
        Low = 3,
        High = 0x80000000_00000001,
    }

    [MemFormattable]
    public partial struct Step
    {
        public State State;

        public int Count;
    }

    [MemFormattable, MemUnion(1, typeof(Moved))]
    public partial interface IEvent;

    [MemFormattable]
    public partial class Moved : IEvent
    {
        public State To { get; set; }
    }

    [MemFormattable]
    public partial class Note
    {
        public State? State { get; set; }

        public List<State> All { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public State[] Digits { get; set; } = [];

        public IEvent? Last { get; set; }
    }

    [MemFormattable]
    public partial class Order
    {
        public State State { get; set; }

        public State? Maybe { get; set; }

        [MemMember(Encoding = MemEncoding.Compact)]
        public State Small { get; set; }

        [MemMember(Encoding = MemEncoding.Compact)]
        public State? SmallMaybe { get; set; }

        public List<State> All { get; set; } = [];

        public State?[] Some { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public List<State> Digits { get; set; } = [];

        public Dictionary<State, State> Map { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public Dictionary<State, State> SmallMap { get; set; } = [];

        public HashSet<State> Set { get; set; } = [];

        public (State, int) Pair { get; set; }

        public Step Step { get; set; }

        public Step[] Steps { get; set; } = [];

        public IEvent? Last { get; set; }

        public Rights Rights { get; set; }

        public List<Rights> Granted { get; set; } = [];

        public int After { get; set; }
    }
}

namespace MemFormat.Evolution.Tests.NamedEnums.V2
{
    /// <summary>Renumbered, with another integer, a constant in the middle and another name.</summary>
    [MemFormattable]
    public enum State : long
    {
        None,
        Sent,
        Packed,
        [MemFormerName("Paid")]
        Settled,
        Open = 1L << 40,
    }

    [MemFormattable, Flags]
    public enum Rights
    {
        None,
        Owner = 1,
        Write = 4,
        Read = 8,
        All = 13,
    }

    [MemFormattable, Flags]
    public enum Wide : ulong
    {
        Low = 12,
        High = 0x40000000_00000010,
    }

    [MemFormattable]
    public partial struct Step
    {
        public State State;

        public int Count;
    }

    [MemFormattable, MemUnion(1, typeof(Moved))]
    public partial interface IEvent;

    [MemFormattable]
    public partial class Moved : IEvent
    {
        public State To { get; set; }
    }

    [MemFormattable]
    public partial class Note
    {
        public State? State { get; set; }

        public List<State> All { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public State[] Digits { get; set; } = [];

        public IEvent? Last { get; set; }
    }

    [MemFormattable]
    public partial class Order
    {
        public State State { get; set; }

        public State? Maybe { get; set; }

        [MemMember(Encoding = MemEncoding.Compact)]
        public State Small { get; set; }

        [MemMember(Encoding = MemEncoding.Compact)]
        public State? SmallMaybe { get; set; }

        public List<State> All { get; set; } = [];

        public State?[] Some { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public List<State> Digits { get; set; } = [];

        public Dictionary<State, State> Map { get; set; } = [];

        [MemMember(Encoding = MemEncoding.Compact)]
        public Dictionary<State, State> SmallMap { get; set; } = [];

        public HashSet<State> Set { get; set; } = [];

        public (State, int) Pair { get; set; }

        public Step Step { get; set; }

        public Step[] Steps { get; set; } = [];

        public IEvent? Last { get; set; }

        public Rights Rights { get; set; }

        public List<Rights> Granted { get; set; } = [];

        public int After { get; set; }
    }
}
