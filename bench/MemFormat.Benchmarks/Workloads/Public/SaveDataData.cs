using MemFormat.Benchmarks.Models.Public;

namespace MemFormat.Benchmarks.Workloads.Public;

internal static class SaveDataData
{
    private static readonly string[] s_items =
        ["dirt", "stone", "pickaxe", "sand", "gravel", "shovel", "chestplate", "steak", "diamond_sword", "oak_planks", "torch", "cobblestone"];
    private static readonly string[] s_entities = ["cow", "sheep", "zombie", "skeleton", "spider", "creeper", "parrot", "bee"];

    public static SaveData Make(int count)
    {
        var random = new Random(1);
        return new() { Players = [.. Enumerable.Range(0, count).Select(_ => PlayerOf(random))] };
    }

    private static bool Sometimes(this Random random, int most = 2) => random.Next(most) == 0;

    private static Player PlayerOf(Random random) => new()
    {
        GameType = (GameType)random.Next(4),
        PreviousGameType = (GameType)random.Next(4),
        Score = random.NextInt64(),
        Dimension = "dimension-" + random.Next(3),
        SelectedItemSlot = (uint)random.Next(),
        SelectedItem = ItemOf(random),
        SpawnDimension = random.Sometimes() ? "dimension-" + random.Next(3) : null,
        SpawnX = random.NextInt64(),
        SpawnY = random.NextInt64(),
        SpawnZ = random.NextInt64(),
        SpawnForced = random.Sometimes() ? random.Sometimes() : null,
        SleepTimer = (ushort)random.Next(1 << 16),
        FoodExhaustionLevel = random.NextSingle(),
        FoodSaturationLevel = random.NextSingle(),
        FoodTickTimer = (uint)random.Next(),
        XpLevel = (uint)random.Next(),
        XpProgress = random.NextSingle(),
        XpTotal = random.Next(),
        XpSeed = random.Next(),
        Inventory = Items(random),
        EnderItems = Items(random),
        Abilities = new() { WalkSpeed = random.NextSingle(), FlySpeed = random.NextSingle(), MayFly = random.Sometimes(), Flying = random.Sometimes(), MayBuild = true },
        EnteredNetherPosition = random.Sometimes() ? PositionOf(random) : null,
        RootVehicle = random.Sometimes() ? new() { Uuid = GuidOf(random), Entity = EntityOf(random) } : null,
        ShoulderEntityLeft = random.Sometimes() ? EntityOf(random) : null,
        ShoulderEntityRight = random.Sometimes() ? EntityOf(random) : null,
        SeenCredits = random.Sometimes(),
        RecipeBook = new() { Recipes = Names(random), ToBeDisplayed = Names(random), IsGuiOpen = random.Sometimes(), IsSmokerGuiOpen = random.Sometimes() },
    };

    private static List<Item> Items(Random random) => [.. Enumerable.Range(0, random.Next(40)).Select(_ => ItemOf(random))];

    private static Item ItemOf(Random random) => new() { Count = (sbyte)random.Next(1, 65), Slot = (byte)random.Next(40), Id = random.GetItems(s_items, 1)[0] };

    private static List<string> Names(Random random) => [.. Enumerable.Range(0, random.Next(30)).Select(_ => random.GetItems(s_items, 1)[0])];

    private static Position PositionOf(Random random) => new() { X = random.NextDouble(), Y = random.NextDouble(), Z = random.NextDouble() };

    private static Guid GuidOf(Random random)
    {
        Span<byte> bytes = stackalloc byte[16];
        random.NextBytes(bytes);
        return new(bytes);
    }

    private static Entity EntityOf(Random random) => new()
    {
        Id = random.GetItems(s_entities, 1)[0],
        Position = PositionOf(random),
        Motion = PositionOf(random),
        Yaw = random.NextSingle(),
        Pitch = random.NextSingle(),
        FallDistance = random.NextSingle(),
        Fire = (ushort)random.Next(1 << 16),
        Air = (ushort)random.Next(1 << 16),
        OnGround = random.Sometimes(),
        PortalCooldown = random.Next(),
        Uuid = GuidOf(random),
        CustomName = random.Sometimes() ? "name-" + random.Next(1000) : null,
        Silent = random.Sometimes(),
    };
}
