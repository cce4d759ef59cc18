namespace MemFormat.Schema.Evolution;

/// <summary>The promise that an assembly makes about its changes.</summary>
[Flags]
internal enum Compatibility
{
    /// <summary>No change is reported.</summary>
    None = 0,

    /// <summary>This program reads shipped data.</summary>
    Backward = 1,

    /// <summary>Shipped programs read this program's data.</summary>
    Forward = 2,

    /// <summary>Both.</summary>
    Full = Backward | Forward,
}
