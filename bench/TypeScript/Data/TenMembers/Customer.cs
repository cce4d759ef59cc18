namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Customer
{
    public int Number { get; set; }
    public string Name { get; set; } = "";
    public string Email { get; set; } = "";
    public string? Phone { get; set; }
    public DateTime Since { get; set; }
    public bool IsBusiness { get; set; }
    public decimal Credit { get; set; }
    public Guid AccountId { get; set; }
    public string Language { get; set; } = "";
    public int Orders { get; set; }
}
