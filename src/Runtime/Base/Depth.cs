using System.Runtime.CompilerServices;
using MemFormat.Codecs;

namespace MemFormat.Base;

/// <summary>What is looked at each sixteenth level of nesting.</summary>
internal static class Depth
{
    /// <param name="left">The levels that may follow, 0 when the one just entered is too deep.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Check(int left)
    {
        // A limit raised by the user may be more than the stack of this thread can take.
        if (left <= 0 || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            MemFormatThrow.TooDeep();
        }
    }
}
