using MemFormat.AspNetCore.Endpoints;
using Microsoft.AspNetCore.Mvc;

namespace MemFormat.AspNetCore.Reading;

/// <summary>What an endpoint with a bound body says of itself, and the filter that answers refused requests.</summary>
internal sealed class BodyMetadata
{
    private static readonly BodyMetadata s_mark = new();

    public static void Add(EndpointBuilder builder, Type type, params string[] mediaTypes)
    {
        ArgumentNullException.ThrowIfNull(builder);
        ApplicationOptions.Add(builder);
        builder.Metadata.Add(new AcceptsMetadata(mediaTypes, type));
        if (builder.Metadata.Contains(s_mark))
            return;
        builder.Metadata.Add(s_mark);
        foreach (var status in (int[])[
            StatusCodes.Status400BadRequest, StatusCodes.Status413PayloadTooLarge, StatusCodes.Status415UnsupportedMediaType])
        {
            builder.Metadata.Add(new ProducesResponseTypeMetadata(status, typeof(ProblemDetails), ["application/problem+json"]));
        }

        builder.FilterFactories.Add((_, next) => context => AnswerAsync(context, next));
    }

    /// <summary>Problem details for what was refused while parameters were bound, or while the handler read a stream.</summary>
    private static async ValueTask<object?> AnswerAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        foreach (var argument in context.Arguments)
        {
            if (argument is IBoundBody { Refusal: { } refusal })
                return refusal.ToResult();
        }

        try
        {
            return await next(context).ConfigureAwait(false);
        }
        catch (RefusedRequestException refusal) when (!context.HttpContext.Response.HasStarted)
        {
            return refusal.ToResult();
        }
    }
}
