namespace MemFormat.EndToEnd.Tests;

/// <summary>A test that builds and runs whole programs. Plain <c>dotnet test</c> says that it leaves it out, and why.</summary>
public sealed class ScriptFactAttribute : FactAttribute
{
    public ScriptFactAttribute(string reason)
    {
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ALL") != "1")
            Skip = $"{reason} `bash eng/test.sh` runs it, and so does MEMFORMAT_ALL=1.";
    }
}
