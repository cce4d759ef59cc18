using System.Text.Json.Serialization.Metadata;
using MemFormat.AspNetCore.Endpoints;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Microsoft.Net.Http.Headers;

namespace MemFormat.AspNetCore.Writing;

/// <summary>Writes values in the form that the client prefers.</summary>
internal static class ResponseWriting
{
    /// <summary>Writes one payload, or JSON.</summary>
    public static Task WriteAsync<T>(HttpContext context, int status, T value) =>
        IsPayload<T>(context, status, out var json) ? WritePayloadAsync(context, value)
        : json is not null ? context.Response.WriteAsJsonAsync(value, json, contentType: null, context.RequestAborted)
        : Task.CompletedTask;

    /// <summary>Writes a stream, or a JSON array.</summary>
    public static Task WriteManyAsync<T>(HttpContext context, IAsyncEnumerable<T> values) =>
        IsPayload<IAsyncEnumerable<T>>(context, StatusCodes.Status200OK, out var json) ? WriteStreamAsync(context, values)
        : json is not null ? WriteJsonAsync(context, values, json)
        : Task.CompletedTask;

    /// <summary>Writes one payload: nothing is sent if the value cannot be written.</summary>
    public static async Task WritePayloadAsync<T>(HttpContext context, T value)
    {
        var options = ApplicationOptions.Of(context);
        using var payload = new PooledPayload();
        MemFormatSerializer.Serialize(payload, value, options);
        await SendAsync(context.Response, payload.Written, options).ConfigureAwait(false);
    }

    /// <summary>Sends a payload that is in memory.</summary>
    /// <exception cref="InvalidOperationException">It is larger than readers with the same limits accept.</exception>
    public static async ValueTask SendAsync(HttpResponse response, ReadOnlyMemory<byte> payload, MemFormatOptions options)
    {
        if (payload.Length > options.Limits.MaxPayloadBytes)
            throw new InvalidOperationException($"The response has {payload.Length} bytes, more than MemFormatLimits.MaxPayloadBytes. Raise it here and in your clients, or send a stream.");
        response.ContentType ??= MediaTypes.Payload;
        response.ContentLength = payload.Length;
        await response.BodyWriter.WriteAsync(payload, response.HttpContext.RequestAborted).ConfigureAwait(false);
    }

    /// <summary>Sends many values. The source waits while the client does not read.</summary>
    public static async Task WriteStreamAsync<T>(HttpContext context, IAsyncEnumerable<T> values)
    {
        context.Response.ContentType = MediaTypes.Stream;

        // Headers go first, so that a client whose first value takes long knows that its request was understood.
        await context.Response.StartAsync(context.RequestAborted).ConfigureAwait(false);
        try
        {
            await MemFormatSerializer.WriteManyAsync(context.Response.BodyWriter, values, ApplicationOptions.Of(context), context.RequestAborted)
                .ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (context.RequestAborted.IsCancellationRequested)
        {
            // The client has left: there is no one to answer.
        }
        catch
        {
            // A clean end would tell the client that it has all values.
            context.Abort();
            throw;
        }
    }

    private static async Task WriteJsonAsync<T>(HttpContext context, IAsyncEnumerable<T> values, JsonTypeInfo<IAsyncEnumerable<T>> json)
    {
        var owned = new OwnedValues<T>(values);
        try
        {
            await context.Response.WriteAsJsonAsync(owned, json, contentType: null, context.RequestAborted).ConfigureAwait(false);
        }
        finally
        {
            await owned.DisposeAsync().ConfigureAwait(false);
        }
    }

    /// <summary>Chooses the form, and sets the status: 406 if there is none.</summary>
    private static bool IsPayload<T>(HttpContext context, int status, out JsonTypeInfo<T>? json)
    {
        context.Response.Headers.Append(HeaderNames.Vary, HeaderNames.Accept);
        context.Response.StatusCode = status;
        var accepted = Negotiation.Read(context.Request.Headers.Accept);
        json = null;
        if (accepted.Payload && !accepted.IsJsonFirst)
            return true;
        var options = context.RequestServices.GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions;
        if (accepted.Json && options.TryGetTypeInfo(typeof(T), out var info))
            json = (JsonTypeInfo<T>)info;
        else if (!accepted.Payload)
            context.Response.StatusCode = StatusCodes.Status406NotAcceptable;
        return json is null && accepted.Payload;
    }
}
