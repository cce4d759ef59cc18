namespace MemFormat.Benchmarks.Running;

/// <summary>What a contender is in its cell.</summary>
public enum Role
{
    /// <summary>What cannot be beaten: the same graph built from ready values, or <c>memcpy</c> of the payload.</summary>
    Floor,

    /// <summary>What MemFormat is held against: code written by hand, or the straight-line read.</summary>
    Reference,

    /// <summary>MemFormat as its users have it.</summary>
    MemFormat,

    /// <summary>Another serializer.</summary>
    Peer,
}
