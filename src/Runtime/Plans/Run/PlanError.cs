namespace MemFormat.Plans.Run;

/// <summary>Why the values of a writer's type cannot be read into a local one.</summary>
internal sealed record PlanError(MemFormatError Error, string Type, string? Member, string Reason)
{
    /// <summary>The exception; its path is that of a root, for nested values the entry point completes it.</summary>
    public MemFormatException ToException() => new(Error, $"{Path} {Reason}") { Path = Path };

    private string Path => Member is null ? Type : $"{Type}.{Member}";
}
