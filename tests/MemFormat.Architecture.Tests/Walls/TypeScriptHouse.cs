using System.Text.RegularExpressions;

namespace MemFormat.Architecture.Tests.Walls;

/// <summary>
/// The rooms of the TypeScript runtime, from the top to the bottom. They are lists of files and no folders: printed code and
/// users import the files by name (<c>memformat/decompression</c>), and the tool prints them beside the types.
/// </summary>
internal static partial class TypeScriptHouse
{
    public const string Folder = "src/TypeScriptGen/runtime";

    /// <summary>A room uses those below it, and no others. What reads is below all that writes, so bundles of readers have no writer.</summary>
    public static TypeScriptRoom[] Rooms { get; } =
    [
        new("Package", "index"),                        // what the package exports
        new("Hubs", "signalr hub-frames hub-types hub-shapes"),
        new("Views", "json"),
        new("Compression", "decompression"),
        new("Writer", "writer"),                        // what printed code writes by
        new("Write/Streams", "write-streams"),
        new("Write/Codecs",
            "write-cases write-compact write-dates write-decimals write-guids write-inline-arrays write-kept write-lists write-numbers write-pooled "
            + "write-temporal write-text"),
        new("Write/Io", "write-core"),
        new("Versions", "resolution"),                  // payloads of other shapes
        new("Plans/Build", "object-plans extension member-reads member-matcher"),
        new("Plans/Special", "kept-cases copied-texts maps unions references payloads wrapping converted"), // what few types need
        new("Plans/Run", "bodies values enums plans"),
        new("Schemas/Walk", "schema-walker case-table reference-table walk-scope"), // through a payload by its schema alone
        new("Schemas", "reader-schema descriptor-parser descriptor-writer schema-layout layout-comparer schema"),
        new("Reader", "reader"),                        // what printed code reads by
        new("Payloads", "streams roots recorded headers fingerprints"),
        new("Codecs/Values", "texts conversions numbers half pooled text decimals dates guids temporal"),
        new("Codecs/Unions", "cases identity"),
        new("Codecs/Collections", "entries bytes bools compact kept inline-arrays lists"),
        new("Io", "tracing core"),                      // the reader, and where its errors are
        new("Wire", "wire bigints"),                    // constants
    ];

    /// <summary>Higher rooms have lower numbers; -1 for a file without a room.</summary>
    public static int Height(string file) => Array.FindIndex(Rooms, room => room.Files.Contains(file));

    /// <summary>The files by their names without an ending.</summary>
    public static IReadOnlyDictionary<string, string> Files() =>
        Repository.Files(Folder, "*.ts").ToDictionary(f => Path.GetFileNameWithoutExtension(f), Repository.Read, StringComparer.Ordinal);

    /// <summary>What a text imports and exports of others: types, too.</summary>
    public static IEnumerable<string> Imports(string text) => Modules().Matches(Comments().Replace(text, "")).Select(match => match.Groups[1].Value);

    /// <summary>The name of a module: at the end of an import or export, or in an import in the midst of code.</summary>
    [GeneratedRegex(@"(?<![.'""`])\b(?:(?:from|import)\s*['""]|import\s*\(\s*['""`])([^'""`]*)")]
    private static partial Regex Modules();

    [GeneratedRegex(@"/\*[\s\S]*?\*/|//.*")]
    private static partial Regex Comments();
}

/// <summary>Files of the TypeScript runtime that belong together.</summary>
/// <param name="Name">The name, as the C# runtime has it where both have such a room.</param>
/// <param name="Names">The names of the files, without their ending.</param>
internal sealed record TypeScriptRoom(string Name, string Names)
{
    public string[] Files { get; } = Names.Split(' ');
}
