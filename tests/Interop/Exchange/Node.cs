using System.Diagnostics;
using System.Reflection;
using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Runs programs of Node in the folder of these tests.</summary>
internal static class Node
{
    public static readonly string Folder = Path.Combine(
        typeof(Node).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(a => a.Key == "RepoRoot").Value!, "tests", "Interop");

    private static readonly Lazy<string> s_packages = new(() =>
    {
        // npm leaves a copy of the file that it installed from.
        var (wanted, installed) = (Path.Combine(Folder, "package-lock.json"), Path.Combine(Folder, "node_modules", ".package-lock.json"));
        if (File.GetLastWriteTimeUtc(installed) < File.GetLastWriteTimeUtc(wanted))
            Start("npm", "ci", "--silent");
        return Path.Combine(Folder, "node_modules");
    });

    /// <summary>A file of one of the packages.</summary>
    public static string InPackage(string package, string file) => Path.Combine(s_packages.Value, package, file);

    /// <summary>Runs one of the packages' programs.</summary>
    public static string Package(string program, params string[] arguments) => Start(InPackage(".bin", program), arguments);

    /// <summary>Runs a script.</summary>
    public static string Script(params string[] arguments) => Start("node", arguments);

    /// <summary>Runs a program in another folder.</summary>
    public static string In(string folder, string program, params string[] arguments)
    {
        var (output, errors, code) = Run(new ProcessStartInfo(program, arguments) { WorkingDirectory = folder });
        return code == 0 ? output : throw new InvalidOperationException($"{program} ended with {code}.\n{output}\n{errors}");
    }

    /// <summary>Runs what <c>node --test</c> finds in a file, and gives what it says when something fails.</summary>
    /// <param name="file">The file.</param>
    /// <param name="variables">Variables of the environment.</param>
    public static string Tests(string file, params (string Name, string Value)[] variables)
    {
        var start = new ProcessStartInfo("node", ["--test", file]) { WorkingDirectory = Folder };
        foreach (var (name, value) in variables)
            start.Environment[name] = value;
        var (output, _, code) = Run(start);
        return code == 0 ? "" : output;
    }

    private static string Start(string program, params string[] arguments) => In(Folder, program, arguments);

    private static (string Output, string Errors, int Code) Run(ProcessStartInfo start) => Programs.Run(start, TimeSpan.FromMinutes(20));
}
