using MemoryPack;
using ProtoBuf;

#pragma warning disable SA1402 // The declarations beside those of the benchmarks, for the peers' generators.

namespace MemFormat.Benchmarks.Models;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Poco;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Row;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Address;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class OrderLine;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Order;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Book;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class BookShelf;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Sparse;

[MemoryPackable]
[MemoryPackUnion(0, typeof(Circle))]
[MemoryPackUnion(1, typeof(Rectangle))]
[MemoryPackUnion(2, typeof(Label))]
[MemoryPackUnion(3, typeof(Line))]
[ProtoContract]
[ProtoInclude(1, typeof(Circle))]
[ProtoInclude(2, typeof(Rectangle))]
[ProtoInclude(3, typeof(Label))]
[ProtoInclude(4, typeof(Line))]
public abstract partial class Shape;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Circle;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Rectangle;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Label;

[MemoryPackable]
[ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed partial class Line;
