using System.ComponentModel;
using MassTransit.MessageData;
using MassTransit.MessageData.Values;

namespace MemFormat.MassTransit;

/// <summary>A <see cref="MessageData{T}"/>: where its repository has it, and if it is small, the data.</summary>
/// <typeparam name="T"><see cref="string"/>, <c>byte[]</c>, or what else MassTransit puts into repositories.</typeparam>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class MessageDataSurrogate<T> : IMemSurrogate<MessageDataSurrogate<T>, MessageData<T>>
{
    /// <summary>Where the repository has the data.</summary>
    [MemMember(1)]
    public Uri? Address { get; set; }

    /// <summary>Small data that is text.</summary>
    [MemMember(2)]
    public string? Text { get; set; }

    /// <summary>Small data that is bytes.</summary>
    [MemMember(3)]
    public byte[]? Bytes { get; set; }

    /// <summary>The form that is stored.</summary>
    /// <param name="value">The data.</param>
    /// <exception cref="MessageDataException">The data is in no repository, and no text or bytes.</exception>
    public static MessageDataSurrogate<T> From(MessageData<T> value)
    {
        var stored = new MessageDataSurrogate<T>();
        if (value is not { HasValue: true })
            return stored;
        stored.Address = value.Address;
        if (value is IInlineMessageData small && (typeof(T) == typeof(string) || typeof(T) == typeof(byte[])))
            small.Set(new Reference(stored));
        if (stored is { Address: null, Text: null, Bytes: null })
            throw new MessageDataException("The data is in no repository. Call UseMessageData for the bus, or put the data yourself.");
        return stored;
    }

    /// <summary>The data again. MassTransit gets it from the repository.</summary>
    public MessageData<T> ToValue() => this switch
    {
        { Text: { } text } when typeof(T) == typeof(string) => (MessageData<T>)(object)new StringInlineMessageData(text, Address),
        { Bytes: { } bytes } when typeof(T) == typeof(byte[]) => (MessageData<T>)(object)new BytesInlineMessageData(bytes, Address),
        { Address: { } address } => new DeserializedMessageData<T>(address),
        _ => EmptyMessageData<T>.Instance,
    };

    private sealed class Reference(MessageDataSurrogate<T> stored) : IMessageDataReference
    {
        public string? Text
        {
            set => stored.Text = value;
        }

        public byte[]? Data
        {
            set => stored.Bytes = value;
        }
    }
}
