namespace MemFormat.Schema.Shapes;

/// <summary>The codec of a struct without members.</summary>
/// <param name="Name">The name of the codec.</param>
/// <param name="Type">The struct's name in emitted code.</param>
internal sealed record EmptyFormShape(string Name, string Type) : FormShape(Name, Type);
