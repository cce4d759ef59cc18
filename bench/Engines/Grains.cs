using MemFormat.Orleans;
using Microsoft.Extensions.DependencyInjection;
using Orleans;
using Orleans.Serialization;

namespace MemFormat.Engines.Benchmarks;

/// <summary>An argument of a grain's call, an order with 10 lines: by MemFormat, and by Orleans' own generated serializer.</summary>
internal static class Grains
{
    public static void Run(double seconds)
    {
        using var services = Services(new());
        using var others = Services(new() { Header = MemFormatHeader.Fingerprint });
        var (serializer, copier) = (services.GetRequiredService<Serializer>(), services.GetRequiredService<DeepCopier>());
        var fingerprint = others.GetRequiredService<Serializer>();
        var order = new GrainOrder(7, "Ada Lovelace", [.. Enumerable.Range(0, 10).Select(i => new GrainLine($"Product {i}", i, i * 1.5m))]);
        var plain = new PlainOrder(7, "Ada Lovelace", [.. Enumerable.Range(0, 10).Select(i => new PlainLine($"Product {i}", i, i * 1.5m))]);
        var (bytes, small) = (serializer.SerializeToArray(order), fingerprint.SerializeToArray(order));
        var plainBytes = serializer.SerializeToArray(plain);
        Console.WriteLine($"{bytes.Length} bytes, with a fingerprint {small.Length}, by Orleans {plainBytes.Length}");
        Cells.Print("written", seconds,
            ("MemFormat", () => serializer.SerializeToArray(order)),
            ("MemFormat, fingerprint", () => fingerprint.SerializeToArray(order)),
            ("Orleans", () => serializer.SerializeToArray(plain)));
        Cells.Print("read", seconds,
            ("MemFormat", () => serializer.Deserialize<GrainOrder>(bytes)),
            ("MemFormat, fingerprint", () => fingerprint.Deserialize<GrainOrder>(small)),
            ("Orleans", () => serializer.Deserialize<PlainOrder>(plainBytes)));
        Cells.Print("copied", seconds, ("MemFormat", () => copier.Copy(order)), ("Orleans", () => copier.Copy(plain)));
    }

    private static ServiceProvider Services(MemFormatOptions options) => new ServiceCollection()
        .AddSerializer(serializer => serializer.AddMemFormat(GrainContext.Default, options)).BuildServiceProvider();
}

[MemFormattable]
public partial record GrainLine(string Product, int Quantity, decimal Price);

[MemFormattable]
public partial record GrainOrder(int Id, string Customer, List<GrainLine> Lines);

[MemFormatRoot(typeof(GrainOrder), Name = "order")]
public partial class GrainContext : MemFormatContext;

[GenerateSerializer]
public record PlainLine([property: Id(0)] string Product, [property: Id(1)] int Quantity, [property: Id(2)] decimal Price);

[GenerateSerializer]
public record PlainOrder([property: Id(0)] int Id, [property: Id(1)] string Customer, [property: Id(2)] List<PlainLine> Lines);
