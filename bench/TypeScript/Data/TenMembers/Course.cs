namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Course
{
    public string CourseCode { get; set; } = "";
    public string Subject { get; set; } = "";
    public string Teacher { get; set; } = "";
    public int Credits { get; set; }
    public DateTime StartsOn { get; set; }
    public DateTime EndsOn { get; set; }
    public int Places { get; set; }
    public bool Online { get; set; }
    public string? Prerequisite { get; set; }
    public double PassRate { get; set; }
}
