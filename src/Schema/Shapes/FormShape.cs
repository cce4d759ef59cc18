namespace MemFormat.Schema.Shapes;

/// <summary>A collection of the user's that no form of the runtime can make: code for it is emitted beside the types'.</summary>
/// <param name="Name">The name of the form, in the namespace of what is generated for the assembly.</param>
/// <param name="Collection">The collection's name in emitted code.</param>
/// <param name="Element">The element's name in emitted code.</param>
/// <param name="Builder">The method that makes one of its elements, or null when it is made empty and filled by its <c>Add</c>.</param>
internal sealed record FormShape(string Name, string Collection, string Element, string? Builder);
