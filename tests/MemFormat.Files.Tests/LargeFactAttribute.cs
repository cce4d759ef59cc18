namespace MemFormat.Files.Tests;

/// <summary>A test that needs a disk with room for it.</summary>
internal sealed class LargeFactAttribute : FactAttribute
{
    public LargeFactAttribute()
    {
        if (Environment.GetEnvironmentVariable("MEMFORMAT_LARGE") != "1")
            Skip = "It takes gigabytes of disk: MEMFORMAT_LARGE=1 runs it.";
    }
}
