namespace System.Runtime.CompilerServices;

/// <summary>For the compiler, which finds it by its name.</summary>
[System.AttributeUsage(System.AttributeTargets.Class)]
internal sealed class InterpolatedStringHandlerAttribute : System.Attribute;
