namespace MemFormat.Tools.Printing;

/// <summary>What can be chosen about the TypeScript that is printed.</summary>
internal sealed record TypeScriptOptions
{
    /// <summary>Whether properties keep their C# names instead of beginning with a small letter.</summary>
    public bool KeepsNames { get; init; }

    /// <summary>
    /// Whether dates and spans of time are their ticks, without loss, instead of <c>Date</c> and milliseconds: a DateTime the 64
    /// bits of its ticks and kind, a DateTimeOffset its UTC ticks and minutes, a TimeSpan its ticks.
    /// </summary>
    public bool UsesTicks { get; init; }

    /// <summary>What files are imported with: <c>.ts</c>, <c>.js</c> or nothing.</summary>
    public string ImportSuffix { get; init; } = ".ts";

    /// <summary>The package of npm that the runtime is imported from; null: it is printed beside the types.</summary>
    public string? Runtime { get; init; }

    /// <summary>A file of the runtime as imports name it.</summary>
    public string RuntimeFile(string name) => Runtime is null ? $"./memformat/{name}{ImportSuffix}" : $"{Runtime}/{name}";
}
