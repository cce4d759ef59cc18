namespace MemFormat.Architecture.Tests.Prose;

internal static class Pages
{
    public static Page Get(string file) => Page.All.Single(page => page.File == file);
}
