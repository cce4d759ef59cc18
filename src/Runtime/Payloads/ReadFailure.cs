using MemFormat.Base;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Payloads;

/// <summary>What becomes of an exception that ends a read.</summary>
internal static class ReadFailure
{
    /// <summary>Whether the exception is about the payload: not when reading was cancelled, memory ran out or recorded schemas contradict each other.</summary>
    internal static bool IsBadData(Exception exception) => exception is not (OperationCanceledException or OutOfMemoryException or SchemaConflictException);

    /// <summary>Says where in the payload the error is.</summary>
    /// <returns>The exception to throw instead, or null when the exception is the right one.</returns>
    internal static MemFormatException? Locate(
        Exception exception, RootSchema schema, ReadOnlySpan<byte> payload, long offset, MemFormatOptions? options)
    {
        if (options is { CanTellForm: false })
        {
            // It is not about the data.
            return null;
        }

        MemFormatException? replacement = null;
        if (exception is not MemFormatException { IsLocated: false } error)
        {
            // User code: a constructor, a setter, a comparer; perhaps one that reads a payload of its own.
            error = replacement = new MemFormatException(
                MemFormatError.InvalidData, $"Code of the types that were read threw a {exception.GetType().Name}.", exception);
        }

        MemFormatSchema? writer = options is { Header: MemFormatHeader.None } ? options.WriterSchema : null;
        error.Offset = offset;
        error.Path = SchemaWalker.FindPath(schema, payload, offset, error, writer, options?.ReadSession);
        return replacement;
    }
}
