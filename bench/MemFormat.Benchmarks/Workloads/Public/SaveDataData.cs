using MemFormat.Benchmarks.Models.Public;
using MemFormat.Benchmarks.Workloads.Catalogs;

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

    public static SaveData Copy(SaveData source) => new() { Players = source.Players.ConvertAll(Copy) };

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

    private static string Text(string source) => new(source.AsSpan());

    private static Player Copy(Player source) => new()
    {
        GameType = source.GameType,
        PreviousGameType = source.PreviousGameType,
        Score = source.Score,
        Dimension = Text(source.Dimension),
        SelectedItemSlot = source.SelectedItemSlot,
        SelectedItem = Copy(source.SelectedItem),
        SpawnDimension = source.SpawnDimension is { } spawn ? Text(spawn) : null,
        SpawnX = source.SpawnX,
        SpawnY = source.SpawnY,
        SpawnZ = source.SpawnZ,
        SpawnForced = source.SpawnForced,
        SleepTimer = source.SleepTimer,
        FoodExhaustionLevel = source.FoodExhaustionLevel,
        FoodSaturationLevel = source.FoodSaturationLevel,
        FoodTickTimer = source.FoodTickTimer,
        XpLevel = source.XpLevel,
        XpProgress = source.XpProgress,
        XpTotal = source.XpTotal,
        XpSeed = source.XpSeed,
        Inventory = source.Inventory.ConvertAll(Copy),
        EnderItems = source.EnderItems.ConvertAll(Copy),
        Abilities = Copy(source.Abilities),
        EnteredNetherPosition = source.EnteredNetherPosition,
        RootVehicle = source.RootVehicle is { } vehicle ? new() { Uuid = vehicle.Uuid, Entity = Copy(vehicle.Entity) } : null,
        ShoulderEntityLeft = source.ShoulderEntityLeft is { } left ? Copy(left) : null,
        ShoulderEntityRight = source.ShoulderEntityRight is { } right ? Copy(right) : null,
        SeenCredits = source.SeenCredits,
        RecipeBook = Copy(source.RecipeBook),
    };

    private static Item Copy(Item source) => new() { Count = source.Count, Slot = source.Slot, Id = Text(source.Id) };

    private static Abilities Copy(Abilities source) => new()
    {
        WalkSpeed = source.WalkSpeed,
        FlySpeed = source.FlySpeed,
        MayFly = source.MayFly,
        Flying = source.Flying,
        Invulnerable = source.Invulnerable,
        MayBuild = source.MayBuild,
        InstantBuild = source.InstantBuild,
    };

    private static Entity Copy(Entity source) => new()
    {
        Id = Text(source.Id),
        Position = source.Position,
        Motion = source.Motion,
        Yaw = source.Yaw,
        Pitch = source.Pitch,
        FallDistance = source.FallDistance,
        Fire = source.Fire,
        Air = source.Air,
        OnGround = source.OnGround,
        NoGravity = source.NoGravity,
        Invulnerable = source.Invulnerable,
        PortalCooldown = source.PortalCooldown,
        Uuid = source.Uuid,
        CustomName = source.CustomName is { } name ? Text(name) : null,
        CustomNameVisible = source.CustomNameVisible,
        Silent = source.Silent,
        Glowing = source.Glowing,
    };

    private static RecipeBook Copy(RecipeBook source) => new()
    {
        Recipes = TextFloor.Texts(source.Recipes),
        ToBeDisplayed = TextFloor.Texts(source.ToBeDisplayed),
        IsFilteringCraftable = source.IsFilteringCraftable,
        IsGuiOpen = source.IsGuiOpen,
        IsFurnaceFilteringCraftable = source.IsFurnaceFilteringCraftable,
        IsFurnaceGuiOpen = source.IsFurnaceGuiOpen,
        IsBlastingFurnaceFilteringCraftable = source.IsBlastingFurnaceFilteringCraftable,
        IsBlastingFurnaceGuiOpen = source.IsBlastingFurnaceGuiOpen,
        IsSmokerFilteringCraftable = source.IsSmokerFilteringCraftable,
        IsSmokerGuiOpen = source.IsSmokerGuiOpen,
    };
}
