namespace MemFormat.Evolution.Tests;

/// <summary>The fine point of docs/evolution.md that a test is about.</summary>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class FinePointAttribute(string point) : Attribute
{
    public string Point { get; } = point;
}
