namespace MemFormat.Schema.Shapes;

/// <summary>A type that holds a value of one of the cases, as a <c>union</c> of C# does.</summary>
/// <param name="Type">Its name in emitted code.</param>
/// <param name="IsValueType">Whether it is a struct.</param>
/// <param name="HasTest">Whether its property <c>HasValue</c> says that it holds one.</param>
internal sealed record HeldUnionShape(string Type, bool IsValueType, bool HasTest);

/// <summary>A case of such a type.</summary>
/// <param name="Declared">The type of the constructor's parameter in emitted code.</param>
/// <param name="IsOpen">Whether values of the case have other types than this: it is an interface, abstract, or a type parameter.</param>
/// <param name="HasAccess">Whether <c>TryGetValue</c> gives the value without boxing it.</param>
internal sealed record HeldCaseShape(string Declared, bool IsOpen, bool HasAccess);
