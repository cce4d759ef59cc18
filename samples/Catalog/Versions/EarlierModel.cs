using ApiCatalog.Model;
using V1 = ApiCatalog.Model.V1;

namespace ApiCatalog.Versions;

/// <summary>Converts a catalog to the types of the first release.</summary>
internal static class EarlierModel
{
    /// <summary>A catalog as the first release would have scanned it.</summary>
    public static V1.Catalog From(Catalog catalog) => new()
    {
        Assemblies = catalog.Assemblies.ConvertAll(From),
        ScannedAt = catalog.ScannedAt,
        Scanner = new V1.ScannerInfo { Name = "catalog 1.0", Options = ["--all", "--quiet"] },
        RuntimeVersion = catalog.RuntimeVersion,
    };

    private static V1.ApiAssembly From(ApiAssembly assembly) => new()
    {
        TypeList = assembly.Types.ConvertAll(From),
        FileSize = (int)assembly.FileSize,
        Version = assembly.Version,
        Name = assembly.Name,
    };

    private static V1.ApiType From(ApiType type) => new()
    {
        Namespace = type.Namespace,
        Name = type.Name,
        FullName = $"{type.Namespace}.{type.Name}",
        Kind = (int)type.Kind,
        BaseType = type.BaseType,
        Interfaces = [.. type.Interfaces],
        Methods = type.Methods.ConvertAll(From),
    };

    private static V1.ApiMethod From(ApiMethod method) => new()
    {
        ReturnType = method.ReturnType,
        Name = method.Name,
        IsStatic = (method.Modifiers & Modifiers.Static) != 0,
        Parameters = method.Parameters.ConvertAll(parameter => new V1.ApiParameter(parameter.Type, parameter.Name)),
    };
}
