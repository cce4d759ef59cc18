using MassTransit.Metadata;

[assembly: MemFormat.MemSurrogate(typeof(HostInfo), typeof(MemFormat.MassTransit.Envelopes.HostEntry))]

namespace MemFormat.MassTransit.Envelopes;

/// <summary>The program that sent a message.</summary>
[MemFormattable]
internal sealed partial class HostEntry : IMemSurrogate<HostEntry, HostInfo>
{
    /// <summary>This program.</summary>
    public static HostInfo Here => HostMetadataCache.Host;

    /// <summary>A program that does not say.</summary>
    public static HostInfo Unknown { get; } = new BusHostInfo();

    [MemMember(1)]
    public string? MachineName { get; set; }

    [MemMember(2)]
    public string? ProcessName { get; set; }

    [MemMember(3)]
    public int ProcessId { get; set; }

    [MemMember(4)]
    public string? Assembly { get; set; }

    [MemMember(5)]
    public string? AssemblyVersion { get; set; }

    [MemMember(6)]
    public string? FrameworkVersion { get; set; }

    [MemMember(7)]
    public string? MassTransitVersion { get; set; }

    [MemMember(8)]
    public string? OperatingSystemVersion { get; set; }

    public static HostEntry From(HostInfo value) => new()
    {
        MachineName = value.MachineName,
        ProcessName = value.ProcessName,
        ProcessId = value.ProcessId,
        Assembly = value.Assembly,
        AssemblyVersion = value.AssemblyVersion,
        FrameworkVersion = value.FrameworkVersion,
        MassTransitVersion = value.MassTransitVersion,
        OperatingSystemVersion = value.OperatingSystemVersion,
    };

    public HostInfo ToValue() => new BusHostInfo
    {
        MachineName = MachineName,
        ProcessName = ProcessName,
        ProcessId = ProcessId,
        Assembly = Assembly,
        AssemblyVersion = AssemblyVersion,
        FrameworkVersion = FrameworkVersion,
        MassTransitVersion = MassTransitVersion,
        OperatingSystemVersion = OperatingSystemVersion,
    };
}
