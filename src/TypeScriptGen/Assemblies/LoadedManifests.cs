using MemFormat.Schema.Recorded;

namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>The manifests of an assembly and of its references, as far as their files are found.</summary>
/// <param name="Own">The manifest of the assembly.</param>
/// <param name="All">All manifests together.</param>
/// <param name="Recorded">The schemas that all of them recorded.</param>
internal sealed record LoadedManifests(AssemblyManifest Own, ManifestSet All, IReadOnlyList<RecordedRoot> Recorded)
{
    /// <summary>Reads them.</summary>
    /// <param name="path">The assembly.</param>
    /// <param name="folders">The folders for references, beside the assembly's own.</param>
    /// <exception cref="ToolException">The assembly cannot be read or has no manifest.</exception>
    public static LoadedManifests Load(string path, IReadOnlyList<string> folders)
    {
        if (!File.Exists(path))
            throw new ToolException($"{path} does not exist.");
        var own = ManifestReader.Read(path);
        if (own.Manifest is null)
        {
            throw new ToolException(
                $"{path} does not describe its types. Add <MemFormatEmitSchema>true</MemFormatEmitSchema> to its project, and build it again.");
        }

        string[] places = [Path.GetDirectoryName(Path.GetFullPath(path))!, .. folders];
        var (seen, pending) = (
            new HashSet<string>(StringComparer.OrdinalIgnoreCase) { Path.GetFileNameWithoutExtension(path) }, new Queue<AssemblyFile>([own]));
        var (manifests, recorded) = (new List<AssemblyManifest>(), new List<RecordedRoot>());
        while (pending.TryDequeue(out var file))
        {
            if (file.Manifest is not null)
                manifests.Add(file.Manifest);
            recorded.AddRange(file.Recorded);
            foreach (var name in file.References.Where(seen.Add))
            {
                if (places.Select(p => Path.Combine(p, name + ".dll")).FirstOrDefault(File.Exists) is { } found)
                    pending.Enqueue(ManifestReader.Read(found));
            }
        }

        return new LoadedManifests(own.Manifest, ManifestFaults.Told(path, () => new ManifestSet(manifests)), recorded);
    }
}
