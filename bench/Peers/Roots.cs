using MemFormat.Benchmarks.Numbered;
using MemFormat.Benchmarks.Numbered.Files;
using MemFormat.Benchmarks.Numbered.Public;
using PolyType;

namespace MemFormat.Benchmarks.Peers;

/// <summary>What peers write: models, with numbers on their members, and values without a model. PolyType's generator prints their shapes.</summary>
[GenerateShapeFor(typeof(Poco))]
[GenerateShapeFor(typeof(List<Poco>))]
[GenerateShapeFor(typeof(List<Row>))]
[GenerateShapeFor(typeof(Order))]
[GenerateShapeFor(typeof(List<Order>))]
[GenerateShapeFor(typeof(BookShelf))]
[GenerateShapeFor(typeof(List<Sparse>))]
[GenerateShapeFor(typeof(List<Shape>))]
[GenerateShapeFor(typeof(AccessLog))]
[GenerateShapeFor(typeof(Mesh))]
[GenerateShapeFor(typeof(SaveData))]
[GenerateShapeFor(typeof(Updates))]
[GenerateShapeFor(typeof(Answer))]
[GenerateShapeFor(typeof(Question))]
[GenerateShapeFor(typeof(AccessToken))]
[GenerateShapeFor(typeof(Badge))]
[GenerateShapeFor(typeof(SiteEvents))]
[GenerateShapeFor(typeof(CanIUse))]
[GenerateShapeFor(typeof(BrowserCompat))]
[GenerateShapeFor(typeof(Topology))]
[GenerateShapeFor(typeof(string))]
[GenerateShapeFor(typeof(List<string>))]
[GenerateShapeFor(typeof(byte[]))]
[GenerateShapeFor(typeof(int[]))]
[GenerateShapeFor(typeof(double[]))]
[GenerateShapeFor(typeof(Dictionary<string, int>))]
internal sealed partial class Roots
{
    private const string Ours = "MemFormat.Benchmarks.Models";

    /// <summary>The models themselves.</summary>
    public static IEnumerable<Type> Models { get; } =
        [.. typeof(Roots).Assembly.GetExportedTypes().Where(type => Numbered(type) != type && !type.IsAbstract)];

    /// <summary>Null if no peer writes the type.</summary>
    public static ITypeShape? Shape(Type type) => GeneratedTypeShapeProvider.GetTypeShape(type);

    /// <summary>The type with numbers in the place of a model; another type as it is.</summary>
    public static Type Numbered(Type type) => type.IsGenericType
        ? type.GetGenericTypeDefinition().MakeGenericType(Array.ConvertAll(type.GetGenericArguments(), Numbered))
        : typeof(Roots).Assembly.GetType(type.FullName!.Replace(Ours, "MemFormat.Benchmarks.Numbered", StringComparison.Ordinal)) ?? type;
}
