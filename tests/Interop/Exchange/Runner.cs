namespace MemFormat.Interop.Tests;

/// <summary>What runs the printed code.</summary>
public enum Runner
{
    Node,
    Chromium,
    Firefox,
}
