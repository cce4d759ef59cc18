namespace MemFormat.Benchmarks.Models.Public;

/// <summary>What a game's server tells its clients: small integers, many of them absent, the shape of <c>mk48</c> in rust_serialization_benchmark.</summary>
[MemFormattable]
public sealed partial class Updates
{
    public List<Update> Items { get; set; } = [];
}

[MemFormattable]
public sealed partial class Update
{
    public List<Contact> Contacts { get; set; } = [];
    public uint Score { get; set; }
    public float WorldRadius { get; set; }
    public List<TerrainUpdate> TerrainUpdates { get; set; } = [];
}

[MemFormattable]
public sealed partial class Contact
{
    public sbyte Altitude { get; set; }
    public byte Damage { get; set; }
    public uint EntityId { get; set; }
    public ContactKind? Kind { get; set; }
    public Guidance Guidance { get; set; }
    public ushort? PlayerId { get; set; }
    public bool[] Reloads { get; set; } = [];
    public Motion Motion { get; set; }
    public ushort[] TurretAngles { get; set; } = [];
}

public enum ContactKind : byte
{
    ArleighBurke,
    Bayrak,
    Bigelow,
    Corvette,
    Crate,
    Depth,
    Hunter,
    Lamp,
    Merchant,
    Platform,
    Ship,
    Torpedo,
}

[MemFormattable]
public partial struct Guidance
{
    public ushort Direction { get; set; }
    public short Velocity { get; set; }
}

[MemFormattable]
public partial struct Motion
{
    public ushort Direction { get; set; }
    public float X { get; set; }
    public float Y { get; set; }
    public short Velocity { get; set; }
}

[MemFormattable]
public sealed partial class TerrainUpdate
{
    public sbyte ChunkX { get; set; }
    public sbyte ChunkY { get; set; }
    public byte[] Data { get; set; } = [];
}
