using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads.Public;

internal static class UpdateData
{
    public static Updates Make(int count)
    {
        var random = new Random(1);
        return new() { Items = [.. Enumerable.Range(0, count).Select(_ => Update(random))] };
    }

    private static Update Update(Random random) => new()
    {
        Contacts = [.. Enumerable.Range(0, random.Next(10, 40)).Select(_ => Contact(random))],
        Score = (uint)random.Next(1000),
        WorldRadius = 500 + random.NextSingle() * 500,
        TerrainUpdates = [.. Enumerable.Range(0, random.Next(3)).Select(_ => Terrain(random))],
    };

    private static Contact Contact(Random random) => new()
    {
        Altitude = (sbyte)random.Next(-10, 10),
        Damage = random.Next(4) == 0 ? (byte)random.Next(256) : (byte)0,
        EntityId = (uint)random.Next(100_000),
        Kind = random.Next(5) == 0 ? null : (ContactKind)random.Next(12),
        Guidance = new() { Direction = (ushort)random.Next(1 << 16), Velocity = (short)random.Next(-500, 500) },
        PlayerId = random.Next(3) == 0 ? (ushort)random.Next(1000) : null,
        Reloads = [.. Enumerable.Range(0, random.Next(8)).Select(_ => random.Next(2) == 0)],
        Motion = new() { Direction = (ushort)random.Next(1 << 16), X = random.NextSingle() * 1000, Y = random.NextSingle() * 1000, Velocity = (short)random.Next(-500, 500) },
        TurretAngles = [.. Enumerable.Range(0, random.Next(5)).Select(_ => (ushort)random.Next(1 << 16))],
    };

    private static TerrainUpdate Terrain(Random random)
    {
        var data = new byte[random.Next(20, 200)];
        random.NextBytes(data);
        return new() { ChunkX = (sbyte)random.Next(-8, 8), ChunkY = (sbyte)random.Next(-8, 8), Data = data };
    }
}
