using MemFormat;

namespace Corpus;

/// <summary>Members that are compressed by themselves, if that makes them smaller.</summary>
[MemFormattable]
public sealed partial class Packed
{
    [MemMember(Compression = typeof(Repeated))]
    public required string Text { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public byte[]? Bytes { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public List<int>? Numbers { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public List<Address?> Parts { get; set; } = [];

    [MemMember(Compression = typeof(Repeated))]
    public Dictionary<int, long>? Map { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public List<Packed>? Inner { get; set; }

    public int After { get; set; }

    public static Packed Make(ValueSource s, int depth = 1) => new()
    {
        Text = s.Text() + new string('r', Math.Abs(s.Int32() % 300)),
        Bytes = s.Maybe(() => new byte[Math.Abs(s.Int32() % 300)]),
        Numbers = s.Maybe(() => s.List(s.Int32)),
        Parts = s.List(() => s.Maybe(() => Address.Make(s))),
        Map = s.Maybe(() => Enumerable.Range(0, Math.Abs(s.Int32() % 9)).ToDictionary(i => i, _ => 0L)),
        Inner = depth == 0 ? null : s.Maybe(() => s.List(() => Make(s, depth - 1))),
        After = s.Int32(),
    };
}
