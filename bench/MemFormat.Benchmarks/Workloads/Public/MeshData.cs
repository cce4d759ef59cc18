using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads.Public;

internal static class MeshData
{
    public static Mesh Make(int count)
    {
        var random = new Random(1);
        return new() { Triangles = [.. Enumerable.Range(0, count).Select(_ => new Triangle { V0 = Vector(random), V1 = Vector(random), V2 = Vector(random), Normal = Vector(random) })] };
    }

    private static Vector3 Vector(Random random) => new() { X = random.NextSingle(), Y = random.NextSingle(), Z = random.NextSingle() };
}
