namespace MemFormat.Storage.Tests;

/// <summary>A test that needs Redis. <c>eng/test.sh</c> installs it, and there a missing one is an error.</summary>
public sealed class RedisFactAttribute : FactAttribute
{
    public RedisFactAttribute()
    {
        if (!IsInstalled && Environment.GetEnvironmentVariable("MEMFORMAT_ALL") != "1")
            Skip = "redis-server is not on this machine. `bash eng/test.sh` installs it.";
    }

    public static bool IsInstalled { get; } =
        Environment.GetEnvironmentVariable("PATH")!.Split(Path.PathSeparator).Any(folder => File.Exists(Path.Combine(folder, "redis-server")));
}
