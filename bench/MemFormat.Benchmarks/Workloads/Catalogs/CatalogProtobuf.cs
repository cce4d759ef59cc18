using ApiCatalog.Model;
using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class CatalogProtobuf
{
    public static Protos.Catalog From(Catalog catalog)
    {
        var message = new Protos.Catalog
        {
            RuntimeVersion = catalog.RuntimeVersion,
            ScannedAt = catalog.ScannedAt.ToBinary(),
            ScanTicks = catalog.ScanTime.Ticks,
        };
        message.Assemblies.AddRange(catalog.Assemblies.Select(From));
        message.FilesWithoutMetadata.AddRange(catalog.FilesWithoutMetadata);
        foreach (var (name, counts) in catalog.Namespaces)
            message.Namespaces.Add(name, new Protos.NamespaceCounts { Types_ = counts.Types, Methods = counts.Methods });

        return message;
    }

    private static Protos.ApiAssembly From(ApiAssembly assembly)
    {
        var message = new Protos.ApiAssembly
        {
            Name = assembly.Name,
            Version = new Protos.ApiVersion
            {
                Major = assembly.Version.Major,
                Minor = assembly.Version.Minor,
                Build = assembly.Version.Build,
                Revision = assembly.Version.Revision,
            },
            ModuleId = ByteString.CopyFrom(assembly.ModuleId.ToByteArray()),
            FileSize = assembly.FileSize,
        };
        if (assembly.PublicKeyToken is { } token)
            message.PublicKeyToken = ByteString.CopyFrom(token);

        message.Types_.AddRange(assembly.Types.Select(ApiTypeProtobuf.From));
        return message;
    }
}
