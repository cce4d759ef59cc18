using MemFormat;

namespace ApiCatalog.Model.V1;

/// <summary>A parameter as the first release wrote it: a class; a struct since.</summary>
/// <param name="Type">Its type.</param>
/// <param name="Name">Its name.</param>
[MemFormattable]
public sealed partial record ApiParameter(string Type, string Name);
