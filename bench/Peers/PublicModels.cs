using MemoryPack;
using ProtoBuf;

#pragma warning disable SA1402 // The declarations beside those of the benchmarks, for the peers' generators.

namespace MemFormat.Benchmarks.Models.Public;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class AccessLog;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class AccessLogEntry;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public partial struct AccessLogAddress;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Mesh;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public partial struct Triangle;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public partial struct Vector3;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class SaveData;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Player;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Item;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Abilities;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public partial struct Position;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Vehicle;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Entity;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class RecipeBook;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Updates;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Update;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Contact;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public partial struct Guidance;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public partial struct Motion;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class TerrainUpdate;
