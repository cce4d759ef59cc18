namespace MemFormat.Evolution.Tests;

/// <summary>The row of the table in docs/evolution.md that a test, or each test of a class, is about.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method, AllowMultiple = true)]
internal sealed class RowAttribute(string row) : Attribute
{
    public string Row { get; } = row;
}
