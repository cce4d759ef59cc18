using System.Diagnostics;
using System.IO.Compression;
using System.Reflection;

namespace MemFormat.EndToEnd.Tests;

/// <summary>All packages of this repository, packed once.</summary>
public sealed class PackedPackages
{
    private readonly Lazy<IReadOnlyDictionary<string, string>> _files = new(Pack);

    public static string Root { get; } = typeof(PackedPackages).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(a => a.Key == "RepoRoot").Value!;

    /// <summary>The folders in src whose projects are packed, by the names of their packages, and the pages that they show.</summary>
    public static IReadOnlyDictionary<string, (string Folder, string Page)> Projects { get; } = new Dictionary<string, (string, string)>
    {
        ["MemFormat"] = ("Runtime", "README.md"),
        ["MemFormat.Files"] = ("Files", "docs/files.md"),
        ["MemFormat.Zstandard"] = ("Zstandard", "docs/compression.md"),
        ["MemFormat.Tool"] = ("Tool", "docs/tool.md"),
        ["MemFormat.Templates"] = ("Templates", "src/Templates/README.md"),
        ["MemFormat.Akka"] = Integration("Akka"),
        ["MemFormat.AspNetCore"] = Integration("AspNetCore"),
        ["MemFormat.Caching"] = Integration("Caching"),
        ["MemFormat.EntityFrameworkCore"] = Integration("EntityFrameworkCore"),
        ["MemFormat.FSharp"] = Integration("FSharp"),
        ["MemFormat.FusionCache"] = Integration("FusionCache"),
        ["MemFormat.Http"] = Integration("Http"),
        ["MemFormat.Marten"] = Integration("Marten"),
        ["MemFormat.MassTransit"] = Integration("MassTransit"),
        ["MemFormat.Orleans"] = Integration("Orleans"),
        ["MemFormat.SignalR"] = Integration("SignalR"),
        ["MemFormat.Wolverine"] = Integration("Wolverine"),
    };

    /// <summary>The names of the packages that are there.</summary>
    public IEnumerable<string> Names => _files.Value.Keys;

    public ZipArchive Open(string package) => ZipFile.OpenRead(_files.Value[package]);

    private static (string, string) Integration(string name) => ($"Integrations/{name}", $"src/Integrations/{name}/README.md");

    private static Dictionary<string, string> Pack()
    {
        // The library comes first by itself.
        var folders = Projects.Values.Select(project => project.Folder).Where(folder => folder != "Runtime");
        var start = new ProcessStartInfo("bash", [Path.Combine(Root, "eng/pack.sh"), .. folders]);
        start.Environment.Remove("DOTNET_HOST_PATH");
        var (output, errors, code) = Programs.Run(start, TimeSpan.FromMinutes(60));
        Assert.True(code == 0, $"eng/pack.sh ended with {code}.\n{output}\n{errors}");
        var (feed, version) = output.Trim().Split(' ') is [var folder, var number] ? (folder, number) : throw new InvalidDataException(output);
        return Directory.GetFiles(feed, "*.nupkg").ToDictionary(file => Path.GetFileName(file).Replace($".{version}.nupkg", ""));
    }
}
