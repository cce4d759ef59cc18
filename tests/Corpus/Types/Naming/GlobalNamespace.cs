using Corpus;
using MemFormat;

/// <summary>A type in no namespace.</summary>
[MemFormattable]
public partial class CorpusGlobal
{
    public int Value { get; set; }

    public CorpusGlobal? Self { get; set; }

    public static CorpusGlobal Make(ValueSource s) => new() { Value = s.Int32(), Self = s.Maybe(() => new CorpusGlobal { Value = 4 }) };
}
