namespace MemFormat.Schema.Shapes;

/// <summary>The codec of a type whose values are stored as text.</summary>
/// <param name="Name">The name of the codec.</param>
/// <param name="Type">The type's name in emitted code.</param>
/// <param name="IsValueType">Whether it is a struct.</param>
/// <param name="Text">The expression for the text of <c>value</c>.</param>
/// <param name="Parse">The statements that return the value of <c>text</c>, which has at most <c>maxDepth</c> levels.</param>
internal sealed record TextFormShape(string Name, string Type, bool IsValueType, string Text, EquatableArray<string> Parse) : FormShape(Name, Type);
