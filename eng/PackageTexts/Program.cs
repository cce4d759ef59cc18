using PackageTexts;

// The repository's folder, the page within it, the version, the folder to write to, and the repository's address, if there is one.
if (args is not [var root, var page, var version, var output, .. var rest] || rest.Length > 1)
{
    Console.Error.WriteLine("usage: PackageTexts ROOT PAGE VERSION OUTPUT [ADDRESS]");
    return 2;
}

try
{
    var links = new Links(root, rest.SingleOrDefault() is { Length: > 0 } address ? address.TrimEnd('/') : null);
    Directory.CreateDirectory(output);
    File.WriteAllText(Path.Combine(output, "README.md"), links.Rewrite(File.ReadAllText(Path.Combine(root, page)), page));
    const string Changes = "CHANGELOG.md";
    var notes = ReleaseNotes.Of(File.ReadAllText(Path.Combine(root, Changes)), version);
    File.WriteAllText(Path.Combine(output, "release-notes.txt"), ReleaseNotes.Cut(links.Rewrite(notes, Changes)));
    return 0;
}
catch (InvalidDataException exception)
{
    // In the form that MSBuild shows as an error of the build.
    Console.Error.WriteLine($"{page}: error: {exception.Message}");
    return 1;
}
