using MemFormat;

namespace Corpus;

/// <summary>The small object of the size bars.</summary>
[MemFormattable]
public partial class Poco
{
    public string? Text { get; set; }

    public int Number { get; set; }

    public Guid Key { get; set; }

    public DateTime At { get; set; }
}

/// <summary>The small object whose members are all null.</summary>
[MemFormattable]
public partial class NullablePoco
{
    public string? Text { get; set; }

    public int? Number { get; set; }

    public Guid? Key { get; set; }

    public DateTime? At { get; set; }
}

/// <summary>The book of the size bars.</summary>
[MemFormattable]
public partial class ShelfBook
{
    public string? Title { get; set; }

    public int Pages { get; set; }

    public byte[]? Cover { get; set; }
}

/// <summary>The same book in as few bytes as it needs.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactShelfBook
{
    public string? Title { get; set; }

    public int Pages { get; set; }

    public byte[]? Cover { get; set; }
}
