using MemFormat.Codecs;

namespace MemFormat.Plans.Run;

/// <summary>A step that a room above runs.</summary>
internal abstract class PlanStep
{
    /// <param name="reader">Put at the value to read next.</param>
    /// <param name="op">The step.</param>
    /// <param name="block">The flags and block of the part.</param>
    /// <returns>The next step.</returns>
    public abstract ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, scoped ref byte block);

    /// <summary>Enters a payload within the payload, in the place of an element.</summary>
    /// <param name="reader">At the payload.</param>
    /// <param name="way">The step that leaves it.</param>
    /// <returns>The plan for the value, or null if the value is null.</returns>
    public virtual PlanNode? Enter(scoped ref MemFormatReader reader, out PlanStep? way) => throw new NotSupportedException();

    /// <summary>Comes back from that payload.</summary>
    public virtual void Leave(scoped ref MemFormatReader reader) => throw new NotSupportedException();
}
