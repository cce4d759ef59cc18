namespace MemFormat.Benchmarks.Models.Public;

/// <summary>Requests that a server answered: small objects of short strings, the shape of <c>log</c> in rust_serialization_benchmark.</summary>
[MemFormattable]
public sealed partial class AccessLog
{
    public List<AccessLogEntry> Entries { get; set; } = [];
}

[MemFormattable]
public sealed partial class AccessLogEntry
{
    public AccessLogAddress Address { get; set; }
    public string Identity { get; set; } = "";
    public string UserId { get; set; } = "";
    public string Date { get; set; } = "";
    public string Request { get; set; } = "";
    public ushort Code { get; set; }
    public ulong Size { get; set; }
}

[MemFormattable]
public partial struct AccessLogAddress
{
    public byte X0 { get; set; }
    public byte X1 { get; set; }
    public byte X2 { get; set; }
    public byte X3 { get; set; }
}
