using MemFormat;

namespace ApiCatalog.Model.V3;

/// <summary>An assembly's version with wider numbers, and two of them in another order.</summary>
[MemFormattable]
public readonly partial record struct ApiVersion(int Minor, int Major, int Build, int Revision);
