using MemFormat;

namespace Floors.New
{
    [MemFormattable, MemUnion(1, typeof(Oak)), MemUnion(7, typeof(ITile)), MemUnion(8, typeof(Cork))]
    public partial interface IFloor;
    [MemFormattable, MemUnion(1, typeof(Slate)), MemUnion(2, typeof(Glass))] public partial interface ITile : IFloor;
    [MemFormattable] public partial record Oak(int Age) : IFloor;
    [MemFormattable] public partial record Slate(int Size) : ITile;
    [MemFormattable] public partial record Glass(string Color) : ITile;
    [MemFormattable] public partial record Cork(IFloor? Above) : IFloor;
    [MemFormattable] public partial record House(List<IFloor> Floors);
}

// A union that is a case of another one: both keep cases, and one is called as those that are not known.
namespace Floors.Old
{
    [MemFormattable(UnknownCaseType = typeof(OtherFloor)), MemUnion(1, typeof(Unknown)), MemUnion(7, typeof(ITile))]
    public partial interface IFloor;
    [MemFormattable(UnknownCaseType = typeof(OtherTile)), MemUnion(1, typeof(Slate))] public partial interface ITile : IFloor;
    [MemFormattable] public partial record Unknown(int Age) : IFloor;
    [MemFormattable] public partial record Slate(int Size) : ITile;
    public class OtherFloor : IFloor { public MemExtensionData? Value { get; set; } }
    public class OtherTile : ITile { public MemExtensionData? Value { get; set; } }
    [MemFormattable] public partial record House(List<IFloor> Floors);
}
