using Microsoft.AspNetCore.Mvc;

namespace MemFormat.AspNetCore.Reading;

/// <summary>A request that cannot be read, and its answer: member and offset, never contents.</summary>
internal sealed class RefusedRequestException : BadHttpRequestException
{
    private readonly ProblemDetails _problem;

    private RefusedRequestException(int status, string title, string detail, Exception? cause = null) : base(detail, status, cause!) =>
        _problem = new ProblemDetails { Status = status, Title = title, Detail = detail };

    /// <summary>Bad bytes, or bytes beyond a limit.</summary>
    public static RefusedRequestException Of(MemFormatException error)
    {
        var isLimit = error.Error == MemFormatError.LimitExceeded;
        var refusal = new RefusedRequestException(
            isLimit ? StatusCodes.Status413PayloadTooLarge : StatusCodes.Status400BadRequest,
            isLimit ? "The payload exceeds a limit." : "The payload cannot be read.",
            error.Message,
            error);
        refusal._problem.Extensions["error"] = error.Error.ToString();
        if (error.Path is { } path)
            refusal._problem.Extensions["path"] = path;
        if (error.Offset >= 0)
            refusal._problem.Extensions["offset"] = error.Offset;
        return refusal;
    }

    public static RefusedRequestException OfSize(int most) =>
        new(StatusCodes.Status413PayloadTooLarge, "The payload exceeds a limit.", $"The body has more than {most} bytes.");

    public static RefusedRequestException OfNull() =>
        new(StatusCodes.Status400BadRequest, "The payload cannot be read.", "The body is a null, and a value is needed.");

    public static RefusedRequestException OfNoBody()
    {
        var refusal = new RefusedRequestException(StatusCodes.Status400BadRequest, "The payload cannot be read.", "The request has no body.");
        refusal._problem.Extensions["error"] = nameof(MemFormatError.Truncated);
        refusal._problem.Extensions["offset"] = 0L;
        return refusal;
    }

    public static RefusedRequestException OfMedia(string expected) =>
        new(StatusCodes.Status415UnsupportedMediaType, "The media type cannot be read.", $"Send {expected}.");

    public static RefusedRequestException OfJson(long? line, long? position, Exception cause) =>
        new(StatusCodes.Status400BadRequest, "The JSON cannot be read.", $"The error is in line {line + 1}, byte {position + 1}.", cause);

    /// <summary>The server's own refusal, or a connection that was cut.</summary>
    public static RefusedRequestException OfCut(Exception error) => error is BadHttpRequestException bad
        ? new RefusedRequestException(bad.StatusCode, "The body cannot be read.", bad.Message, bad)
        : new RefusedRequestException(StatusCodes.Status400BadRequest, "The body cannot be read.", "The connection was cut.", error);

    public IResult ToResult() => new RefusalResult(_problem);

    public ProblemDetails ToProblem() => _problem;
}
