namespace MemFormat.Schema.Shapes;

/// <summary>A user's collection that no form of the runtime can create: its form is emitted beside the types.</summary>
/// <param name="Name">The name of the form, in the namespace of code generated once per assembly.</param>
/// <param name="Collection">The collection's name in emitted code.</param>
/// <param name="Element">The element's name in emitted code.</param>
/// <param name="Builder">
/// The expression that creates it from <c>items</c>, or null if it is created empty and filled by its <c>Add</c>.
/// </param>
internal sealed record FormShape(string Name, string Collection, string Element, string? Builder);
