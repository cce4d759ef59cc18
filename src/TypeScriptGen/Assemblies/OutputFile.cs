namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>
/// Files whose names the tool chooses, in folders that the user names. Whatever the names are, and whatever lies in the folder, nothing
/// outside of it is written.
/// </summary>
internal static class OutputFile
{
    /// <summary>Writes a file.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="name">The file in it, with slashes between folders.</param>
    /// <param name="text">The text.</param>
    /// <exception cref="ToolException">The file is not in the folder, or there is a link in the place of it or of a
    /// folder on the way to it.</exception>
    public static void Write(string folder, string name, string text)
    {
        var path = In(folder, name);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
    }

    /// <summary>Removes a file.</summary>
    /// <inheritdoc cref="Write"/>
    public static void Delete(string folder, string name) => File.Delete(In(folder, name));

    /// <summary>Whether a text is the name of a file and nothing else: no path, on no system, and none that Windows has for a device.</summary>
    public static bool IsName(string text) => text.Length is > 0 and <= 255
        && text.All(c => !char.IsControl(c) && c is not ('/' or '\\' or ':' or '*' or '?' or '"' or '<' or '>' or '|'))
        && text[^1] is not ('.' or ' ') && !IsDevice(text);

    /// <summary>Whether Windows takes a name, with whatever ending, for a device.</summary>
    public static bool IsDevice(string name)
    {
        var first = name.Split('.')[0].TrimEnd(' ').ToUpperInvariant();
        return first is "CON" or "PRN" or "AUX" or "NUL" or "CONIN$" or "CONOUT$"
            || (first.Length == 4 && (first.StartsWith("COM", StringComparison.Ordinal) || first.StartsWith("LPT", StringComparison.Ordinal))
                && first[3] is >= '0' and <= '9' or '¹' or '²' or '³');
    }

    private static string In(string folder, string name)
    {
        var path = folder;
        foreach (var part in name.Split('/'))
        {
            if (!IsName(part))
                throw new ToolException($"{name} cannot be the name of a file. Build the assembly again with the tool's version of MemFormat.");
            path = Path.Combine(path, part);
            if (new FileInfo(path).LinkTarget is not null)
                throw new ToolException($"{path} is a link, and may lead out of the folder. Remove it, or name the folder that it leads to.");
        }

        return path;
    }
}
