using MemFormat;

namespace Corpus;

/// <summary>Enums of every width in a type that is compact as a whole.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactEnums
{
    public Step Step { get; set; }

    public Level Level { get; set; }

    public Depth Depth { get; set; }

    public Port Port { get; set; }

    public Color Color { get; set; }

    public Mask Mask { get; set; }

    public Ticket Ticket { get; set; }

    public Rights Rights { get; set; }

    public Step? MaybeStep { get; set; }

    public Level? MaybeLevel { get; set; }

    public Depth? MaybeDepth { get; set; }

    public Port? MaybePort { get; set; }

    public Color? MaybeColor { get; set; }

    public Mask? MaybeMask { get; set; }

    public Ticket? MaybeTicket { get; set; }

    public Rights? MaybeRights { get; set; }

    public Step[] AllStep { get; set; } = [];

    public Level[] AllLevel { get; set; } = [];

    public Depth[] AllDepth { get; set; } = [];

    public Port[] AllPort { get; set; } = [];

    public Color[] AllColor { get; set; } = [];

    public Mask[] AllMask { get; set; } = [];

    public Ticket[] AllTicket { get; set; } = [];

    public Rights[] AllRights { get; set; } = [];

    public static CompactEnums Make(ValueSource s) => new()
    {
        Step = s.OneOf(Step.Low, Step.High, Step.Top, (Step)77),
        Level = s.OneOf(Level.Low, Level.High, Level.Top, (Level)77),
        Depth = s.OneOf(Depth.Low, Depth.High, Depth.Top, (Depth)77),
        Port = s.OneOf(Port.Low, Port.High, Port.Top, (Port)77),
        Color = s.OneOf(Color.Low, Color.High, Color.Top, (Color)77),
        Mask = s.OneOf(Mask.Low, Mask.High, Mask.Top, (Mask)77),
        Ticket = s.OneOf(Ticket.Low, Ticket.High, Ticket.Top, (Ticket)77),
        Rights = s.OneOf(Rights.Low, Rights.High, Rights.Top, (Rights)77),
        MaybeStep = s.Nullable(() => s.OneOf(Step.Low, Step.High, Step.Top, (Step)77)),
        MaybeLevel = s.Nullable(() => s.OneOf(Level.Low, Level.High, Level.Top, (Level)77)),
        MaybeDepth = s.Nullable(() => s.OneOf(Depth.Low, Depth.High, Depth.Top, (Depth)77)),
        MaybePort = s.Nullable(() => s.OneOf(Port.Low, Port.High, Port.Top, (Port)77)),
        MaybeColor = s.Nullable(() => s.OneOf(Color.Low, Color.High, Color.Top, (Color)77)),
        MaybeMask = s.Nullable(() => s.OneOf(Mask.Low, Mask.High, Mask.Top, (Mask)77)),
        MaybeTicket = s.Nullable(() => s.OneOf(Ticket.Low, Ticket.High, Ticket.Top, (Ticket)77)),
        MaybeRights = s.Nullable(() => s.OneOf(Rights.Low, Rights.High, Rights.Top, (Rights)77)),
        AllStep = s.Array(() => s.OneOf(Step.Low, Step.High, Step.Top, (Step)77)),
        AllLevel = s.Array(() => s.OneOf(Level.Low, Level.High, Level.Top, (Level)77)),
        AllDepth = s.Array(() => s.OneOf(Depth.Low, Depth.High, Depth.Top, (Depth)77)),
        AllPort = s.Array(() => s.OneOf(Port.Low, Port.High, Port.Top, (Port)77)),
        AllColor = s.Array(() => s.OneOf(Color.Low, Color.High, Color.Top, (Color)77)),
        AllMask = s.Array(() => s.OneOf(Mask.Low, Mask.High, Mask.Top, (Mask)77)),
        AllTicket = s.Array(() => s.OneOf(Ticket.Low, Ticket.High, Ticket.Top, (Ticket)77)),
        AllRights = s.Array(() => s.OneOf(Rights.Low, Rights.High, Rights.Top, (Rights)77)),
    };
}
