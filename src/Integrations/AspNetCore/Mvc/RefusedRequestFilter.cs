using MemFormat.AspNetCore.Reading;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace MemFormat.AspNetCore.Mvc;

/// <summary>Problem details for bodies that are too large, which the model state cannot say.</summary>
internal sealed class RefusedRequestFilter : IExceptionFilter
{
    public void OnException(ExceptionContext context)
    {
        if (context.Exception is RefusedRequestException refusal)
            context.Result = new ObjectResult(refusal.ToProblem()) { StatusCode = refusal.StatusCode, ContentTypes = { "application/problem+json" } };
    }
}
