using MemFormat.Plans.Run;

namespace MemFormat.Plans.Build;

/// <summary>A step about extension data.</summary>
/// <param name="target">Where the data comes from, or the member that is kept; null where the read itself knows.</param>
internal sealed class ExtensionStep(object? target = null) : PlanStep
{
    public override ref PlanOp Run(scoped ref MemFormatReader reader, ref PlanOp op, scoped ref byte block) =>
        ref ExtensionSteps.Run(ref reader, ref op, ref block, target);
}
