namespace MemFormat.Architecture.Tests.Prose;

/// <summary>The pages by their files.</summary>
internal static class Pages
{
    public static Page Get(string file) => Page.All.Single(page => page.File == file);
}
