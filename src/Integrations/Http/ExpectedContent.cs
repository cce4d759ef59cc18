namespace MemFormat.Http;

/// <summary>Tells a page of HTML, an empty body, or a stream where one payload was asked for, before its bytes are taken for a payload.</summary>
internal static class ExpectedContent
{
    /// <exception cref="HttpRequestException">The content is another one.</exception>
    public static void Check(HttpContent content, bool isStream)
    {
        // A stream of no values may be as long.
        if (!isStream && content.Headers.ContentLength == 0)
            throw NoBody();

        // Files on a static server have no better name.
        if (content.Headers.ContentType is not { MediaType: { } type } header
            || type.Equals("application/octet-stream", StringComparison.OrdinalIgnoreCase))
        {
            return;
        }

        if (!type.Equals(MediaTypes.Payload, StringComparison.OrdinalIgnoreCase))
            throw Other($"The content is '{type}', not '{MediaTypes.Payload}'. Check the status of the response, and what its server can send.");
        var hasMany = header.Parameters.Any(parameter =>
            parameter.Name.Equals(MediaTypes.StreamParameter, StringComparison.OrdinalIgnoreCase)
                && string.Equals(parameter.Value?.Trim('"'), "true", StringComparison.OrdinalIgnoreCase));
        if (hasMany && !isStream)
            throw Other($"The content is a stream of many values. Read it with {nameof(HttpContentMemFormatExtensions.ReadFromMemFormatAsAsyncEnumerable)}.");
        if (!hasMany && isStream)
            throw Other($"The content is one payload, not a stream. Read it with {nameof(HttpContentMemFormatExtensions.ReadFromMemFormatAsync)}.");
    }

    public static HttpRequestException NoBody() => new(
        HttpRequestError.InvalidResponse,
        "There is no body, so there is no value. Check the status: an answer of 204 has no body, and controllers send it for null. A null that MemFormat writes is a payload, too.");

    private static HttpRequestException Other(string message) => new(HttpRequestError.InvalidResponse, message);
}
