namespace MemFormat.Analyzers;

/// <summary>The TypeScript settings of a project.</summary>
internal sealed class TypeScriptProject(AnalyzerConfigOptions options)
{
    /// <summary>Full names without type arguments. Semicolons would end the value, so that the package's targets make commas of them.</summary>
    private readonly string[] _leftOut = Option(options, "MemFormatTypeScriptLeftOut").Split([','], StringSplitOptions.RemoveEmptyEntries)
        .Select(n => Open(n.Trim())).ToArray();

    public bool Prints { get; } = Option(options, "MemFormatTypeScriptOutput").Length > 0;

    public bool KeepsNames { get; } = Is(options, "MemFormatTypeScriptNames", "Keep");

    /// <summary>Whether dates are instants, not ticks or text with what .NET says of them.</summary>
    public bool HasInstants { get; } = !new[] { "Ticks", "Iso", "Temporal" }.Any(form => Is(options, "MemFormatTypeScriptDates", form));

    public bool LeavesOut(INamedTypeSymbol type) => _leftOut.Length > 0 && _leftOut.Contains(Open(type.ToDisplayString()));

    private static string Open(string name) => name.IndexOf('<') is >= 0 and var open && name.IndexOf('>', open) is >= 0 and var close
        ? Open(name.Remove(open, close - open + 1))
        : name;

    private static bool Is(AnalyzerConfigOptions options, string name, string value) =>
        Option(options, name).Equals(value, StringComparison.OrdinalIgnoreCase);

    private static string Option(AnalyzerConfigOptions options, string name) =>
        options.TryGetValue("build_property." + name, out var value) ? value : "";
}
