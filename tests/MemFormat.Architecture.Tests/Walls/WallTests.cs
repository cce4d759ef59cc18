using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Walls;

public class WallTests
{
    private static readonly ConcurrentDictionary<House, ReferenceGraph> s_graphs = [];

    public static TheoryData<House> Houses => [.. House.All];

    /// <summary>A name that does not resolve would be a use that nobody sees.</summary>
    [Theory]
    [MemberData(nameof(Houses))]
    public void Every_name_is_resolved(House house) =>
        Assert.Empty(GraphOf(house).Compilation.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Take(10));

    [Theory]
    [MemberData(nameof(Houses))]
    public void Every_file_is_in_a_room(House house)
    {
        Assert.Empty(GraphOf(house).Files.Where(file => house.RoomOf(file) is null));
        Assert.Empty(house.Rooms.Except(GraphOf(house).Files.Select(file => house.RoomOf(file)!)));
    }

    [Theory]
    [MemberData(nameof(Houses))]
    public void A_room_uses_lower_rooms_only(House house)
    {
        var upward =
            from file in GraphOf(house).Uses
            from use in file.Value
            let from = house.RoomOf(file.Key)
            let to = house.RoomOf(use.Key)
            where house.Height(from) > house.Height(to)
            select $"{file.Key} uses {use.Value} of {use.Key}, which is higher";
        Assert.Empty(upward);
    }

    [Theory]
    [MemberData(nameof(Houses))]
    public void Folders_have_no_circle(House house)
    {
        var uses = GraphOf(house).Uses
            .SelectMany(file => file.Value.Keys.Select(to => (From: house.FolderOf(file.Key), To: house.FolderOf(to))))
            .Where(use => use.From != use.To)
            .ToLookup(use => use.From, use => use.To);
        Assert.Empty(Circles.Of(uses.Select(use => use.Key), folder => uses[folder]));
    }

    [Theory]
    [MemberData(nameof(Houses))]
    public void Circles_of_files_are_small(House house)
    {
        var uses = GraphOf(house).Uses;
        var circles = Circles.Of(uses.Keys, file => uses[file].Keys);
        Assert.Empty(circles.Where(circle => circle.Count > house.LargestCircle).Select(circle => string.Join("\n", circle.Order(StringComparer.Ordinal))));
    }

    /// <summary>The public API is one namespace: what lies in Api, and the reader and the writer that codecs of users name.</summary>
    [Theory]
    [MemberData(nameof(Houses))]
    public void Namespaces_follow_folders(House house)
    {
        var astray =
            from tree in GraphOf(house).Compilation.SyntaxTrees
            where GraphOf(house).Files.Contains(tree.FilePath)
            from declared in tree.GetRoot().DescendantNodes().OfType<BaseNamespaceDeclarationSyntax>()
            let expected = Expected(house, tree.FilePath)
            where declared.Name.ToString() != expected
            select $"{tree.FilePath}: {declared.Name} instead of {expected}";
        Assert.Empty(astray);
    }

    private static string Expected(House house, string file)
    {
        string folder = house.FolderOf(file);
        bool isApi = folder == "Api" || folder.StartsWith("Api/", StringComparison.Ordinal)
            || (folder == "Io" && Path.GetFileName(file).Split('.')[0] is "MemFormatReader" or "MemFormatWriter");
        return folder.Length == 0 || isApi ? house.Namespace : $"{house.Namespace}.{folder.Replace('/', '.')}";
    }

    private static ReferenceGraph GraphOf(House house) => s_graphs.GetOrAdd(house, ReferenceGraph.Of);
}
