namespace MemFormat.Tests;

/// <summary>The readers: types in several rings, one that refuses what it gets, one that keeps all, and a union.</summary>
public partial class SchemaWorkTests
{
    [MemFormattable]
    public partial class Ring1
    {
        [MemMember(1)]
        public Ring2? M1 { get; set; }

        [MemMember(2)]
        public Ring4? M2 { get; set; }

        [MemMember(3)]
        public Ring2? M3 { get; set; }

        [MemMember(4)]
        public Ring4? M4 { get; set; }

        [MemMember(5)]
        public Ring2? M5 { get; set; }

        [MemMember(6)]
        public Ring4? M6 { get; set; }

        [MemMember(7)]
        public Ring2? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Ring2
    {
        [MemMember(1)]
        public Ring3? M1 { get; set; }

        [MemMember(2)]
        public Ring5? M2 { get; set; }

        [MemMember(3)]
        public Ring3? M3 { get; set; }

        [MemMember(4)]
        public Ring5? M4 { get; set; }

        [MemMember(5)]
        public Ring3? M5 { get; set; }

        [MemMember(6)]
        public Ring5? M6 { get; set; }

        [MemMember(7)]
        public Ring3? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Ring3
    {
        [MemMember(1)]
        public Ring4? M1 { get; set; }

        [MemMember(2)]
        public Ring6? M2 { get; set; }

        [MemMember(3)]
        public Ring4? M3 { get; set; }

        [MemMember(4)]
        public Ring6? M4 { get; set; }

        [MemMember(5)]
        public Ring4? M5 { get; set; }

        [MemMember(6)]
        public Ring6? M6 { get; set; }

        [MemMember(7)]
        public Ring4? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Ring4
    {
        [MemMember(1)]
        public Ring5? M1 { get; set; }

        [MemMember(2)]
        public Ring7? M2 { get; set; }

        [MemMember(3)]
        public Ring5? M3 { get; set; }

        [MemMember(4)]
        public Ring7? M4 { get; set; }

        [MemMember(5)]
        public Ring5? M5 { get; set; }

        [MemMember(6)]
        public Ring7? M6 { get; set; }

        [MemMember(7)]
        public Ring5? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Ring5
    {
        [MemMember(1)]
        public Ring6? M1 { get; set; }

        [MemMember(2)]
        public Ring1? M2 { get; set; }

        [MemMember(3)]
        public Ring6? M3 { get; set; }

        [MemMember(4)]
        public Ring1? M4 { get; set; }

        [MemMember(5)]
        public Ring6? M5 { get; set; }

        [MemMember(6)]
        public Ring1? M6 { get; set; }

        [MemMember(7)]
        public Ring6? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Ring6
    {
        [MemMember(1)]
        public Ring7? M1 { get; set; }

        [MemMember(2)]
        public Ring2? M2 { get; set; }

        [MemMember(3)]
        public Ring7? M3 { get; set; }

        [MemMember(4)]
        public Ring2? M4 { get; set; }

        [MemMember(5)]
        public Ring7? M5 { get; set; }

        [MemMember(6)]
        public Ring2? M6 { get; set; }

        [MemMember(7)]
        public Ring7? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Ring7
    {
        [MemMember(1)]
        public Ring1? M1 { get; set; }

        [MemMember(2)]
        public Ring3? M2 { get; set; }

        [MemMember(3)]
        public Ring1? M3 { get; set; }

        [MemMember(4)]
        public Ring3? M4 { get; set; }

        [MemMember(5)]
        public Ring1? M5 { get; set; }

        [MemMember(6)]
        public Ring3? M6 { get; set; }

        [MemMember(7)]
        public Ring1? M7 { get; set; }
    }

    [MemFormattable]
    public partial class Refusing
    {
        [MemMember(1)]
        public Guid Id { get; set; }
    }

    [MemFormattable]
    public partial class Keeping
    {
        [MemMember(1)]
        public int Id { get; set; }

        public MemExtensionData? More { get; set; }
    }

    [MemFormattable]
    [MemUnion(1, typeof(Case))]
    public abstract partial class Union
    {
    }

    [MemFormattable]
    public partial class Case : Union
    {
        [MemMember(1)]
        public int Id { get; set; }
    }
}
