namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Supplier
{
    public int Code { get; set; }
    public string Company { get; set; } = "";
    public string Contact { get; set; } = "";
    public string Country { get; set; } = "";
    public string? TaxNumber { get; set; }
    public double Rating { get; set; }
    public bool Preferred { get; set; }
    public DateTime LastAudit { get; set; }
    public int PaymentDays { get; set; }
    public List<string> Brands { get; set; } = [];
}
