namespace MemFormat.Storage.Tests;

/// <summary>A test that needs PostgreSQL. <c>eng/test.sh</c> installs it, and there a missing one is an error.</summary>
public sealed class PostgresFactAttribute : FactAttribute
{
    public PostgresFactAttribute()
    {
        if (Folder is null && Environment.GetEnvironmentVariable("MEMFORMAT_ALL") != "1")
            Skip = "postgresql is not on this machine. `bash eng/test.sh` installs it.";
    }

    /// <summary>Where Debian puts the programs of the newest server; null if there is none.</summary>
    public static string? Folder { get; } = Directory.Exists("/usr/lib/postgresql")
        ? Directory.GetDirectories("/usr/lib/postgresql").Select(version => Path.Combine(version, "bin"))
            .Where(folder => File.Exists(Path.Combine(folder, "initdb"))).Max(StringComparer.Ordinal)
        : null;
}
