namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Visit
{
    public int VisitId { get; set; }
    public DateTime Admitted { get; set; }
    public DateTime? Discharged { get; set; }
    public string Ward { get; set; } = "";
    public string Physician { get; set; } = "";
    public string Diagnosis { get; set; } = "";
    public double Temperature { get; set; }
    public short Pulse { get; set; }
    public bool Emergency { get; set; }
    public decimal Cost { get; set; }
}
