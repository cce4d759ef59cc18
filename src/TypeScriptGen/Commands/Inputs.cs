using System.CommandLine;
using MemFormat.Tools.Assemblies;

namespace MemFormat.Tools.Commands;

/// <summary>The inputs of several commands.</summary>
internal static class Inputs
{
    public static Argument<FileInfo> Assembly() => new("assembly") { Description = "The assembly, built with MemFormatEmitSchema or MemFormatTypeScriptOutput." };

    public static Option<DirectoryInfo[]> References() => new("--reference", "-r")
    {
        Description = "A folder with referenced assemblies, searched after the folder of the assembly. You can repeat it.",
    };

    public static Option<DirectoryInfo?> Folder() => new("--output", "-o")
    {
        Description = "The folder of MemFormat.Shipped.txt and MemFormat.Unshipped.txt. By default, the nearest folder above the assembly with a project file.",
    };

    public static LoadedManifests Load(FileInfo assembly, DirectoryInfo[]? references) =>
        LoadedManifests.Load(assembly.FullName, (references ?? []).Select(r => r.FullName).ToList());
}
