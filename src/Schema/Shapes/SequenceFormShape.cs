namespace MemFormat.Schema.Shapes;

/// <summary>The form of a user's collection that no form of the runtime can create.</summary>
/// <param name="Name">The name of the form.</param>
/// <param name="Type">The collection's name in emitted code.</param>
/// <param name="Element">The element's name in emitted code.</param>
/// <param name="Builder">
/// The expression that creates it from <c>items</c>, or null if it is created empty and filled by its <c>Add</c>.
/// </param>
internal sealed record SequenceFormShape(string Name, string Type, string Element, string? Builder) : FormShape(Name, Type);
