namespace MemFormat.Schema.Shapes;

/// <summary>A base class that has a codec of its own.</summary>
/// <param name="Name">The name of its shape.</param>
/// <param name="Arity">How many type parameters its codec has: those of the class and of the types around it.</param>
internal sealed record BaseShape(string Name, int Arity);
