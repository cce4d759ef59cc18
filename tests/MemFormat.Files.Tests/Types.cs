namespace MemFormat.Files.Tests;

[MemFormattable]
public partial record Note(int Number, string Text)
{
    public static Note Of(long number) => new((int)number, new string((char)('a' + (number % 26)), (int)(number % 40)));
}

/// <summary>The next version of <see cref="Note"/>: a member more, and one that is wider.</summary>
[MemFormattable]
public partial record LaterNote(long Number, string Text)
{
    public DateTime? Changed { get; set; }
}

[MemFormattable]
[MemUnion(1, typeof(Circle))]
[MemUnion(2, typeof(Box))]
public abstract partial record Shape;

[MemFormattable]
public partial record Circle(double Radius) : Shape;

[MemFormattable]
public partial record Box(double Width, double Height) : Shape;

/// <summary>A byte, which becomes a <see cref="Large"/>.</summary>
[MemFormattable]
public partial class Flag
{
    [MemMember(1)]
    public bool Value { get; set; }
}

[MemFormattable]
public partial class Large
{
    [MemMember(1)]
    public bool Value { get; set; }

    [MemMember(2)]
    public Four<Four<Int128>> First { get; set; }

    [MemMember(3)]
    public Four<Four<Int128>> Second { get; set; }

    [MemMember(4)]
    public Four<Four<Int128>> Third { get; set; }
}

[MemFormattable]
public partial record struct Four<T>(T A, T B, T C, T D);
