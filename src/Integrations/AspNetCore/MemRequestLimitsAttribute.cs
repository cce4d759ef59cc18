namespace MemFormat.AspNetCore;

/// <summary>
/// Limits for the requests of an endpoint: on a lambda, a method, a controller, or by
/// <c>WithMetadata(new MemRequestLimitsAttribute { … })</c>. The nearest one counts. Limits that you do not set are
/// those of <see cref="MemFormatHttpOptions.Serializer"/>.
/// </summary>
[AttributeUsage(AttributeTargets.Method | AttributeTargets.Class)]
public sealed class MemRequestLimitsAttribute : Attribute
{
    private Tuple<MemFormatOptions, MemFormatOptions>? _last;

    /// <summary>The largest body in bytes, and the largest value of a stream. 0, the default, keeps the application's limit.</summary>
    public int MaxPayloadBytes { get; set; }

    /// <summary>The deepest nesting. 0, the default, keeps the application's limit.</summary>
    public int MaxDepth { get; set; }

    /// <summary>The memory in bytes that the payload's own bytes do not pay for. 0, the default, keeps the application's limit.</summary>
    public long MaxExtraMemoryBytes { get; set; }

    /// <summary>The application's options with these limits; remembered, because they seldom change.</summary>
    internal MemFormatOptions Apply(MemFormatOptions options)
    {
        if (_last is { } last && ReferenceEquals(last.Item1, options))
            return last.Item2;
        var limits = options.Limits;
        var own = options with
        {
            Limits = limits with
            {
                MaxPayloadBytes = MaxPayloadBytes == 0 ? limits.MaxPayloadBytes : MaxPayloadBytes,
                MaxDepth = MaxDepth == 0 ? limits.MaxDepth : MaxDepth,
                MaxExtraMemoryBytes = MaxExtraMemoryBytes == 0 ? limits.MaxExtraMemoryBytes : MaxExtraMemoryBytes,
            },
        };
        _last = Tuple.Create(options, own);
        return own;
    }
}
