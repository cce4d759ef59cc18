namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Invoice
{
    public int InvoiceNumber { get; set; }
    public DateTime IssuedAt { get; set; }
    public DateTime DueAt { get; set; }
    public decimal Net { get; set; }
    public decimal Tax { get; set; }
    public string Currency { get; set; } = "";
    public bool Paid { get; set; }
    public string? Reference { get; set; }
    public Guid BuyerId { get; set; }
    public int Reminders { get; set; }
}
