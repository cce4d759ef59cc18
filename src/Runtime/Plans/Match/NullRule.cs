namespace MemFormat.Plans.Match;

/// <summary>The rule of a member for a null in the payload.</summary>
internal enum NullRule : byte
{
    /// <summary>A value type: it keeps the value of the initializer or constructor.</summary>
    Keep,

    /// <summary>Null is assigned.</summary>
    Assign,

    /// <summary>A reference that must not be null.</summary>
    Refuse,
}
