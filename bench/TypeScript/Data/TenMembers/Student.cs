namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Student
{
    public long Matriculation { get; set; }
    public string GivenName { get; set; } = "";
    public string FamilyName { get; set; } = "";
    public DateTime Birthday { get; set; }
    public int Semester { get; set; }
    public double Average { get; set; }
    public bool Enrolled { get; set; }
    public string? Scholarship { get; set; }
    public List<string> Courses { get; set; } = [];
    public Guid CardId { get; set; }
}
