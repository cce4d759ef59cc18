using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>The folder of the printed files. Only changed files are written, and only printed files are removed.</summary>
internal sealed class OutputFolder(string path)
{
    /// <summary>The changes to make: files to write, and printed files to remove.</summary>
    public (IReadOnlyList<string> Written, IReadOnlyList<string> Removed) Compare(IReadOnlyDictionary<string, string> files)
    {
        var written = files.Where(f => !File.Exists(PathOf(f.Key)) || File.ReadAllText(PathOf(f.Key)) != f.Value).Select(f => f.Key).ToList();
        return (written, Printed().Where(f => !files.ContainsKey(f)).ToList());
    }

    /// <summary>Makes the folder hold these files.</summary>
    public void Write(IReadOnlyDictionary<string, string> files)
    {
        var (written, removed) = Compare(files);
        foreach (var file in written)
            OutputFile.Write(path, file, files[file]);
        foreach (var file in removed)
            OutputFile.Delete(path, file);
    }

    private string PathOf(string file) => Path.Combine(path, file.Replace('/', Path.DirectorySeparatorChar));

    /// <summary>The files that say of themselves that they were printed. Where links lead to is another folder.</summary>
    private IEnumerable<string> Printed()
    {
        if (!Directory.Exists(path))
            return [];
        return Files(new DirectoryInfo(path)).Select(f => f.FullName)
            .Where(f => ModulePrinter.IsPrinted(File.ReadLines(f).FirstOrDefault()))
            .Select(f => Path.GetRelativePath(path, f).Replace('\\', '/')).Order(StringComparer.Ordinal);
    }

    private static IEnumerable<FileInfo> Files(DirectoryInfo folder) => folder.EnumerateFiles("*.ts").Where(f => f.LinkTarget is null)
        .Concat(folder.EnumerateDirectories().Where(d => d.LinkTarget is null).SelectMany(Files));
}
