using MemFormat;
using MemFormat.Wolverine;

namespace Wolverine;

/// <summary>Adds MemFormat to Wolverine.</summary>
public static class MemFormatWolverineExtensions
{
    /// <summary>
    /// Sends all messages as payloads. Messages of other content types, such as JSON of services without MemFormat, are read as before.
    /// </summary>
    /// <param name="wolverine">The application: <c>UseWolverine(wolverine => wolverine.UseMemFormat())</c>.</param>
    /// <param name="options">The options to write and read with.</param>
    public static WolverineOptions UseMemFormat(this WolverineOptions wolverine, MemFormatOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(wolverine);
        wolverine.DefaultSerializer = new MemFormatMessageSerializer(options);
        return wolverine;
    }

    /// <summary>Reads, or sends, messages of one endpoint as payloads.</summary>
    /// <typeparam name="T">The kind of the endpoint.</typeparam>
    /// <param name="endpoint">The endpoint that listens or sends.</param>
    /// <param name="options">The options to write and read with.</param>
    public static T UseMemFormat<T>(this T endpoint, MemFormatOptions? options = null)
        where T : IEndpointConfiguration<T>
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        return endpoint.DefaultSerializer(new MemFormatMessageSerializer(options));
    }
}
