namespace MemFormat.Schemas.Walk;

/// <summary>A value that only the writer has.</summary>
internal sealed class SkipTarget(WriterSchema schema, WriterSlot slot)
{
    public readonly WriterSchema Schema = schema;
    public readonly WriterSlot Slot = slot;
}
