namespace MemFormat.Base;

/// <summary>Tells errors of a payload from other exceptions.</summary>
internal static class BadData
{
    /// <summary>
    /// Whether the payload caused the exception. Cancellation, lack of memory and contradicting recorded schemas have
    /// other causes.
    /// </summary>
    public static bool Is(Exception exception) => exception is not (OperationCanceledException or OutOfMemoryException or SchemaConflictException);
}
