namespace MemFormat.Plans.Match;

/// <summary>What a member does with a null in the payload.</summary>
internal enum NullRule : byte
{
    /// <summary>A value type: what the initializer or constructor set stays.</summary>
    Keep,

    /// <summary>Null is assigned.</summary>
    Assign,

    /// <summary>A reference that must not be null.</summary>
    Refuse,
}
