using System.Runtime.CompilerServices;
using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Run;

/// <summary>What reading one payload by a plan asks of the rooms above.</summary>
/// <param name="root">The reader's own schema.</param>
/// <param name="writer">The schema in which the payload was written.</param>
internal abstract class PlanScope(RootSchema root, WriterSchema writer) : WalkScope(root, writer)
{
    /// <summary>Opens a value whose own type is no union, but the class that was one's base: other cases do not fit.</summary>
    public abstract PlanNode OpenBase(ref MemFormatReader reader, PlanNode node);

    /// <summary>Goes from the number of an object that keeps its identity to its body.</summary>
    public abstract void EnterBody(ref MemFormatReader reader, WriterType type);

    /// <summary>Goes back behind the number from which <see cref="EnterBody"/> came last.</summary>
    public abstract void LeaveBody(ref MemFormatReader reader);

    /// <summary>Takes what was kept of the object with extension data that is being read, once all of it is.</summary>
    public abstract MemExtensionData? TakeExtension();

    /// <inheritdoc cref="WalkScope.Of"/>
    public static new PlanScope Of(ref MemFormatReader reader) => Unsafe.As<PlanScope>(reader.State) ?? throw NotReached();
}
