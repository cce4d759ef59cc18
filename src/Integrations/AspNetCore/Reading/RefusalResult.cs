using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;

namespace MemFormat.AspNetCore.Reading;

/// <summary>
/// Writes problem details: by the application's service, if it has one, else by hand, because the JSON options of a native
/// program need not know them.
/// </summary>
internal sealed class RefusalResult(ProblemDetails problem) : IResult
{
    public async Task ExecuteAsync(HttpContext httpContext)
    {
        httpContext.Response.StatusCode = problem.Status!.Value;
        if (httpContext.RequestServices.GetService<IProblemDetailsService>() is { } service
            && await service.TryWriteAsync(new() { HttpContext = httpContext, ProblemDetails = problem }).ConfigureAwait(false))
        {
            return;
        }

        httpContext.Response.ContentType = "application/problem+json";
        var writer = new Utf8JsonWriter(httpContext.Response.BodyWriter);
        await using (writer.ConfigureAwait(false))
            Write(writer);

        // Without a token: it may be the answer to a connection that was cut, which is none of the application's errors.
        await httpContext.Response.BodyWriter.FlushAsync(CancellationToken.None).ConfigureAwait(false);
    }

    private void Write(Utf8JsonWriter writer)
    {
        writer.WriteStartObject();
        writer.WriteString("title", problem.Title);
        writer.WriteNumber("status", problem.Status!.Value);
        writer.WriteString("detail", problem.Detail);
        foreach (var (name, value) in problem.Extensions)
        {
            if (value is long number)
                writer.WriteNumber(name, number);
            else
                writer.WriteString(name, (string?)value);
        }

        writer.WriteEndObject();
    }
}
