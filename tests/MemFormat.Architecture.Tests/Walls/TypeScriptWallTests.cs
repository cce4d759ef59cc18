using Xunit;

namespace MemFormat.Architecture.Tests.Walls;

/// <summary>The walls of the TypeScript runtime: what <see cref="WallTests"/> asks of the projects in C#.</summary>
public sealed class TypeScriptWallTests
{
    private static readonly IReadOnlyDictionary<string, string> s_files = TypeScriptHouse.Files();

    private static readonly Dictionary<string, string[]> s_uses = s_files.ToDictionary(
        f => f.Key, f => TypeScriptHouse.Imports(f.Value).Select(Path.GetFileNameWithoutExtension).Cast<string>().Distinct().ToArray());

    [Fact]
    public void Every_file_is_in_one_room() =>
        Assert.Equal(s_files.Keys.Order(StringComparer.Ordinal), TypeScriptHouse.Rooms.SelectMany(room => room.Files).Order(StringComparer.Ordinal));

    [Fact]
    public void Every_import_is_of_a_file_beside_it()
    {
        Assert.Equal([],
            from file in s_files
            from module in TypeScriptHouse.Imports(file.Value)
            where module != $"./{Path.GetFileName(module)}" || !s_files.ContainsKey(Path.GetFileNameWithoutExtension(module))
                || !module.EndsWith(".ts", StringComparison.Ordinal)
            select $"{file.Key}: {module}");

        // Those of the form that is not known would be too few.
        Assert.InRange(s_uses.Sum(file => file.Value.Length), 150, 1_000);
    }

    [Fact]
    public void A_room_uses_lower_rooms_only() => Assert.Equal([],
        from file in s_uses
        from used in file.Value
        where TypeScriptHouse.Height(file.Key) > TypeScriptHouse.Height(used)
        select $"{file.Key} uses {used}, which is higher");

    /// <summary>
    /// Bundlers may initialise modules of a circle in another order. Types would do no such harm, but nobody reads
    /// files one by one that know each other.
    /// </summary>
    [Fact]
    public void Files_have_no_circle() =>
        Assert.Equal([], Circles.Of(s_uses.Keys, file => s_uses[file]).Select(circle => string.Join(", ", circle.Order(StringComparer.Ordinal))));
}
