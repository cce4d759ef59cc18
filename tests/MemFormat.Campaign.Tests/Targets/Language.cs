namespace System.Runtime.CompilerServices;

/// <summary>Marks unions of the language, as .NET 11 declares it.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class UnionAttribute : Attribute;
