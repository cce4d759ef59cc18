namespace MemFormat.Plans.Run;

/// <summary>A step that a room above runs.</summary>
internal abstract class PlanStep
{
    /// <param name="reader">Put at the value to read next.</param>
    /// <param name="op">The step.</param>
    /// <param name="block">The flags and block of the part.</param>
    /// <returns>The next step.</returns>
    public abstract ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, scoped ref byte block);
}
