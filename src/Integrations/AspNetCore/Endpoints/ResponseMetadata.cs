namespace MemFormat.AspNetCore.Endpoints;

/// <summary>What an endpoint says of its responses.</summary>
internal static class ResponseMetadata
{
    public static void Add(EndpointBuilder builder, int status, Type type, string mediaType)
    {
        ArgumentNullException.ThrowIfNull(builder);
        ApplicationOptions.Add(builder);
        builder.Metadata.Add(new ProducesResponseTypeMetadata(status, type, [mediaType, MediaTypes.Json]));
    }
}
