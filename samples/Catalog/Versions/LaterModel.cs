using ApiCatalog.Model;
using V3 = ApiCatalog.Model.V3;

namespace ApiCatalog.Versions;

/// <summary>Converts a catalog to the types of a later release, and fills in their new members.</summary>
internal static class LaterModel
{
    /// <summary>A catalog as a later release would scan it.</summary>
    public static V3.Catalog From(Catalog catalog) => new()
    {
        Source = "shared framework",
        Runtime = catalog.RuntimeVersion,
        Assemblies = [.. catalog.Assemblies.Select(From)],
        ScannedAt = catalog.ScannedAt,
        Namespaces = catalog.Namespaces,
        FilesWithoutMetadata = catalog.FilesWithoutMetadata,
    };

    private static V3.ApiAssembly From(ApiAssembly assembly) => new()
    {
        PublicTypes = assembly.Types.ConvertAll(From),
        Name = assembly.Name,
        Version = new V3.ApiVersion(
            Minor: assembly.Version.Minor,
            Major: assembly.Version.Major,
            Build: assembly.Version.Build,
            Revision: assembly.Version.Revision),
        FileSize = assembly.FileSize,
        License = "Apache-2.0",
        PublicKeyToken = assembly.PublicKeyToken,
    };

    private static V3.ApiType From(ApiType type) => new()
    {
        Namespace = type.Namespace,
        Name = type.Name,
        Stability = type.Obsolete is null ? V3.Stability.Preview : V3.Stability.Deprecated,
        Kind = type.Modifiers == Modifiers.Static ? V3.TypeKind.StaticClass : (V3.TypeKind)type.Kind,
        Modifiers = type.Modifiers,
        DeclaringType = type.DeclaringType,
        BaseType = type.BaseType,
        Interfaces = type.Interfaces,
        GenericParameters = type.GenericParameters,
        Fields = type.Fields,
        Methods = type.Methods.ConvertAll(From),
        Properties = type.Properties,
        ObsoleteReason = type.Obsolete,
    };

    private static V3.ApiMethod From(ApiMethod method) => new()
    {
        Returns = method.ReturnType,
        Name = method.Name,
        Modifiers = method.Modifiers,
        IsAwaitable = method.ReturnType.StartsWith("System.Threading.Tasks.", StringComparison.Ordinal),
        GenericParameters = method.GenericParameters,
        Parameters = [.. method.Parameters.Select(From)],
    };

    private static V3.ApiParameter From(ApiParameter parameter, int position) =>
        new(parameter.Type, parameter.Name, parameter.DefaultValue, parameter.Modifiers, position);
}
