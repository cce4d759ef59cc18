namespace MemFormat.Payloads;

/// <summary>The parts of a payload after its header.</summary>
internal enum RootForm
{
    /// <summary>The body.</summary>
    Value,

    /// <summary>Nothing: the root is null.</summary>
    Null,

    /// <summary>Another payload, compressed. The header was not read yet.</summary>
    Wrapped,
}
