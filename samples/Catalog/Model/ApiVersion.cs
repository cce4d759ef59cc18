using MemFormat;

namespace ApiCatalog.Model;

/// <summary>The four numbers of an assembly's version.</summary>
[MemFormattable]
public readonly partial record struct ApiVersion(ushort Major, ushort Minor, ushort Build, ushort Revision)
{
    /// <inheritdoc />
    public override string ToString() => $"{Major}.{Minor}.{Build}.{Revision}";
}
