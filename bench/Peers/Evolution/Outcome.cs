namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>What became of a payload in the other version: page.txt says what each is.</summary>
internal enum Outcome
{
    None,
    Right,
    Named,
    Refused,
    Lost,
    Wrong,
}

internal readonly record struct Result(Outcome Outcome, string Detail)
{
    public string Letter => "–✓RrLW".Substring((int)Outcome, 1);
}
