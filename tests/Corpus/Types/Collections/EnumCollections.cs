using MemFormat;

namespace Corpus;

/// <summary>Collections of enums of every width.</summary>
[MemFormattable]
public partial class EnumCollections
{
    public List<Step> AllStep { get; set; } = [];

    public Level[] AllLevel { get; set; } = [];

    public HashSet<Depth> AllDepth { get; set; } = [];

    public Dictionary<Port, int> AllPort { get; set; } = [];

    public List<Color?> AllColor { get; set; } = [];

    public Mask?[] AllMask { get; set; } = [];

    public List<List<Ticket>> AllTicket { get; set; } = [];

    public Dictionary<Rights, string> AllRights { get; set; } = [];

    public static EnumCollections Make(ValueSource s) => new()
    {
        AllStep = s.List(() => s.OneOf(Step.Low, Step.High, Step.Top, (Step)77)),
        AllLevel = s.Array(() => s.OneOf(Level.Low, Level.High, Level.Top, (Level)77)),
        AllDepth = s.Set(() => s.OneOf(Depth.Low, Depth.High, Depth.Top, (Depth)77)),
        AllPort = s.Map(() => s.OneOf(Port.Low, Port.High, Port.Top, (Port)77), s.Int32),
        AllColor = s.List(() => s.Nullable(() => s.OneOf(Color.Low, Color.High, Color.Top, (Color)77))),
        AllMask = s.Array(() => s.Nullable(() => s.OneOf(Mask.Low, Mask.High, Mask.Top, (Mask)77))),
        AllTicket = s.List(() => s.List(() => s.OneOf(Ticket.Low, Ticket.High, Ticket.Top, (Ticket)77))),
        AllRights = s.Map(() => s.OneOf(Rights.Low, Rights.High, Rights.Top, (Rights)77), s.Text),
    };
}
