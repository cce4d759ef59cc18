namespace MemFormat.Schema.Shapes;

/// <summary>A struct that is emitted beside the types, because the runtime has none for a type that they refer to.</summary>
/// <param name="Name">Its name, in the namespace of code generated once per assembly.</param>
/// <param name="Type">The name in emitted code of the type that it is for.</param>
internal abstract record FormShape(string Name, string Type);
