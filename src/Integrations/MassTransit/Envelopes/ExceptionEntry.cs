using MassTransit.Events;

[assembly: MemFormat.MemSurrogate(typeof(ExceptionInfo), typeof(MemFormat.MassTransit.Envelopes.ExceptionEntry))]

namespace MemFormat.MassTransit.Envelopes;

/// <summary>An exception of a consumer.</summary>
[MemFormattable]
internal sealed partial class ExceptionEntry : IMemSurrogate<ExceptionEntry, ExceptionInfo>
{
    [MemMember(1)]
    public string? ExceptionType { get; set; }

    [MemMember(2)]
    public string? Message { get; set; }

    [MemMember(3)]
    public string? Source { get; set; }

    [MemMember(4)]
    public string? StackTrace { get; set; }

    [MemMember(5)]
    public Dictionary<string, JsonElement>? Data { get; set; }

    [MemMember(6)]
    public ExceptionInfo? InnerException { get; set; }

    public static ExceptionEntry From(ExceptionInfo value) => new()
    {
        ExceptionType = value.ExceptionType,
        Message = value.Message,
        Source = value.Source,
        StackTrace = value.StackTrace,
        Data = HeaderValues.Convert(value.Data),
        InnerException = value.InnerException,
    };

    public ExceptionInfo ToValue() => new FaultExceptionInfo
    {
        ExceptionType = ExceptionType!,
        Message = Message!,
        Source = Source!,
        StackTrace = StackTrace!,
        Data = Data is null ? null : HeaderValues.ToObjects(Data),
        InnerException = InnerException,
    };
}
