using MemFormat;

namespace Corpus;

/// <summary>A type in several files: what it is.</summary>
[MemFormattable]
public partial class Assembled(int number)
{
    public int Number { get; } = number;

    /// <summary>Implemented elsewhere.</summary>
    public partial string Name { get; set; }

    public partial int Count { get; init; }

    public static Assembled Make(ValueSource s)
    {
        var made =
            new Assembled(s.Int32())
            {
                Name = s.Text(),
                Count = s.Int32(),
                Weight = s.Double(),
                Parts = s.List(s.Int32),
                Required = s.Nullable(s.Bool)
            };
        made.Notes.AddRange(s.List(s.Text));
        return made;
    }
}
