using MemFormat.Io;
using MemFormat.Schemas;

namespace MemFormat.Codecs.Values;

/// <summary>The frame around the values of users' codecs. It has their place in the schema and contains their errors.</summary>
internal static class CustomFrame<T>
{
    internal static void Describe(SchemaComposer schema, MemFormatCodec<T> codec)
    {
        if (string.IsNullOrEmpty(codec.Id))
            throw new InvalidOperationException($"The codec {codec.GetType()} has no Id. Return a constant string.");
        schema.Opaque(NameKey.Of(codec.Id), codec.Version, default(T) is null ? WirePlace.Present : WirePlace.Rest);
    }

    /// <summary>The schema of roots that the codec itself serializes.</summary>
    internal static RootSchema Schema(MemFormatCodec<T> codec)
    {
        var composer = new SchemaComposer();
        Describe(composer, codec);
        composer.NeedScope();
        return composer.Finish(codec);
    }

    internal static void Write(ref MemFormatWriter writer, MemFormatCodec<T> codec, T value)
    {
        var buffer = PayloadBuffer.Rent();
        var inner = writer.Inner(buffer);
        try
        {
            codec.Write(ref inner, value);
        }
        catch (MemFormatException exception) when (exception is { Error: MemFormatError.MissingState, Path: null })
        {
            // The writer inside does not know where it is.
            exception.Path = writer.Place();
            throw;
        }

        writer.WriteFrame(ref inner, buffer);
    }

    internal static T Read(ref MemFormatReader reader, MemFormatCodec<T> codec, uint version)
    {
        var behind = reader.EnterFrame(out var depth);
        ref var end = ref reader.End;
        var strings = reader.Exchange(null);
        var value = ReadInside(ref reader, codec, version);
        reader.Exchange(strings);
        reader.LeaveFrame(ref end, behind, depth);
        if (value is null)
            MemFormatThrow.InvalidData($"The custom codec '{codec.Id}' returned null. Return a value.");
        return value;
    }

    /// <summary>The frame is complete, so reading past its end does not mean that the payload ends too early.</summary>
    private static T ReadInside(ref MemFormatReader reader, MemFormatCodec<T> codec, uint version)
    {
        try
        {
            return codec.Read(ref reader, version);
        }
        catch (MemFormatException exception) when (exception is { Error: MemFormatError.Truncated, IsLocated: false })
        {
            throw new MemFormatException(MemFormatError.InvalidData, $"The custom codec '{codec.Id}' reads past the end of its frame.", exception);
        }
    }
}
