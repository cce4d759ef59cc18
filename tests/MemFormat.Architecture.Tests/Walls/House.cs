namespace MemFormat.Architecture.Tests.Walls;

/// <summary>A project's rooms, from the top to the bottom: a room uses those below it, and no others.</summary>
/// <param name="Folder">The project's folder.</param>
/// <param name="Namespace">The namespace of the project's own folder.</param>
/// <param name="LargestCircle">How many files may use each other in a circle.</param>
/// <param name="Rooms">Folders, top first. A folder that is not named belongs to the nearest one above it in the tree that is.</param>
/// <param name="Below">Folders of other projects whose files are compiled in or used.</param>
public sealed record House(string Folder, string Namespace, int LargestCircle, string[] Rooms, params string[] Below)
{
    /// <summary>The namespace of public types that only generated code names.</summary>
    public string? Generated { get; init; }

    /// <summary>The namespace of what you name, if it is another one than the project's.</summary>
    public string? Public { get; init; }

    /// <summary>What the compiler defines for the project's target.</summary>
    public string[] Symbols { get; init; } = ["NET", "NET8_0_OR_GREATER", "NET9_0_OR_GREATER", "NET10_0_OR_GREATER"];

    /// <summary>All projects under src whose rooms have walls.</summary>
    public static House[] All { get; } =
    [
        new("src/Runtime", "MemFormat", 25,
        [
            "Api",                       // what you call
            "Views/Comparing",           // what differs between schemas, in words
            "Views/Json",                // payloads as JSON
            "Views",                     // schemas as text
            "Payloads/Finding",          // the codec of a root that is known at run time only
            "Payloads/Streams",          // streams and pipes
            "Payloads",                  // header and body of a root
            "Payloads/Sessions",         // messages of many values
            "Payloads/Recorded",         // schemas of earlier releases, and fingerprints
            "Plans/Build",               // how a payload of another shape is read: matched, laid down, remembered
            "Plans/Cache",               // plans that are kept
            "Plans/Match",               // what fits what
            "Codecs/Unions",
            "Codecs/References",         // objects that keep their identity
            "Codecs/Values",
            "Codecs/Numbers",
            "Codecs/Collections",
            "Codecs/Collections/Forms",  // how each collection gives its elements and is made of them
            "Codecs/Tuples",
            "Codecs/Scalars",
            "Codecs/Finding",            // attributes by which codecs are found
            "Codecs",
            "Codecs/Writing",            // what a write remembers
            "Schemas/Compose",           // codecs describe themselves; the schema of a root
            "Plans/Run",                 // what codecs read by
            "Schemas/Walk",              // through a payload by its schema alone
            "Compression",
            "Api/Contracts",             // what you name: options, codecs, contexts, schemas
            "Schemas",                   // the schemas of writer and reader
            "Io",                        // reader and writer
            "Base",                      // what all rooms share
            "Wire",                      // the errors of the one segment reader
            "Api/Attributes",
            "Api/Basics",                // errors, limits, reports
        ],
        "src/Schema/Wire")
        {
            Generated = "MemFormat.Codecs",
            LargestTypeCircle = 20,
            PartsAbove =
            [
                "Api/MemFormatCodecOfT.Entry.cs",
                "Api/MemFormatSchema.Asking.cs",
                "Payloads/MemFormatWriter.Place.cs",
                "Plans/Build/ExtensionDataCodec.Scope.cs",
            ],
        },
        new("src/Schema", "MemFormat.Schema", 3,
        [
            "Evolution",    // what changes of shipped types break
            "Composition",  // the schemas of manifests' types
            "Recorded",     // the text of recorded schema files
            "Manifest",     // what tools read of an assembly
            "Planning",     // every wire rule of a type
            "Shapes",       // what is parsed of declarations
            "Values",       // the values of .NET that are stored
            "Wire",         // constants and tables of the format
        ])
        {
            Symbols = ["NETSTANDARD2_0"],
        },
        new("src/Generator", "MemFormat.Generator", 3,
        [
            "",                    // the list of steps
            "Pipelines",           // one file per step
            "Manifest",            // what tools read, from plans and declarations
            "Emit",                // plans to C#
            "Parsing/Roots",       // calls and contexts
            "Parsing/Types",       // declarations to shapes
            "Parsing/Members",
            "Parsing/Unions",
            "Parsing/TypeRefs",  // the types that members have
            "Parsing/Model",       // what steps hand on, compared by value
            "Parsing/Recorded",    // recorded schema files
            "Parsing/Reporting",   // diagnostics
            "Parsing/Symbols",     // questions to Roslyn
            "Parsing",             // the types that the library knows
        ],
        "src/Schema")
        {
            Symbols = ["NETSTANDARD2_0"],
        },
        new("src/Analyzers", "MemFormat.Analyzers", 1,
        [
            "Suppression",  // warnings of others
            "Migration",    // from other serializers
            "Calls",        // of the serializer
            "Use",          // what a project does with stored types
            "",             // declarations and recorded files, one file per analyzer
        ],
        "src/Generator", "src/Schema")
        {
            Symbols = ["NETSTANDARD2_0"],
        },
        new("src/CodeFixes", "MemFormat.CodeFixes", 2,
        [
            "Migration",     // from other serializers
            "Shape",         // fixes of declarations
            "Calls",
            "Evolution",
            "Declarations",  // changes of declarations
            "Base",          // text changes, fixes and fix all
        ],
        "src/Analyzers", "src/Generator", "src/Schema")
        {
            Symbols = ["NETSTANDARD2_0"],
        },
        new("src/Tool", "MemFormat.Tool", 3,
        [
            "",            // the program
            "Commands",
            "Converting",  // the values of a file in another form
            "Writing",     // payloads of JSON, and values in another schema
            "Measuring",   // how many bytes each member takes
            "Inspecting",  // what files hold, by their own schemas
            "Recording",   // recorded schema files from manifests
        ],
        "src/TypeScriptGen", "src/Schema", "src/Files")
        {
            Used = ["MemFormat.dll", "MemFormat.Zstandard.dll", "System.CommandLine.dll", "Spectre.Console.dll"],
            InUsed = ["src/Schema/Wire"],
            Symbols = ["NETSTANDARD2_0"],
        },
        new("src/TypeScriptGen", "MemFormat.TypeScriptGen", 3,
        [
            "Printing",    // manifests to TypeScript
            "Assemblies",  // manifests off files
            "Terminals",   // text of strangers, as a screen can show it
        ],
        "src/Schema")
        {
            Used = ["MemFormat.dll"],
            InUsed = ["src/Schema/Wire"],
            Symbols = ["NETSTANDARD2_0"],
        },
        new("src/Zstandard", "MemFormat.Zstandard", 3,
        [
            "Api",            // what you call
            "",               // the compression
            "Api/Contracts",  // options and dictionaries
            "Contexts",       // the memory that ZstdSharp works in
        ],
        "src/Schema/Wire")
        {
            Public = "MemFormat",
            Used = ["MemFormat.dll"],
        },
        new("src/Files", "MemFormat.Files", 3,
        [
            "Api",         // what you call
            "Values",      // the content of blocks
            "Blocks",      // the format
            "Io",          // bytes of files
            "Api/Basics",  // options and errors
        ],
        "src/Schema/Wire")
        {
            Public = "MemFormat",
            Used = ["MemFormat.dll"],
        },
    ];

    /// <summary>How many types may use each other in a circle, with all files of a type as one.</summary>
    public int LargestTypeCircle { get; init; } = 3;

    /// <summary>Files that implement, in a higher room, partial members which a type declares in its own.</summary>
    public string[] PartsAbove { get; init; } = [];

    /// <summary>Assemblies beside the project's that it uses and this test does not.</summary>
    public string[] Used { get; init; } = [];

    /// <summary>Folders of lower houses whose types the project has from an assembly it uses, as its friend.</summary>
    public string[] InUsed { get; init; } = [];

    public override string ToString() => Folder;

    /// <summary>The room that a file of the project belongs to, or null.</summary>
    public string? RoomOf(string file)
    {
        var folder = FolderOf(file);
        while (!Rooms.Contains(folder))
        {
            var slash = folder.LastIndexOf('/');
            if (slash < 0)
                return null;

            folder = folder[..slash];
        }

        return folder;
    }

    /// <summary>Whether the file is one of <see cref="PartsAbove"/>.</summary>
    public bool IsPartAbove(string file) => PartsAbove.Contains(Path.GetRelativePath(Folder, file).Replace('\\', '/'));

    /// <summary>The folder of a file, from the project's on.</summary>
    public string FolderOf(string file) => Path.GetDirectoryName(Path.GetRelativePath(Folder, file))!.Replace('\\', '/');

    /// <summary>Higher rooms have lower numbers.</summary>
    public int Height(string room) => Array.IndexOf(Rooms, room);
}
