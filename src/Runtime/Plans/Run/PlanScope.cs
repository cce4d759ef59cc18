using MemFormat.Codecs;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Run;

/// <summary>The services of higher rooms for reading one payload by a plan.</summary>
/// <param name="root">The reader's schema.</param>
/// <param name="writer">The writer's schema.</param>
internal abstract class PlanScope(RootSchema root, WriterSchema writer) : WalkScope(root, writer)
{
    /// <summary>
    /// Opens a value whose reader's type is the former base class of a union, not a union. Other cases do not fit.
    /// </summary>
    public abstract PlanNode OpenBase(ref MemFormatReader reader, PlanNode node);

    /// <summary>Goes to the value of a union whose reader's type is that of one of its cases. Other cases do not fit.</summary>
    public abstract void OpenCase(ref MemFormatReader reader, PlanNode node);

    /// <summary>Goes from the number of an object that keeps its identity to its body.</summary>
    public abstract void EnterBody(ref MemFormatReader reader, WriterType type);

    /// <summary>Returns to the position after the number where <see cref="EnterBody"/> was called last.</summary>
    public abstract void LeaveBody(ref MemFormatReader reader);

    /// <summary>How objects of a type of the payload are read as those of a reader's class.</summary>
    public abstract PlanNode PlanOf(ref MemFormatReader reader, WriterType type, SchemaState body);

    /// <summary>The type of an object that only extension data refers to.</summary>
    public abstract WriterType TypeOf(ref MemFormatReader reader, KeptObject kept);

    /// <summary>Goes to the body of an object that only extension data refers to.</summary>
    public abstract void EnterKept(ref MemFormatReader reader, KeptObject kept);

    /// <summary>Returns from that body.</summary>
    public abstract void LeaveKept(ref MemFormatReader reader, KeptObject kept);

    /// <summary>Takes the kept entries of the current object with extension data, after all of it was read.</summary>
    public abstract MemExtensionData? TakeExtension(scoped ref MemFormatReader reader);

    /// <inheritdoc cref="WalkScope.Of"/>
    public static new PlanScope Of(ref MemFormatReader reader) => Unsafe.As<PlanScope>(reader.State) ?? throw NotReached();
}
