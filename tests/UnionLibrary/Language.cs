namespace System.Runtime.CompilerServices;

// .NET 11 declares these. The compiler asks for them by name, so a program for an older framework can declare them itself.
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class UnionAttribute : Attribute;

[AttributeUsage(AttributeTargets.All)]
public sealed class IsClosedTypeAttribute : Attribute;

public interface IUnion
{
    object? Value { get; }
}
