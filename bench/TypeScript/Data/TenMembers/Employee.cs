namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Employee
{
    public int StaffId { get; set; }
    public string FirstName { get; set; } = "";
    public string LastName { get; set; } = "";
    public DateTime HiredOn { get; set; }
    public DateTime? LeftOn { get; set; }
    public decimal Salary { get; set; }
    public string Role { get; set; } = "";
    public bool Remote { get; set; }
    public int? ManagerId { get; set; }
    public List<string> Skills { get; set; } = [];
}
