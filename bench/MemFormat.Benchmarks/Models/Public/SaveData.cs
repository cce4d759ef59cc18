namespace MemFormat.Benchmarks.Models.Public;

/// <summary>Players of a game: wide, nested objects with optional parts, the shape of <c>minecraft_savedata</c> in rust_serialization_benchmark.</summary>
[MemFormattable]
public sealed partial class SaveData
{
    public List<Player> Players { get; set; } = [];
}

[MemFormattable]
public sealed partial class Player
{
    public GameType GameType { get; set; }
    public GameType PreviousGameType { get; set; }
    public long Score { get; set; }
    public string Dimension { get; set; } = "";
    public uint SelectedItemSlot { get; set; }
    public Item SelectedItem { get; set; } = new();
    public string? SpawnDimension { get; set; }
    public long SpawnX { get; set; }
    public long SpawnY { get; set; }
    public long SpawnZ { get; set; }
    public bool? SpawnForced { get; set; }
    public ushort SleepTimer { get; set; }
    public float FoodExhaustionLevel { get; set; }
    public float FoodSaturationLevel { get; set; }
    public uint FoodTickTimer { get; set; }
    public uint XpLevel { get; set; }
    public float XpProgress { get; set; }
    public int XpTotal { get; set; }
    public int XpSeed { get; set; }
    public List<Item> Inventory { get; set; } = [];
    public List<Item> EnderItems { get; set; } = [];
    public Abilities Abilities { get; set; } = new();
    public Position? EnteredNetherPosition { get; set; }
    public Vehicle? RootVehicle { get; set; }
    public Entity? ShoulderEntityLeft { get; set; }
    public Entity? ShoulderEntityRight { get; set; }
    public bool SeenCredits { get; set; }
    public RecipeBook RecipeBook { get; set; } = new();
}

public enum GameType : byte
{
    Survival,
    Creative,
    Adventure,
    Spectator,
}

[MemFormattable]
public sealed partial class Item
{
    public sbyte Count { get; set; }
    public byte Slot { get; set; }
    public string Id { get; set; } = "";
}

[MemFormattable]
public sealed partial class Abilities
{
    public float WalkSpeed { get; set; }
    public float FlySpeed { get; set; }
    public bool MayFly { get; set; }
    public bool Flying { get; set; }
    public bool Invulnerable { get; set; }
    public bool MayBuild { get; set; }
    public bool InstantBuild { get; set; }
}

[MemFormattable]
public partial struct Position
{
    public double X { get; set; }
    public double Y { get; set; }
    public double Z { get; set; }
}

[MemFormattable]
public sealed partial class Vehicle
{
    public Guid Uuid { get; set; }
    public Entity Entity { get; set; } = new();
}

[MemFormattable]
public sealed partial class Entity
{
    public string Id { get; set; } = "";
    public Position Position { get; set; }
    public Position Motion { get; set; }
    public float Yaw { get; set; }
    public float Pitch { get; set; }
    public float FallDistance { get; set; }
    public ushort Fire { get; set; }
    public ushort Air { get; set; }
    public bool OnGround { get; set; }
    public bool NoGravity { get; set; }
    public bool Invulnerable { get; set; }
    public int PortalCooldown { get; set; }
    public Guid Uuid { get; set; }
    public string? CustomName { get; set; }
    public bool CustomNameVisible { get; set; }
    public bool Silent { get; set; }
    public bool Glowing { get; set; }
}

[MemFormattable]
public sealed partial class RecipeBook
{
    public List<string> Recipes { get; set; } = [];
    public List<string> ToBeDisplayed { get; set; } = [];
    public bool IsFilteringCraftable { get; set; }
    public bool IsGuiOpen { get; set; }
    public bool IsFurnaceFilteringCraftable { get; set; }
    public bool IsFurnaceGuiOpen { get; set; }
    public bool IsBlastingFurnaceFilteringCraftable { get; set; }
    public bool IsBlastingFurnaceGuiOpen { get; set; }
    public bool IsSmokerFilteringCraftable { get; set; }
    public bool IsSmokerGuiOpen { get; set; }
}
