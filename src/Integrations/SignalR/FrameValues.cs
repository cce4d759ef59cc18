namespace MemFormat.SignalR;

/// <summary>Arguments, items and results.</summary>
internal sealed class FrameValues(MemFormatOptions? options)
{
    private readonly byte[] _null = MemFormatSerializer.Serialize<string?>(null);

    public byte[] Write(object? value) => value switch
    {
        null => _null,

        // A result that a client gave, passed on unread.
        RawResult raw => raw.RawSerializedData.ToArray(),
        _ => MemFormatSerializer.Serialize(value, UnionRoots.Of(value.GetType()), options),
    };

    /// <exception cref="InvalidDataException">The bytes are bad, or hold another type.</exception>
    public object? Read(byte[] bytes, Type type)
    {
        if (type == typeof(RawResult))
            return new RawResult(new ReadOnlySequence<byte>(bytes));

        // A reader without a type gets the payload.
        if (type == typeof(object))
            return bytes.AsSpan().SequenceEqual(_null) ? null : bytes;

        try
        {
            var value = MemFormatSerializer.Deserialize(bytes, UnionRoots.Of(type), options);
            if (value is null && type.IsValueType && Nullable.GetUnderlyingType(type) is null)
                throw new InvalidDataException($"The value is a null, not a {type.Name}.");
            return value is null || type.IsInstanceOfType(value)
                ? value
                : throw new InvalidDataException($"The value is another case of its union, not a {type.Name}.");
        }
        catch (MemFormatException error) when (error.Error != MemFormatError.UnsupportedType)
        {
            throw new InvalidDataException(error.Message, error);
        }
    }

    /// <exception cref="InvalidDataException">There are more or fewer arguments than parameters, or one is bad.</exception>
    public object?[] ReadAll(byte[][] values, IReadOnlyList<Type> types)
    {
        if (values.Length != types.Count)
            throw new InvalidDataException($"The invocation has {values.Length} arguments, and its target {types.Count} parameters.");

        var arguments = new object?[values.Length];
        for (var i = 0; i < values.Length; i++)
            arguments[i] = Read(values[i], types[i]);
        return arguments;
    }
}
