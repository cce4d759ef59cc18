using System.Reflection;
using MassTransit.Events;

namespace MemFormat.MassTransit.Envelopes;

/// <summary>What a fault says of a message that could not be consumed.</summary>
[MemFormattable]
internal sealed partial class FaultEntry
{
    private static readonly MethodInfo s_make = typeof(FaultEntry).GetMethod(nameof(Make), BindingFlags.NonPublic | BindingFlags.Instance)!;

    [MemMember(1)]
    public Guid FaultId { get; set; }

    [MemMember(2)]
    public Guid? FaultedMessageId { get; set; }

    [MemMember(3)]
    public DateTime Timestamp { get; set; }

    [MemMember(4)]
    public ExceptionInfo[] Exceptions { get; set; } = [];

    [MemMember(5)]
    public HostInfo? Host { get; set; }

    [MemMember(6)]
    public string[] FaultMessageTypes { get; set; } = [];

    /// <summary>The type of a fault's message; null if the type is no fault with a message.</summary>
    public static Type? MessageTypeOf(Type fault) =>
        fault.IsGenericType && fault.GetGenericTypeDefinition() == typeof(Fault<>) ? fault.GenericTypeArguments[0] : null;

    /// <summary>The message of a fault with one.</summary>
    public static object? MessageOf(object fault, Type type) => type.GetProperty(nameof(Fault<>.Message))!.GetValue(fault);

    public static FaultEntry Of(Fault fault) => new()
    {
        FaultId = fault.FaultId,
        FaultedMessageId = fault.FaultedMessageId,
        Timestamp = fault.Timestamp,
        Exceptions = fault.Exceptions ?? [],
        Host = fault.Host,
        FaultMessageTypes = fault.FaultMessageTypes ?? [],
    };

    /// <summary>The fault without its message.</summary>
    public Fault ToFault() => new FaultEvent
    {
        FaultId = FaultId,
        FaultedMessageId = FaultedMessageId,
        Timestamp = Timestamp,
        Exceptions = Exceptions,
        Host = Host ?? HostEntry.Unknown,
        FaultMessageTypes = FaultMessageTypes,
    };

    /// <summary>The fault of a message of the type.</summary>
    public object ToFault(Type messageType, object? message) => s_make.MakeGenericMethod(messageType).Invoke(this, [message])!;

    private FaultEvent<T> Make<T>(T message) => new()
    {
        FaultId = FaultId,
        FaultedMessageId = FaultedMessageId,
        Timestamp = Timestamp,
        Exceptions = Exceptions,
        Host = Host ?? HostEntry.Unknown,
        FaultMessageTypes = FaultMessageTypes,
        Message = message,
    };
}
