using MemFormat;

namespace Corpus.Changes;

[MemFormattable, MemUnion(1, typeof(MarkOld)), MemUnion(3, typeof(StrokesOld))]
public partial interface IMarkOld;

[MemFormattable]
public partial class MarkOld : IMarkOld
{
    public int At { get; set; }
}

[MemFormattable]
public partial class StrokesOld : IMarkOld
{
    public List<IMarkOld?> Marks { get; set; } = [];
}

[MemFormattable]
public partial class PageOld
{
    public int Number { get; set; }

    public IMarkOld? First { get; set; }

    public List<IMarkOld?> Marks { get; set; } = [];
}

/// <summary>A case more, and one that has changed.</summary>
[MemFormattable, MemUnion(1, typeof(MarkNew)), MemUnion(2, typeof(PageNew)), MemUnion(3, typeof(StrokesNew))]
public partial interface IMarkNew;

[MemFormattable]
public partial struct MarkNew : IMarkNew
{
    public long At { get; set; }

    public bool IsBold { get; set; }
}

[MemFormattable]
public partial class StrokesNew : IMarkNew
{
    public List<IMarkNew?> Marks { get; set; } = [];
}

[MemFormattable]
public partial class PageNew : IMarkNew
{
    public IMarkNew? First { get; set; }

    public List<IMarkNew?> Marks { get; set; } = [];

    public static PageOld Written() => new()
    {
        Number = 3,
        First = new MarkOld { At = 4 },
        Marks = [new MarkOld { At = 5 }, null, new StrokesOld { Marks = [new MarkOld { At = 6 }, null] }],
    };

    public bool IsRead() =>
        First is MarkNew { At: 4, IsBold: false } && Marks is [MarkNew { At: 5 }, null, StrokesNew { Marks: [MarkNew { At: 6 }, null] }];
}
