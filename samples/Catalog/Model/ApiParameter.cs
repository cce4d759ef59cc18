using MemFormat;

namespace ApiCatalog.Model;

/// <summary>A parameter of a method.</summary>
/// <param name="Name">Its name; empty when the metadata has none.</param>
/// <param name="Type">Its type, as C# writes it.</param>
/// <param name="Modifiers">How it is passed.</param>
/// <param name="DefaultValue">The value of an optional parameter, as C# writes it; null without one.</param>
[MemFormattable]
public readonly partial record struct ApiParameter(
    string Name,
    string Type,
    ParameterModifiers Modifiers = ParameterModifiers.None,
    string? DefaultValue = null);
