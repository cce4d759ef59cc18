using System.Runtime.InteropServices;

namespace ApiCatalog.Documenting;

/// <summary>The folder where the SDK has the documentation of the runtime that this program runs on.</summary>
internal static class DocumentationFolder
{
    private const string Name = "Microsoft.NETCore.App";

    /// <summary>The documentation's files; none without an SDK.</summary>
    public static string[] Files()
    {
        // From .../shared/Microsoft.NETCore.App/10.0.1 to .../packs/Microsoft.NETCore.App.Ref/10.0.0/ref/net10.0
        var packs = Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "packs", Name + ".Ref");
        if (!Directory.Exists(packs))
            return [];

        var newest = Directory.GetDirectories(packs, $"{Environment.Version.Major}.*").Max(StringComparer.Ordinal);
        var folder = newest is null ? "" : Path.Combine(newest, "ref", $"net{Environment.Version.ToString(2)}");
        return Directory.Exists(folder) ? Directory.GetFiles(folder, "*.xml") : [];
    }
}
