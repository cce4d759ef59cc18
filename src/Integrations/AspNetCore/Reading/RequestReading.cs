using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using MemFormat.AspNetCore.Endpoints;
using Microsoft.AspNetCore.Http.Json;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace MemFormat.AspNetCore.Reading;

/// <summary>Reads bodies. Everything that is wrong with one is a <see cref="RefusedRequestException"/>.</summary>
internal static class RequestReading
{
    /// <summary>The options of a request: the application's, with the limits of the endpoint.</summary>
    public static MemFormatOptions OptionsOf(HttpContext context)
    {
        var options = ApplicationOptions.Of(context);
        return context.GetEndpoint()?.Metadata.GetMetadata<MemRequestLimitsAttribute>() is { } limits ? limits.Apply(options) : options;
    }

    /// <summary>Reads a payload, or JSON where the application knows how.</summary>
    public static async ValueTask<T?> ReadAsync<T>(HttpContext context)
    {
        var media = RequestMediaType.Of(context.Request);
        var json = media == RequestMedia.Json ? JsonOf<T>(context) : null;
        if (media != RequestMedia.Payload && json is null)
            throw RefusedRequestException.OfMedia(MediaTypes.Payload);
        var options = OptionsOf(context);
        return await ReadBodyAsync(
            context, options.Limits.MaxPayloadBytes, (options, json),
            static (body, how) => how.json is { } info ? DecodeJson(body, info) : Decode<T>(body, how.options)).ConfigureAwait(false);
    }

    /// <summary>Collects a body and decodes it in place.</summary>
    /// <param name="context">The request.</param>
    /// <param name="most">The largest body in bytes.</param>
    /// <param name="state">For the decoder.</param>
    /// <param name="decode">Decodes the body.</param>
    public static async ValueTask<TResult> ReadBodyAsync<TState, TResult>(
        HttpContext context,
        int most,
        TState state,
        Func<ReadOnlySequence<byte>, TState, TResult> decode)
    {
        if (context.Request.ContentLength > most)
            throw RefusedRequestException.OfSize(most);
        var pipe = new BodyPipe(context.Request.BodyReader);
        try
        {
            while (true)
            {
                // Without a token: a connection that ends ends the read, and says why.
                var read = await pipe.ReadAsync(CancellationToken.None).ConfigureAwait(false);
                var body = read.Buffer;
                if (body.Length > most)
                {
                    pipe.AdvanceTo(body.Start);
                    throw RefusedRequestException.OfSize(most);
                }

                if (read.IsCanceled)
                {
                    pipe.AdvanceTo(body.Start);
                    throw new OperationCanceledException("The read of the body was cancelled.");
                }

                if (!read.IsCompleted)
                {
                    pipe.AdvanceTo(body.Start, body.End);
                    continue;
                }

                try
                {
                    return decode(body, state);
                }
                finally
                {
                    pipe.AdvanceTo(body.End);
                }
            }
        }
        catch (Exception error) when (IsCut(error, context))
        {
            throw RefusedRequestException.OfCut(error);
        }
    }

    /// <summary>Reads many values, each as soon as it is there.</summary>
    public static async IAsyncEnumerable<T> ReadManyAsync<T>(HttpContext context, [EnumeratorCancellation] CancellationToken cancellation = default)
    {
        // Handlers get the token of the connection as theirs. Its end ends the read anyway, and says why.
        if (cancellation == context.RequestAborted)
            cancellation = default;
        var pipe = new BodyPipe(context.Request.BodyReader);
        using var cancelling = cancellation.UnsafeRegister(static pipe => ((PipeReader)pipe!).CancelPendingRead(), pipe);
        var values = MemFormatSerializer.ReadManyAsync<T>(pipe, OptionsOf(context), CancellationToken.None)
            .GetAsyncEnumerator(CancellationToken.None);
        await using (values.ConfigureAwait(false))
        {
            while (await MoveAsync(values, context, cancellation).ConfigureAwait(false))
                yield return values.Current;
        }
    }

    /// <exception cref="RefusedRequestException">The payload is bad.</exception>
    public static T? Decode<T>(in ReadOnlySequence<byte> body, MemFormatOptions options)
    {
        if (body.IsEmpty)
            throw RefusedRequestException.OfNoBody();
        try
        {
            return body.IsSingleSegment
                ? MemFormatSerializer.Deserialize<T>(body.FirstSpan, options)
                : MemFormatSerializer.Deserialize<T>(body, options);
        }
        catch (MemFormatException error) when (IsOfBytes(error))
        {
            throw RefusedRequestException.Of(error);
        }
    }

    /// <summary>A type without a codec is the server's mistake, not the client's.</summary>
    public static bool IsOfBytes(MemFormatException error) => error.Error != MemFormatError.UnsupportedType;

    private static async ValueTask<bool> MoveAsync<T>(IAsyncEnumerator<T> values, HttpContext context, CancellationToken cancellation)
    {
        try
        {
            cancellation.ThrowIfCancellationRequested();
            return await values.MoveNextAsync().ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            throw new OperationCanceledException(cancellation);
        }
        catch (MemFormatException error) when (IsOfBytes(error))
        {
            throw RefusedRequestException.Of(error);
        }
        catch (Exception error) when (IsCut(error, context))
        {
            throw RefusedRequestException.OfCut(error);
        }
    }

    /// <summary>Whether the server refused the body, or the connection was cut: then some reads are cancelled, which no token asked for.</summary>
    private static bool IsCut(Exception error, HttpContext context) =>
        (error is IOException && error is not RefusedRequestException)
            || (error is OperationCanceledException && context.RequestAborted.IsCancellationRequested);

    private static JsonTypeInfo<T>? JsonOf<T>(HttpContext context)
    {
        var options = context.RequestServices.GetRequiredService<IOptions<JsonOptions>>().Value.SerializerOptions;
        return options.TryGetTypeInfo(typeof(T), out var info) ? (JsonTypeInfo<T>)info : null;
    }

    private static T? DecodeJson<T>(in ReadOnlySequence<byte> body, JsonTypeInfo<T> info)
    {
        var reader = new Utf8JsonReader(body, new JsonReaderOptions
        {
            AllowTrailingCommas = info.Options.AllowTrailingCommas,
            CommentHandling = info.Options.ReadCommentHandling,
            MaxDepth = info.Options.MaxDepth,
        });
        try
        {
            var value = JsonSerializer.Deserialize(ref reader, info);

            // Anything behind the value throws here.
            reader.Read();
            return value;
        }
        catch (JsonException error)
        {
            throw RefusedRequestException.OfJson(error.LineNumber, error.BytePositionInLine, error);
        }
    }
}
