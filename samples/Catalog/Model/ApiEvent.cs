using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A public event.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Type">The delegate's type, as C# writes it.</param>
/// <param name="Modifiers">Its modifiers.</param>
[MemFormattable]
public sealed partial record ApiEvent(string Name, string Type, Modifiers Modifiers);
