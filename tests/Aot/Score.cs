namespace MemFormat.Aot;

/// <summary>Counts checks and prints those that fail.</summary>
internal sealed class Score
{
    public int Passed { get; private set; }

    public int Failed { get; private set; }

    /// <summary>Runs a check that gives what is wrong, or null.</summary>
    public void Check(string name, Func<string?> check)
    {
        string? failure;
        try
        {
            failure = check();
        }
        catch (Exception exception)
        {
            failure = exception.ToString();
        }

        if (failure is null)
        {
            Passed++;
            return;
        }

        Failed++;
        Console.WriteLine($"FAILED {name}: {failure}");
    }
}
