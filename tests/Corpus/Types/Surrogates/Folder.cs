using MemFormat;

namespace Corpus;

/// <summary>A type that its surrogate leads back to.</summary>
[MemSurrogate(typeof(FolderContent))]
public sealed class Folder(string name, Folder[] folders)
{
    internal string Name { get; } = name;

    internal Folder[] Folders { get; } = folders;

    public static Folder Make(ValueSource s) => Make(s, 2);

    private static Folder Make(ValueSource s, int depth) => new(s.Text(), depth == 0 ? [] : s.Array(() => Make(s, depth - 1)));
}

[MemFormattable]
internal sealed partial record FolderContent(string Name, Folder[] Folders) : IMemSurrogate<FolderContent, Folder>
{
    public static FolderContent From(Folder value) => new(value.Name, value.Folders);

    public Folder ToValue() => new(Name, Folders);
}
