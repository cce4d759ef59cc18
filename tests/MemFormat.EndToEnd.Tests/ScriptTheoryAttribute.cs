namespace MemFormat.EndToEnd.Tests;

/// <summary>A <see cref="ScriptFactAttribute"/> with arguments.</summary>
public sealed class ScriptTheoryAttribute : TheoryAttribute
{
    public ScriptTheoryAttribute(string reason) => Skip = new ScriptFactAttribute(reason).Skip;
}
