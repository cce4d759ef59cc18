namespace MemFormat.Integrations;

/// <summary>How HTTP names payloads.</summary>
internal static class MediaTypes
{
    /// <summary>One payload.</summary>
    public const string Payload = "application/x-memformat";

    /// <summary>Many values: what <c>WriteManyAsync</c> writes. The same media type, so that one entry of Accept asks for both.</summary>
    public const string Stream = Payload + "; stream=true";

    /// <summary>What is offered beside payloads.</summary>
    public const string Json = "application/json";

    /// <summary>The parameter that tells the two apart.</summary>
    public const string StreamParameter = "stream";
}
