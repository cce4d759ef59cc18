using System.Diagnostics;

namespace Events.Stores;

/// <summary>A PostgreSQL of its own: at a socket in a temporary folder, without a port, ended with its owner. Tests have it, too.</summary>
public sealed class PostgresServer : IDisposable
{
    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(2);

    private readonly string _folder = Directory.CreateTempSubdirectory("postgres").FullName;
    private Process _process;

    public PostgresServer()
    {
        // The server refuses to be root, so the folder has to be another user's, too.
        if (!OperatingSystem.IsWindows())
        {
            File.SetUnixFileMode(_folder,
                UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute | UnixFileMode.OtherRead | UnixFileMode.OtherWrite
                    | UnixFileMode.OtherExecute);
        }

        var data = Path.Combine(_folder, "data");
        using (var init = Start("initdb", "-D", data, "-U", "memformat", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"))
        {
            var said = init.StandardOutput.ReadToEndAsync();
            if (!init.WaitForExit(s_limit) || init.ExitCode != 0)
                throw new InvalidOperationException($"initdb failed: {said.Result}");
        }

        _process = Run();
    }

    /// <summary>Where Debian puts the programs of the newest server; null if there is none.</summary>
    public static string? Folder { get; } = Directory.Exists("/usr/lib/postgresql")
        ? Directory.GetDirectories("/usr/lib/postgresql").Select(version => Path.Combine(version, "bin"))
            .Where(folder => File.Exists(Path.Combine(folder, "initdb"))).Max(StringComparer.Ordinal)
        : null;

    public string ConnectionString => $"Host={_folder};Username=memformat;Database=postgres;Timeout=60";

    private string Socket => Path.Combine(_folder, ".s.PGSQL.5432");

    /// <summary>Ends the server without a word, as a machine without power does, and starts it again.</summary>
    public void KillAndStart()
    {
        _process.Kill(entireProcessTree: true);
        _process.WaitForExit(s_limit);
        _process.Dispose();
        File.Delete(Socket);
        _process = Run();
    }

    public void Dispose()
    {
        _process.Kill(entireProcessTree: true);
        _process.WaitForExit(s_limit);
        _process.Dispose();
        Directory.Delete(_folder, recursive: true);
    }

    private Process Run()
    {
        var process = Start("postgres", "-D", Path.Combine(_folder, "data"), "-k", _folder, "-c", "listen_addresses=", "-c", "fsync=off");
        var watch = Stopwatch.StartNew();
        while (!IsReady())
        {
            if (process.HasExited || watch.Elapsed > s_limit)
                throw new InvalidOperationException("PostgreSQL does not start.");
            Thread.Sleep(20);
        }

        return process;
    }

    private bool IsReady()
    {
        using var asked = Start("pg_isready", "-h", _folder, "-q");
        return asked.WaitForExit(s_limit) && asked.ExitCode == 0;
    }

    private static Process Start(string program, params string[] arguments)
    {
        var path = Path.Combine(Folder ?? throw new FileNotFoundException("postgresql is not on this machine."), program);
        string[] command = Environment.IsPrivilegedProcess ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", path] : [path];
        var start = new ProcessStartInfo(
            command[0], [.. command[1..], .. arguments])
        { RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = "/" };
        var process = Process.Start(start)!;
        process.ErrorDataReceived += (_, _) => { };
        process.BeginErrorReadLine();
        return process;
    }
}
