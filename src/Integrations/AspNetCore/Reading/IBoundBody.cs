namespace MemFormat.AspNetCore.Reading;

/// <summary>A parameter that was bound to the body.</summary>
internal interface IBoundBody
{
    /// <summary>Why the request is refused before the handler is called.</summary>
    RefusedRequestException? Refusal { get; }
}
