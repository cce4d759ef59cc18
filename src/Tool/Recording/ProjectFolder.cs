namespace MemFormat.Tool.Recording;

/// <summary>Finds the project that an assembly was built from.</summary>
internal static class ProjectFolder
{
    /// <summary>The nearest folder above the assembly that has a project file.</summary>
    /// <exception cref="ToolException">There is none.</exception>
    public static string Find(string assembly)
    {
        for (var folder = new FileInfo(assembly).Directory; folder is not null; folder = folder.Parent)
        {
            if (folder.EnumerateFiles("*.*proj").Any())
                return folder.FullName;
        }

        throw new ToolException(
            $"No folder above {assembly} has a project file. Set the folder of MemFormat.Shipped.txt and MemFormat.Unshipped.txt with --output.");
    }
}
