using System.Runtime.InteropServices;

namespace ApiCatalog.Scanning;

/// <summary>The folder of the runtime that this program runs on.</summary>
internal static class RuntimeFolder
{
    /// <summary>The files that may be assemblies, by name.</summary>
    public static string[] Files()
    {
        var files = Directory.GetFiles(RuntimeEnvironment.GetRuntimeDirectory(), "*.dll");
        Array.Sort(files, StringComparer.Ordinal);
        return files;
    }
}
