namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Ticket
{
    public int TicketId { get; set; }
    public string Summary { get; set; } = "";
    public string Reporter { get; set; } = "";
    public string? Assignee { get; set; }
    public int Priority { get; set; }
    public DateTime OpenedAt { get; set; }
    public DateTime? ClosedAt { get; set; }
    public List<string> Labels { get; set; } = [];
    public bool Escalated { get; set; }
    public long Votes { get; set; }
}
