namespace MemFormat.Tests;

/// <summary>Tests that look at the memory of the whole process: others do not run beside them.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public class AloneCollection
{
    public const string Name = "Alone";
}
