using MemFormat.Codecs;

namespace MemFormat.Base;

/// <summary>The checks at each sixteenth level of nesting.</summary>
internal static class Depth
{
    /// <param name="left">The levels still allowed; 0 if the current one is too deep.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Check(int left)
    {
        if (IsExceeded(left))
            MemFormatThrow.TooDeep(null);
    }

    /// <summary>Whether the current level is too deep. A high limit set by the user may exceed the stack of this thread.</summary>
    internal static bool IsExceeded(int left) => left <= 0 || !RuntimeHelpers.TryEnsureSufficientExecutionStack();
}
