namespace MemFormat.Schema.Shapes;

/// <summary>The form of a struct that consists of numbers in a row.</summary>
/// <param name="Name">The name of the form.</param>
/// <param name="Type">The struct's name in emitted code.</param>
/// <param name="Number">The type of the numbers.</param>
/// <param name="Numbers">Their names, in order.</param>
internal sealed record RowFormShape(string Name, string Type, string Number, string Numbers) : FormShape(Name, Type);
