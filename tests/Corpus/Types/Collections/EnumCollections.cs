using MemFormat;

namespace Corpus;

/// <summary>Collections of enums of every width.</summary>
[MemFormattable]
public partial class EnumCollections
{
    public List<Step> Step { get; set; } = [];

    public Level[] Level { get; set; } = [];

    public HashSet<Depth> Depth { get; set; } = [];

    public Dictionary<Port, int> Port { get; set; } = [];

    public List<Color?> Color { get; set; } = [];

    public Mask?[] Mask { get; set; } = [];

    public List<List<Ticket>> Ticket { get; set; } = [];

    public Dictionary<Rights, string> Rights { get; set; } = [];

    public static EnumCollections Make(ValueSource s) => new()
    {
        Step = s.List(() => s.OneOf(Step.Low, Step.High, Step.Top, (Step)77)),
        Level = s.Array(() => s.OneOf(Level.Low, Level.High, Level.Top, (Level)77)),
        Depth = s.Set(() => s.OneOf(Depth.Low, Depth.High, Depth.Top, (Depth)77)),
        Port = s.Map(() => s.OneOf(Port.Low, Port.High, Port.Top, (Port)77), s.Int32),
        Color = s.List(() => s.Nullable(() => s.OneOf(Color.Low, Color.High, Color.Top, (Color)77))),
        Mask = s.Array(() => s.Nullable(() => s.OneOf(Mask.Low, Mask.High, Mask.Top, (Mask)77))),
        Ticket = s.List(() => s.List(() => s.OneOf(Ticket.Low, Ticket.High, Ticket.Top, (Ticket)77))),
        Rights = s.Map(() => s.OneOf(Rights.Low, Rights.High, Rights.Top, (Rights)77), s.Text),
    };
}
