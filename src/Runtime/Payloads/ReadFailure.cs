using MemFormat.Base;
using MemFormat.Compression;
using MemFormat.Payloads.Sessions;
using MemFormat.Schemas;

namespace MemFormat.Payloads;

/// <summary>Converts an exception that ends a read.</summary>
internal static class ReadFailure
{
    /// <summary>Whether the payload caused the exception, and this read says where. Reads deep inside others leave that to those.</summary>
    internal static bool IsOurs(Exception exception) => BadData.Is(exception) && !NestedReads.AreDeep;

    /// <summary>Says where in the payload the error is.</summary>
    /// <returns>The exception to throw instead, or null when the exception is the right one.</returns>
    internal static MemFormatException? Locate(
        Exception exception, RootSchema schema, scoped ref MemFormatReader reader, ReadOnlySpan<byte> payload, MemFormatOptions? options, Type type)
    {
        if (options is { CanTellForm: false })
        {
            // It is not about the data.
            return null;
        }

        MemFormatException? replacement = null;
        if (options is not { ReadSession: not null }
            && ForeignBytes.Format(payload, (exception as MemFormatException)?.Error, options is { Header: MemFormatHeader.None }) is { } format)
        {
            // Without a header, or with one that may be a fingerprint, any bytes may be read a while.
            var inner = exception is MemFormatException ? null : exception;
            return new MemFormatException(MemFormatError.InvalidData, ForeignBytes.Sentence(format), inner) { Offset = 0 };
        }

        if (exception is not MemFormatException { IsLocated: false } error)
        {
            // Code of users: a constructor, a setter, a comparer. It may have read another payload.
            error = replacement = new MemFormatException(
                MemFormatError.InvalidData, $"Code of your types threw a {exception.GetType().Name} during the read.", exception);
        }

        if (error.Asked is { } asked && ReferenceEquals(asked, schema))
            error = replacement = MemFormatException.OtherRoot(error.Path, error.Holds!, DisplayNames.Of(type), asked: null);

        var writer = options is { Header: MemFormatHeader.None } ? options.WriterSchema : null;
        error.Offset = reader.ErrorOffset();
        error.Path = PathFinder.Find(schema, reader.Within(payload), error.Offset, error, reader, writer, (ReadSession?)options?.ReadSession);
        return replacement;
    }
}
