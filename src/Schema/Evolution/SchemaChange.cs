namespace MemFormat.Schema.Evolution;

/// <summary>A change that breaks a promise about shipped data.</summary>
/// <param name="Rule">The rule that it breaks.</param>
/// <param name="Type">The type, as the recorded lines name it.</param>
/// <param name="Key">The id, the name, the tag or the constant; empty for the type itself.</param>
/// <param name="Member">The name in code of the present member or constant, or null: then the type is the place.</param>
/// <param name="Arguments">The names and reasons in the message.</param>
internal sealed record SchemaChange(ChangeRule Rule, string Type, string Key, string? Member, params string[] Arguments)
{
    /// <summary>The message, for tools.</summary>
    public string Message => string.Format(System.Globalization.CultureInfo.InvariantCulture, Rule.Message, [.. Arguments]);
}
