using MemFormat;

namespace Corpus;

/// <summary>Payloads within the payload.</summary>
[MemFormattable]
public sealed partial class Parcel
{
    private static readonly MemFormatOptions s_options = new() { Context = CorpusContext.Default };

    public Serialized<Address>? To { get; set; }

    public required Serialized<List<int>> Numbers { get; set; }

    public List<Serialized<Address?>?> More { get; set; } = [];

    public Serialized<Parcel>? Inner { get; set; }

    public int After { get; set; }

    public static Parcel Make(ValueSource s, int depth = 2) => new()
    {
        To = s.Maybe(() => Serialized.From(Address.Make(s))),
        Numbers = Serialized.From(s.List(s.Int32), s_options),
        More = s.List(() => s.Maybe(() => Serialized.From(s.Maybe(() => Address.Make(s))))),
        Inner = depth == 0 ? null : s.Maybe(() => Serialized.From(Make(s, depth - 1))),
        After = s.Int32(),
    };
}
