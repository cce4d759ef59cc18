namespace MemFormat;

/// <summary>The effect of a difference between two schemas on the data.</summary>
public enum MemFormatReadOutcome
{
    /// <summary>All values are read.</summary>
    Read = 0,

    /// <summary>Some values are read, others are an error.</summary>
    Depends = 1,

    /// <summary>No value of the differing type can be read.</summary>
    Refused = 2,
}
