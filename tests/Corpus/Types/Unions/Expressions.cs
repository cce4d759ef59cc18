using MemFormat;

namespace Corpus;

/// <summary>An abstract record whose cases hold it.</summary>
[MemFormattable]
[MemUnion(1, typeof(Number))]
[MemUnion(2, typeof(Negated))]
[MemUnion(3, typeof(Sum))]
[MemUnion(4, typeof(Call))]
public abstract partial record Expression
{
    public string? Comment { get; init; }

    public static Expression Make(ValueSource s) => Make(s, 5);

    private static Expression Make(ValueSource s, int levels) => (levels == 0 ? 0 : s.Below(4)) switch
    {
        0 => new Number(s.Double()) { Comment = s.MaybeText() },
        1 => new Negated(Make(s, levels - 1)),
        2 => new Sum(Make(s, levels - 1), Make(s, levels - 1)) { Comment = s.MaybeText() },
        _ => new Call(s.Text(), [.. Enumerable.Range(0, s.Below(3)).Select(_ => Make(s, levels - 1))]),
    };
}

[MemFormattable]
public sealed partial record Number(double Value) : Expression;

[MemFormattable]
public sealed partial record Negated(Expression Operand) : Expression;

[MemFormattable]
public sealed partial record Sum(Expression Left, Expression Right) : Expression;

[MemFormattable]
public sealed partial record Call(string Name, List<Expression> Arguments) : Expression
{
    public bool Equals(Call? other) => other is not null && base.Equals(other) && Name == other.Name && Arguments.SequenceEqual(other.Arguments);

    public override int GetHashCode() => HashCode.Combine(base.GetHashCode(), Name, Arguments.Count);
}
