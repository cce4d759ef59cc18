namespace MemFormat.CodeFixes.Base;

/// <summary>One way to fix a diagnostic.</summary>
/// <param name="Title">What it does, in an editor's menu.</param>
/// <param name="Key">The same for all diagnostics that are fixed together.</param>
/// <param name="Make">Makes the changes.</param>
internal sealed record Fix(string Title, string Key, Action<Edits> Make);
