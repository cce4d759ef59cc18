namespace MemFormat.SignalR;

/// <summary>Arguments, items and results.</summary>
internal sealed class FrameValues(MemFormatOptions? options)
{
    private readonly byte[] _null = MemFormatSerializer.Serialize<string?>(null);
    private readonly KnownShapes _shapes = new(options);

    /// <summary>Puts values into a frame, without the shapes that the connection knows.</summary>
    public void Write(HubFrame frame, ReadOnlySpan<object?> values, Prefixes? prefixes)
    {
        // If a value cannot be written, nothing is sent, and so the other side gets to know nothing.
        var written = new (byte[] Payload, byte[]? Prefix)[values.Length];
        for (var i = 0; i < values.Length; i++)
            written[i] = Write(values[i], isPrefixed: prefixes is not null);

        frame.Values = new ReadOnlyMemory<byte>[values.Length];
        List<byte[]>? added = null;
        for (var i = 0; i < written.Length; i++)
        {
            var (payload, prefix) = written[i];
            var number = prefix is null ? (byte)0 : prefixes!.NumberOf(prefix);
            if (number == 0 && prefix is not null && prefixes!.HasRoomFor(prefix.Length))
            {
                number = prefixes.Add(prefix);
                (added ??= []).Add(prefix);
            }

            if (number > 0)
                (frame.Shapes ??= new byte[values.Length])[i] = number;
            frame.Values[i] = payload.AsMemory(number == 0 ? 0 : prefix!.Length);
        }

        if (added is null)
            return;
        frame.NewShapes = [.. added];
        frame.SequenceId = prefixes!.Count - added.Count + 1;
    }

    /// <exception cref="InvalidDataException">The bytes are bad, or hold another type.</exception>
    public object? Read(HubFrame frame, int index, ReadShapes shapes, Type type)
    {
        var (value, shape) = (frame.Values![index], frame.Shapes is { } numbers ? numbers[index] : (byte)0);
        if (type == typeof(RawResult))
            return new RawResult(new ReadOnlySequence<byte>(shapes.Complete(shape, value)));

        // A reader without a type gets the payload.
        if (type == typeof(object))
            return shape == 0 && value.Span.SequenceEqual(_null) ? null : shapes.Complete(shape, value).ToArray();
        try
        {
            var read = shapes.Read(shape, value.Span, MemFormatSerializer.GetRootType(type));
            return read is null || type.IsInstanceOfType(read)
                ? read
                : throw new InvalidDataException($"The value is another case of its union, not a {type.Name}.");
        }
        catch (MemFormatException error) when (error.Error != MemFormatError.UnsupportedType)
        {
            throw new InvalidDataException(error.Message, error);
        }
    }

    /// <exception cref="InvalidDataException">There are more or fewer arguments than parameters, or one is bad.</exception>
    public object?[] ReadAll(HubFrame frame, ReadShapes shapes, IReadOnlyList<Type> types)
    {
        var values = frame.Values!;
        if (values.Length != types.Count)
            throw new InvalidDataException($"The invocation has {values.Length} arguments, and its target {types.Count} parameters.");
        var arguments = new object?[values.Length];
        for (var i = 0; i < values.Length; i++)
            arguments[i] = Read(frame, i, shapes, types[i]);
        return arguments;
    }

    private (byte[] Payload, byte[]? Prefix) Write(object? value, bool isPrefixed)
    {
        if (value is null)
            return (_null, null);

        // A result that a client gave, passed on unread.
        if (value is RawResult raw)
            return (raw.RawSerializedData.ToArray(), null);
        var type = MemFormatSerializer.GetRootType(value.GetType());
        var payload = MemFormatSerializer.Serialize(value, type, options);
        return (payload, isPrefixed ? _shapes.Prefix(payload, type) : null);
    }
}
