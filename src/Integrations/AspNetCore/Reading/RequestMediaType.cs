using Microsoft.Net.Http.Headers;

namespace MemFormat.AspNetCore.Reading;

/// <summary>Tells the media type of a request.</summary>
internal static class RequestMediaType
{
    public static RequestMedia Of(HttpRequest request)
    {
        // What clients send almost always, without parsing.
        if (request.ContentType == MediaTypes.Payload)
            return RequestMedia.Payload;
        if (!MediaTypeHeaderValue.TryParse(request.ContentType, out var type))
            return RequestMedia.Other;
        if (!type.MediaType.Equals(MediaTypes.Payload, StringComparison.OrdinalIgnoreCase))
            return request.HasJsonContentType() ? RequestMedia.Json : RequestMedia.Other;
        var isStream = type.Parameters.Any(parameter =>
            parameter.Name.Equals(MediaTypes.StreamParameter, StringComparison.OrdinalIgnoreCase)
                && HeaderUtilities.RemoveQuotes(parameter.Value).Equals("true", StringComparison.OrdinalIgnoreCase));
        return isStream ? RequestMedia.Stream : RequestMedia.Payload;
    }
}
