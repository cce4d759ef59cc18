using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Architecture.Tests.Walls;

public class WallTests
{
    private static readonly ConcurrentDictionary<House, ReferenceGraph> s_graphs = [];

    public static TheoryData<House> Houses => [.. House.All];

    /// <summary>What is no error in the project itself: a program's statements, and partial methods that a generator implements.</summary>
    private static readonly string[] s_elsewhere = ["CS8795", "CS8805"];

    /// <summary>A name that does not resolve would be a use that nobody sees.</summary>
    [Theory]
    [MemberData(nameof(Houses))]
    public void Every_name_is_resolved(House house) =>
        None(GraphOf(house).Compilation.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error && !s_elsewhere.Contains(d.Id)).Take(10)
            .Select(d => d.ToString()));

    [Theory]
    [MemberData(nameof(Houses))]
    public void Every_file_is_in_a_room(House house)
    {
        Assert.DoesNotContain(GraphOf(house).Files, file => house.RoomOf(file) is null);
        None(house.Rooms.Except(GraphOf(house).Files.Select(file => house.RoomOf(file)!)));
    }

    [Theory]
    [MemberData(nameof(Houses))]
    public void A_room_uses_lower_rooms_only(House house)
    {
        var upward =
            from file in GraphOf(house).Uses
            from use in file.Value
            let own = house.RoomOf(file.Key)
            let used = house.RoomOf(use.Key)
            where house.Height(own) > house.Height(used)
            select $"{file.Key} uses {use.Value} of {use.Key}, which is higher";
        None(upward);
    }

    [Theory]
    [MemberData(nameof(Houses))]
    public void Folders_have_no_circle(House house)
    {
        var uses = GraphOf(house).Uses
            .SelectMany(file => file.Value.Keys.Select(to => (From: house.FolderOf(file.Key), To: house.FolderOf(to))))
            .Where(use => use.From != use.To)
            .ToLookup(use => use.From, use => use.To);
        None(Circles.Of(uses.Select(use => use.Key), folder => uses[folder]).Select(circle => string.Join(", ", circle)));
    }

    [Theory]
    [MemberData(nameof(Houses))]
    public void Circles_of_files_are_small(House house)
    {
        var uses = GraphOf(house).Uses;
        var circles = Circles.Of(uses.Keys, file => uses[file].Keys);
        None(circles.Where(circle => circle.Count > house.LargestCircle).Select(circle => string.Join(", ", circle.Order(StringComparer.Ordinal))));
    }

    /// <summary>A type is read as one: all files of its parts know what one of them uses.</summary>
    [Theory]
    [MemberData(nameof(Houses))]
    public void Circles_of_types_are_small(House house)
    {
        var graph = GraphOf(house);
        var parts = graph.Parts(house.IsPartAbove);
        var uses = graph.Uses.ToLookup(file => parts[file.Key], file => file.Value.Keys.Select(used => parts[used]));
        var circles = Circles.Of(uses.Select(type => type.Key), type => uses[type].SelectMany(used => used).Distinct().Where(used => used != type));
        None(circles.Where(circle => circle.Count > house.LargestTypeCircle).Select(circle =>
            $"{circle.Count}: {string.Join(", ", circle.Order(StringComparer.Ordinal))}"));
    }

    /// <summary>A part in another room would be a way around the walls, so those that there are, are known.</summary>
    [Theory]
    [MemberData(nameof(Houses))]
    public void Parts_of_a_type_are_in_one_room(House house)
    {
        var astray =
            from files in GraphOf(house).FilesOfTypes()
            where files.Where(file => !house.IsPartAbove(file)).Select(house.RoomOf).Distinct().Count() > 1
            select string.Join(", ", files);
        None(astray.Distinct());
        var split = GraphOf(house).FilesOfTypes().Where(files => files.Select(house.RoomOf).Distinct().Count() > 1)
            .SelectMany(files => files).ToHashSet();
        Assert.All(house.PartsAbove, part => Assert.Contains($"{house.Folder}/{part}", split));
    }

    /// <summary>
    /// What you name is in the namespace MemFormat: all of Api, the reader and the writer. What only generated code names is in
    /// MemFormat.Codecs, hidden from completion. Everything else is in the namespace of its folder.
    /// </summary>
    [Theory]
    [MemberData(nameof(Houses))]
    public void Namespaces_follow_folders(House house)
    {
        var astray =
            from tree in GraphOf(house).Compilation.SyntaxTrees
            where GraphOf(house).Files.Contains(tree.FilePath)
            from declared in tree.GetRoot().DescendantNodes().OfType<BaseNamespaceDeclarationSyntax>()
            let expected = Expected(house, tree.FilePath, declared)
            where declared.Name.ToString() != expected
            select $"{tree.FilePath}: {declared.Name} instead of {expected}";
        None(astray);
    }

    private static void None(IEnumerable<string> breaches)
    {
        var all = string.Join("\n", breaches);
        Assert.True(all.Length == 0, all);
    }

    private static string Expected(House house, string file, BaseNamespaceDeclarationSyntax declared)
    {
        var folder = house.FolderOf(file);
        var isApi = folder == "Api" || folder.StartsWith("Api/", StringComparison.Ordinal)
            || Path.GetFileName(file).Split('.')[0] is "MemFormatReader" or "MemFormatWriter";
        if (isApi)
            return house.Public ?? house.Namespace;
        if (folder.Length == 0)
            return house.Namespace;

        // One namespace, whichever project compiles it in.
        if (folder == "Wire")
            return "MemFormat.Wire";

        return house.Generated is { } generated && declared.Members.Any(member => member.Modifiers.Any(SyntaxKind.PublicKeyword))
            ? generated
            : $"{house.Namespace}.{folder.Replace('/', '.')}";
    }

    private static ReferenceGraph GraphOf(House house) => s_graphs.GetOrAdd(house, ReferenceGraph.Of);
}
