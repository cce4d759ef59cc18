#nullable disable

using MemFormat;

namespace Corpus;

/// <summary>Written by somebody who has never heard of nullable annotations: every reference may be null.</summary>
[MemFormattable]
public partial class Oblivious
{
    public string Text { get; set; }

    public byte[] Bytes { get; set; }

    public List<string> Texts { get; set; }

    public Oblivious Self { get; set; }

    public Dictionary<string, Oblivious> Map { get; set; }

    public static Oblivious Make(ValueSource s) => new()
    {
        Text = s.MaybeText(),
        Bytes = s.Maybe(s.Bytes),
        Texts = s.Maybe(() => s.List(s.MaybeText)),
        Self = s.Maybe(() => new Oblivious { Text = s.Text() }),
        Map = s.Maybe(() => s.Map(s.Text, () => s.Maybe(() => new Oblivious()))),
    };
}

/// <summary>The same with required and readonly members.</summary>
[MemFormattable]
public partial class ObliviousMade
{
    public readonly string Fixed;

    public ObliviousMade(string @fixed, List<int> numbers = null)
    {
        Fixed = @fixed;
        Numbers = numbers;
    }

    public List<int> Numbers { get; }

    public string Text { get; init; }

    public static ObliviousMade Make(ValueSource s) => new(s.MaybeText(), s.Maybe(() => s.List(s.Int32))) { Text = s.MaybeText() };
}
