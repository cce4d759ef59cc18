namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>What became of a payload in the other version.</summary>
internal enum Outcome
{
    /// <summary>The serializer cannot express a version, or does not read its own payload.</summary>
    None,
    Right,

    /// <summary>An exception whose message names a member.</summary>
    Named,
    Refused,

    /// <summary>A default in silence, where data was there.</summary>
    Lost,

    /// <summary>Another value in silence.</summary>
    Wrong,
}

internal readonly record struct Result(Outcome Outcome, string Detail)
{
    public string Letter => Outcome switch
    {
        Outcome.Right => "✓",
        Outcome.Named => "R",
        Outcome.Refused => "r",
        Outcome.Lost => "L",
        Outcome.Wrong => "W",
        _ => "–",
    };
}
