namespace MemFormat.Schemas;

/// <summary>A value of a union whose case this program does not have.</summary>
internal sealed class KeptCase
{
    /// <summary>What it takes beside its body.</summary>
    public const int Size = 96;

    /// <summary>The payload it was in.</summary>
    public required KeptOrigin Origin { get; init; }

    /// <summary>The union: a value is written back to no other one.</summary>
    public required object Union { get; init; }

    public required ulong Tag { get; init; }

    public required WriterCase Case { get; init; }

    /// <summary>The value behind its head. The heads of further unions in it are without definitions.</summary>
    public required byte[] Body { get; init; }

    /// <summary>Whether there are such heads.</summary>
    public required bool HasUnions { get; init; }

    /// <summary>Whether two are equal values of cases that are defined in the same way.</summary>
    public static bool AreEqual(KeptCase? left, KeptCase? right) => left is null || right is null
        ? ReferenceEquals(left, right)
        : ReferenceEquals(left.Union, right.Union) && left.Tag == right.Tag && left.Body.AsSpan().SequenceEqual(right.Body)
            && left.Case.Definition.AsSpan().SequenceEqual(right.Case.Definition) && KeptOrigin.AreSame(left.Origin, right.Origin);
}
