using MemFormat;

namespace Corpus;

/// <summary>A positional record.</summary>
[MemFormattable]
public partial record Book(string Title, string? Subtitle, int Pages, List<string> Authors)
{
    public static Book Make(ValueSource s) => new(s.Text(), s.MaybeText(), s.Int32(), s.List(s.Text));
}

/// <summary>A positional record with members beside its parameters, and defaults.</summary>
[MemFormattable]
public sealed partial record Edition(Book Book, int Number = 1, string Language = "en")
{
    public DateOnly Published { get; set; } = new(2000, 1, 1);

    public required string Isbn { get; init; }

    public bool IsPaperback { get; init; } = true;

    public static Edition Make(ValueSource s) =>
        new(Book.Make(s), s.Int32(), s.Text()) { Published = s.DateOnly(), Isbn = s.Text(), IsPaperback = s.Bool() };
}

/// <summary>A record that inherits from a positional one.</summary>
[MemFormattable]
public partial record Comic(string Title, string? Subtitle, int Pages, List<string> Authors, string Artist) : Book(Title, Subtitle, Pages, Authors)
{
    public static new Comic Make(ValueSource s) => new(s.Text(), s.MaybeText(), s.Int32(), s.List(s.Text), s.Text());
}

/// <summary>A positional record struct that can be changed.</summary>
[MemFormattable]
public partial record struct Money(decimal Amount, string Currency)
{
    public static Money Make(ValueSource s) => new(s.Decimal(), s.Text());
}

/// <summary>A positional record struct that cannot be changed, whose memory is its body.</summary>
[MemFormattable]
public readonly partial record struct Cell(int Row, int Column)
{
    public static Cell Make(ValueSource s) => new(s.Int32(), s.Int32());
}

/// <summary>A record without a header, all of whose members are init-only.</summary>
[MemFormattable]
public partial record Settings
{
    public int Volume { get; init; } = 50;

    public string? Theme { get; init; } = "light";

    public Money Price { get; init; }

    public Cell? Cursor { get; init; }

    public List<Money> History { get; init; } = [];

    public static Settings Make(ValueSource s) => new()
    {
        Volume = s.Int32(),
        Theme = s.MaybeText(),
        Price = Money.Make(s),
        Cursor = s.Nullable(() => Cell.Make(s)),
        History = s.List(() => Money.Make(s)),
    };
}
