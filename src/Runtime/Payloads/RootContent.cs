namespace MemFormat.Payloads;

/// <summary>The parts of a payload after its header.</summary>
internal enum RootContent
{
    /// <summary>A body, most often in the reader's own shape, and nothing to see to behind it.</summary>
    Plain,

    /// <summary>A body.</summary>
    Value,

    /// <summary>Nothing: the root is null.</summary>
    Null,
}
