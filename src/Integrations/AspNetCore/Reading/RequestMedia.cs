namespace MemFormat.AspNetCore.Reading;

/// <summary>The media type of a request, as far as it decides how the body is read.</summary>
internal enum RequestMedia
{
    Other,
    Payload,
    Stream,
    Json,
}
