using MemFormat;

namespace ApiCatalog.Commands;

/// <summary>Turns errors outside of this program into one line and an exit code.</summary>
internal static class ExitCode
{
    /// <summary>All went well.</summary>
    public const int Success = 0;

    /// <summary>The request cannot be done, or a check failed.</summary>
    public const int Failure = 1;

    /// <summary>Runs a command.</summary>
    public static int Of(Func<int> command)
    {
        try
        {
            return command();
        }
        catch (ProblemException problem)
        {
            return Fail(problem.Message);
        }
        catch (MemFormatException problem)
        {
            return Fail(problem.Message);
        }
    }

    /// <summary>Prints one line on the error stream.</summary>
    /// <returns><see cref="Failure"/>.</returns>
    public static int Fail(string message)
    {
        Console.Error.WriteLine($"catalog: {message.ReplaceLineEndings(" ")}");
        return Failure;
    }
}
