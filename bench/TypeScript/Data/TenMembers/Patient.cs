namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Patient
{
    public Guid PatientId { get; set; }
    public string FullName { get; set; } = "";
    public DateTime BornOn { get; set; }
    public string BloodGroup { get; set; } = "";
    public double Height { get; set; }
    public double Mass { get; set; }
    public bool Smoker { get; set; }
    public string? Allergies { get; set; }
    public List<DateTime> Visits { get; set; } = [];
    public int InsuranceCode { get; set; }
}
