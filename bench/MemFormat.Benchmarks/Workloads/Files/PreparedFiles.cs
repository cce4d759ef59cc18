using System.Text.Json.Serialization;
using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Workloads.Files;

/// <summary>The files that <c>bench/Files/prepare.sh</c> writes, each read once.</summary>
internal static class PreparedFiles
{
    private static readonly string[] s_names = ["caniuse.json", "browser-compat-data.json", "countries-110m.json", "countries-50m.json"];

    private static readonly JsonSerializerOptions s_options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        Converters =
        {
            new JsonStringEnumConverter(),
            new VersionConverter(),
            new OneOrMoreConverter<string>(),
            new OneOrMoreConverter<SupportStatement>(),
            new CompatFeatureConverter(),
        },
    };

    private static string? s_folder;

    public static Lazy<CanIUse> CanIUse { get; } = new(() => Read<CanIUse>(s_names[0]));

    public static Lazy<BrowserCompat> BrowserCompat { get; } = new(() => Read<BrowserCompat>(s_names[1]));

    public static Lazy<Topology> Countries110 { get; } = new(() => Read<Topology>(s_names[2]));

    public static Lazy<Topology> Countries50 { get; } = new(() => Read<Topology>(s_names[3]));

    /// <summary>Where they are: <c>bench/Files/prepared</c> of the repository that the program was built in, unless it is set.</summary>
    public static string Folder
    {
        get => s_folder ??= Find();
        set => s_folder = value;
    }

    public static bool Exist => Array.TrueForAll(s_names, name => File.Exists(Path.Combine(Folder, name)));

    /// <summary>Says that cells are left out, and how to get them, if the files are not there.</summary>
    public static void WriteIfLeftOut()
    {
        if (!Exist)
            Console.Error.WriteLine($"The cells of real files are left out: {Folder} does not hold them. `bash bench/Files/prepare.sh` prepares them.");
    }

    private static T Read<T>(string name)
    {
        using var file = File.OpenRead(Path.Combine(Folder, name));
        return JsonSerializer.Deserialize<T>(file, s_options)!;
    }

    private static string Find()
    {
        var within = Path.Combine("bench", "Files");
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (Directory.Exists(Path.Combine(folder.FullName, within)))
                return Path.Combine(folder.FullName, within, "prepared");
        }

        return Path.Combine(within, "prepared");
    }
}
