using MemFormat;

namespace Corpus;

/// <summary>Seventy members of many kinds.</summary>
[MemFormattable]
public partial class SeventyMembers
{
    public int M00 { get; set; }

    public string? M01 { get; set; }

    public bool M02 { get; set; }

    public double M03 { get; set; }

    public bool? M04 { get; set; }

    public int? M05 { get; set; }

    public List<int>? M06 { get; set; }

    public Guid M07 { get; set; }

    public int M08 { get; set; }

    public string? M09 { get; set; }

    public bool M10 { get; set; }

    public double M11 { get; set; }

    public bool? M12 { get; set; }

    public int? M13 { get; set; }

    public List<int>? M14 { get; set; }

    public Guid M15 { get; set; }

    public int M16 { get; set; }

    public string? M17 { get; set; }

    public bool M18 { get; set; }

    public double M19 { get; set; }

    public bool? M20 { get; set; }

    public int? M21 { get; set; }

    public List<int>? M22 { get; set; }

    public Guid M23 { get; set; }

    public int M24 { get; set; }

    public string? M25 { get; set; }

    public bool M26 { get; set; }

    public double M27 { get; set; }

    public bool? M28 { get; set; }

    public int? M29 { get; set; }

    public List<int>? M30 { get; set; }

    public Guid M31 { get; set; }

    public int M32 { get; set; }

    public string? M33 { get; set; }

    public bool M34 { get; set; }

    public double M35 { get; set; }

    public bool? M36 { get; set; }

    public int? M37 { get; set; }

    public List<int>? M38 { get; set; }

    public Guid M39 { get; set; }

    public int M40 { get; set; }

    public string? M41 { get; set; }

    public bool M42 { get; set; }

    public double M43 { get; set; }

    public bool? M44 { get; set; }

    public int? M45 { get; set; }

    public List<int>? M46 { get; set; }

    public Guid M47 { get; set; }

    public int M48 { get; set; }

    public string? M49 { get; set; }

    public bool M50 { get; set; }

    public double M51 { get; set; }

    public bool? M52 { get; set; }

    public int? M53 { get; set; }

    public List<int>? M54 { get; set; }

    public Guid M55 { get; set; }

    public int M56 { get; set; }

    public string? M57 { get; set; }

    public bool M58 { get; set; }

    public double M59 { get; set; }

    public bool? M60 { get; set; }

    public int? M61 { get; set; }

    public List<int>? M62 { get; set; }

    public Guid M63 { get; set; }

    public int M64 { get; set; }

    public string? M65 { get; set; }

    public bool M66 { get; set; }

    public double M67 { get; set; }

    public bool? M68 { get; set; }

    public int? M69 { get; set; }

    public static SeventyMembers Make(ValueSource s) => new()
    {
        M00 = s.Int32(),
        M01 = s.MaybeText(),
        M02 = s.Bool(),
        M03 = s.Double(),
        M04 = s.Nullable(s.Bool),
        M05 = s.Nullable(s.Int32),
        M06 = s.Maybe(() => s.List(s.Int32)),
        M07 = s.Guid(),
        M08 = s.Int32(),
        M09 = s.MaybeText(),
        M10 = s.Bool(),
        M11 = s.Double(),
        M12 = s.Nullable(s.Bool),
        M13 = s.Nullable(s.Int32),
        M14 = s.Maybe(() => s.List(s.Int32)),
        M15 = s.Guid(),
        M16 = s.Int32(),
        M17 = s.MaybeText(),
        M18 = s.Bool(),
        M19 = s.Double(),
        M20 = s.Nullable(s.Bool),
        M21 = s.Nullable(s.Int32),
        M22 = s.Maybe(() => s.List(s.Int32)),
        M23 = s.Guid(),
        M24 = s.Int32(),
        M25 = s.MaybeText(),
        M26 = s.Bool(),
        M27 = s.Double(),
        M28 = s.Nullable(s.Bool),
        M29 = s.Nullable(s.Int32),
        M30 = s.Maybe(() => s.List(s.Int32)),
        M31 = s.Guid(),
        M32 = s.Int32(),
        M33 = s.MaybeText(),
        M34 = s.Bool(),
        M35 = s.Double(),
        M36 = s.Nullable(s.Bool),
        M37 = s.Nullable(s.Int32),
        M38 = s.Maybe(() => s.List(s.Int32)),
        M39 = s.Guid(),
        M40 = s.Int32(),
        M41 = s.MaybeText(),
        M42 = s.Bool(),
        M43 = s.Double(),
        M44 = s.Nullable(s.Bool),
        M45 = s.Nullable(s.Int32),
        M46 = s.Maybe(() => s.List(s.Int32)),
        M47 = s.Guid(),
        M48 = s.Int32(),
        M49 = s.MaybeText(),
        M50 = s.Bool(),
        M51 = s.Double(),
        M52 = s.Nullable(s.Bool),
        M53 = s.Nullable(s.Int32),
        M54 = s.Maybe(() => s.List(s.Int32)),
        M55 = s.Guid(),
        M56 = s.Int32(),
        M57 = s.MaybeText(),
        M58 = s.Bool(),
        M59 = s.Double(),
        M60 = s.Nullable(s.Bool),
        M61 = s.Nullable(s.Int32),
        M62 = s.Maybe(() => s.List(s.Int32)),
        M63 = s.Guid(),
        M64 = s.Int32(),
        M65 = s.MaybeText(),
        M66 = s.Bool(),
        M67 = s.Double(),
        M68 = s.Nullable(s.Bool),
        M69 = s.Nullable(s.Int32),
    };
}
