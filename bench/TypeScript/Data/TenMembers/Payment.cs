namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Payment
{
    public Guid PaymentId { get; set; }
    public int Invoice { get; set; }
    public decimal Amount { get; set; }
    public string Method { get; set; } = "";
    public DateTime ReceivedAt { get; set; }
    public string? BankCode { get; set; }
    public string Payer { get; set; } = "";
    public bool Refunded { get; set; }
    public double ExchangeRate { get; set; }
    public long Sequence { get; set; }
}
