using MemFormat;

namespace ApiCatalog.Model.V3;

/// <summary>A parameter as a later release may write it: a class again, with its position.</summary>
/// <param name="Type">Its type.</param>
/// <param name="Name">Its name.</param>
/// <param name="DefaultValue">The value of an optional parameter.</param>
/// <param name="Modifiers">How it is passed.</param>
/// <param name="Position">Its place among the parameters, from 0; new, -1 when it is not known.</param>
[MemFormattable]
public sealed partial record ApiParameter(
    string Type,
    string Name,
    string? DefaultValue = null,
    ParameterModifiers Modifiers = ParameterModifiers.None,
    int Position = -1);
