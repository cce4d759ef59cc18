using System.Reflection;

namespace MemFormat.Zstandard.Native;

/// <summary>Finds libzstd: where you say, else under the names it has on each system.</summary>
internal static class ZstdLibrary
{
    /// <summary>The name in the imports.</summary>
    public const string Name = "libzstd";

    /// <summary>The key of your runtimeconfig, or of AppContext, that holds the library's path.</summary>
    public const string PathKey = "MemFormat.Zstandard.LibraryPath";

    /// <summary>The first version with all that is used here, as a number: 1.4.0.</summary>
    private const uint OldestVersion = 10400;

    // Once per process. The exception is kept, too: each use gives it.
    private static readonly Lazy<nint> s_handle = new(() => Load(Candidates(AppContext.GetData(PathKey) as string)));

    private static readonly Lazy<bool> s_isReady = new(Prepare);

    /// <summary>Makes calls possible.</summary>
    /// <exception cref="DllNotFoundException">The library is missing. The message says what to install.</exception>
    /// <exception cref="NotSupportedException">The library is too old.</exception>
    public static void Require() => _ = s_isReady.Value;

    /// <summary>The names to try, in order.</summary>
    public static IReadOnlyList<string> Candidates(string? path) =>
        path is not null ? [path]
        : OperatingSystem.IsWindows() ? ["libzstd.dll", "zstd.dll"]
        : OperatingSystem.IsMacOS()
            ? ["libzstd.1.dylib", "libzstd.dylib", "/opt/homebrew/lib/libzstd.1.dylib", "/usr/local/lib/libzstd.1.dylib",
                "/opt/local/lib/libzstd.1.dylib"]
        : ["libzstd.so.1", "libzstd.so"];

    /// <summary>Loads the first library that there is.</summary>
    /// <exception cref="DllNotFoundException">There is none.</exception>
    public static nint Load(IReadOnlyList<string> names)
    {
        foreach (var name in names)
        {
            // Not from the current folder, which may be anybody's.
            const DllImportSearchPath Places = DllImportSearchPath.AssemblyDirectory | DllImportSearchPath.SafeDirectories;
            if (NativeLibrary.TryLoad(name, typeof(ZstdLibrary).Assembly, Places, out var handle))
                return handle;
        }

        throw new DllNotFoundException(
            $"MemFormat.Zstandard needs libzstd 1.4 or later, and found none ({string.Join(", ", names)}). Install it: {Remedy()}. "
            + $"If it is elsewhere, set {PathKey} in your runtimeconfig to its path.");
    }

    /// <summary>What installs the library.</summary>
    private static string Remedy() =>
        OperatingSystem.IsWindows() ? "put libzstd.dll of the Zstandard release for Windows beside your program"
        : OperatingSystem.IsMacOS() ? "brew install zstd"
        : "apt-get install libzstd1 (Debian, Ubuntu), dnf install libzstd (Fedora, Red Hat), apk add zstd-libs (Alpine)";

    private static bool Prepare()
    {
        NativeLibrary.SetDllImportResolver(typeof(ZstdLibrary).Assembly, Resolve);
        _ = s_handle.Value;
        var version = Zstd.VersionNumber();
        return version >= OldestVersion
            ? true
            : throw new NotSupportedException($"MemFormat.Zstandard needs libzstd 1.4 or later. Yours has the number {version}.");
    }

    private static nint Resolve(string name, Assembly assembly, DllImportSearchPath? places) => name == Name ? s_handle.Value : 0;
}
