using MemFormat.Codecs;

namespace MemFormat.Base;

/// <summary>The checks at each sixteenth level of nesting.</summary>
internal static class Depth
{
    /// <summary>The levels allowed below the first one with the default limit.</summary>
    private const int FirstLevel = 64;

    /// <param name="left">The levels still allowed; 0 if the current one is too deep.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Check(int left)
    {
        if (left <= 0)
            MemFormatThrow.TooDeep(null);

        // By default, the values of a root collection come here, each of them. The root had room, and the next check is 16 levels away.
        if (left != FirstLevel)
            CheckStack();
    }

    /// <summary>Whether there is no room to look for the place of an error: a walk through a payload takes stack, too.</summary>
    internal static bool IsStackFull => !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>For levels that no limit counts.</summary>
    internal static void CheckStack()
    {
        if (IsStackFull)
            MemFormatThrow.StackTooSmall();
    }
}
