using MemFormat;

namespace Corpus;

/// <summary>Members whose types are enums of every width.</summary>
[MemFormattable]
public partial class EnumMembers
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

    public static EnumMembers Make(ValueSource s) => new()
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
    };
}
