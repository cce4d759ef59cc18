namespace MemFormat.Architecture.Tests;

/// <summary>The files of the repository, found from the path that this file was compiled from.</summary>
internal static class Repository
{
    public static string Root { get; } = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../.."));

    /// <summary>Files under a folder, as paths relative to the root with forward slashes; build output is left out.</summary>
    public static IReadOnlyList<string> Files(string folder, string pattern) =>
        Directory.GetFiles(Path.Combine(Root, folder), pattern, SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(Root, file).Replace('\\', '/'))
            .Where(file => !file.Split('/').Any(part => part is "bin" or "obj" or "dist" or "node_modules"))
            .Order(StringComparer.Ordinal)
            .ToList();

    public static string Read(string file) => File.ReadAllText(Path.Combine(Root, file));

    /// <summary>A file of a project's build output, of the configuration that these tests run in.</summary>
    public static string Output(string project, string target, string file)
    {
        var configuration = Path.GetFileName(Path.GetDirectoryName(Path.GetDirectoryName(typeof(Repository).Assembly.Location)))!;
        return Path.Combine(Root, project, "bin", configuration, target, file);
    }

    private static string ThisFile([System.Runtime.CompilerServices.CallerFilePath] string path = "") => path;
}
