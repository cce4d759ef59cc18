namespace MemFormat;

/// <summary>What becomes of data where two schemas differ.</summary>
public enum MemFormatReadOutcome
{
    /// <summary>All values are read.</summary>
    Read = 0,

    /// <summary>It depends on the value: the others are an error.</summary>
    Depends = 1,

    /// <summary>No value of the type that the difference is in can be read.</summary>
    Refused = 2,
}
