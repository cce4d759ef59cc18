using MemFormat;

namespace Weather.New
{
    [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Sun)), MemUnion(2, typeof(Hail)), MemUnion(3, typeof(Wind))]
    public partial interface ISky;
    [MemFormattable] public partial record Sun(int Hours) : ISky;
    [MemFormattable] public partial record Hail(double Size, ISky? After) : ISky;
    [MemFormattable(PreserveReferences = true)] public partial class Wind : ISky { public Wind? Source { get; set; } }

    [MemFormattable] public partial record Day(ISky? Sky, int Number);
    [MemFormattable] public partial record Week(List<ISky?> Skies, Dictionary<string, ISky?> Places, (ISky? Early, ISky? Late) Hours, Day Last);
}

// The same without two of the cases: null where a value may be that, refused where it may not.
namespace Weather.Old
{
    [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Sun))] public partial interface ISky;
    [MemFormattable] public partial record Sun(int Hours) : ISky;
    [MemFormattable] public partial record Day(ISky? Sky, int Number);
    [MemFormattable] public partial record Week(List<ISky?> Skies, Dictionary<string, ISky?> Places, (ISky? Early, ISky? Late) Hours, Day Last);
}

// Null is not allowed, and in Strict cases that are not known are not, either.
namespace Weather.Sure
{
    [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Sun))] public partial interface ISky;
    [MemFormattable] public partial record Sun(int Hours) : ISky;
    [MemFormattable] public partial record Day(ISky Sky, int Number);
}

namespace Weather.Strict
{
    [MemFormattable, MemUnion(1, typeof(Sun))] public partial interface ISky;
    [MemFormattable] public partial record Sun(int Hours) : ISky;
    [MemFormattable] public partial record Day(ISky? Sky, int Number);
}
