using MemFormat;

namespace Corpus.Changes;

/// <summary>Some of <see cref="SeventyMembers"/> in other forms.</summary>
[MemFormattable]
public partial record struct SeventyOfMany(long M00, bool? M42, bool M66, string? M17, bool? M68);
