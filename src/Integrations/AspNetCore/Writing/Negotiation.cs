using Microsoft.Extensions.Primitives;
using Microsoft.Net.Http.Headers;

namespace MemFormat.AspNetCore.Writing;

/// <summary>What a client prefers, by the header Accept.</summary>
internal static class Negotiation
{
    /// <summary>Whether the client accepts payloads and JSON, the preferred one first; payloads where it likes both equally.</summary>
    public static (bool Payload, bool Json, bool IsJsonFirst) Read(StringValues accept)
    {
        // What clients send almost always, without parsing.
        if (accept.Count == 0 || (accept.Count == 1 && accept[0] is null or "" or MediaTypes.Payload or "*/*"))
            return (true, accept.Count == 0 || accept[0] != MediaTypes.Payload, false);
        if (!MediaTypeHeaderValue.TryParseList(accept, out var ranges))
            return (true, true, false);
        double payload = QualityOf(ranges, MediaTypes.Payload), json = QualityOf(ranges, MediaTypes.Json);
        return (payload > 0, json > 0, json > payload);
    }

    /// <summary>The quality of the most specific range that has the type: exact, then of its kind, then any.</summary>
    private static double QualityOf(IList<MediaTypeHeaderValue> ranges, string type)
    {
        var (quality, best) = (0.0, 0);
        foreach (var range in ranges)
        {
            var specific = range switch
            {
                { MatchesAllTypes: true } => 1,
                { MatchesAllSubTypes: true } when type.StartsWith(range.Type.Value + "/", StringComparison.OrdinalIgnoreCase) => 2,
                _ when range.MediaType.Equals(type, StringComparison.OrdinalIgnoreCase) => 3,
                _ => 0,
            };
            if (specific > best)
                (quality, best) = (range.Quality ?? 1, specific);
        }

        return quality;
    }
}
