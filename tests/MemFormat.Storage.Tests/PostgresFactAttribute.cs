namespace MemFormat.Storage.Tests;

/// <summary>A test that needs PostgreSQL. <c>eng/test.sh</c> installs it, and there a missing one is an error.</summary>
public sealed class PostgresFactAttribute : FactAttribute
{
    public PostgresFactAttribute()
    {
        if (PostgresServer.Folder is null && Environment.GetEnvironmentVariable("MEMFORMAT_ALL") != "1")
            Skip = "postgresql is not on this machine. `bash eng/test.sh` installs it.";
    }
}
