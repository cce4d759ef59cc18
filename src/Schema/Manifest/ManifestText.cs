namespace MemFormat.Schema.Manifest;

/// <summary>A manifest as the text that the assembly holds: a version, then the encoded manifest in Base64.</summary>
internal static class ManifestText
{
    /// <summary>The start of the text. Raise the number when the fields change.</summary>
    private const string Version = "3:";

    /// <summary>The most characters of a manifest: those of some forty thousand types.</summary>
    private const int MostCharacters = 1 << 25;

    public static string Write(AssemblyManifest manifest)
    {
        var encoder = new ManifestEncoder();
        new ManifestFields(encoder).Assembly(manifest);
        return Version + Convert.ToBase64String(encoder.ToArray());
    }

    /// <summary>Reads the output of <see cref="Write"/>; line ends do not count.</summary>
    /// <exception cref="FormatException">The text is not a manifest, or one of another version.</exception>
    public static AssemblyManifest Read(string text)
    {
        text = text.Trim();
        if (!text.StartsWith(Version, StringComparison.Ordinal))
            throw new FormatException("Another version of MemFormat wrote the manifest. Use the tool of the same version.");
        if (text.Length > MostCharacters)
            throw new FormatException("The manifest is larger than the tool reads.");
        try
        {
            var decoder = new ManifestDecoder(Convert.FromBase64String(text.Substring(Version.Length)));
            var manifest = new ManifestFields(decoder).Assembly(null);
            return decoder.IsAtEnd ? manifest : throw ManifestDecoder.Invalid();
        }
        catch (Exception exception) when (exception is OverflowException or ArgumentException)
        {
            throw ManifestDecoder.Invalid();
        }
    }
}
