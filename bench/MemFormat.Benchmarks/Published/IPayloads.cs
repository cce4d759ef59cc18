namespace MemFormat.Benchmarks.Published;

/// <summary>What the payload column asks a class of benchmarks.</summary>
internal interface IPayloads
{
    /// <summary>The length of a contender's payload; the contender is the part of the method's name after the underscore.</summary>
    int PayloadOf(string contender);
}
