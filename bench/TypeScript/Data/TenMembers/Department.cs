namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Department
{
    public short DepartmentId { get; set; }
    public string Label { get; set; } = "";
    public string CostCentre { get; set; } = "";
    public int Headcount { get; set; }
    public decimal Budget { get; set; }
    public decimal Spent { get; set; }
    public string Floor { get; set; } = "";
    public bool Hiring { get; set; }
    public Guid HeadId { get; set; }
    public string? Mission { get; set; }
}
