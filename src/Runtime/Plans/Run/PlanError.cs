namespace MemFormat.Plans.Run;

/// <summary>Why the values of a writer's type cannot be read into a local one.</summary>
internal sealed class PlanError(MemFormatError error, string type, string? member, string reason)
{
    public readonly MemFormatError Error = error;

    public readonly string Type = type;

    public readonly string? Member = member;

    public readonly string Reason = reason;

    /// <summary>The exception; its path is that of a root, for nested values the entry point completes it.</summary>
    public MemFormatException ToException() => new(Error, $"{Path} {Reason}") { Path = Path };

    private string Path => Member is null ? Type : $"{Type}.{Member}";
}
