namespace MemFormat.Base;

/// <summary>Which exceptions are about a payload.</summary>
internal static class BadData
{
    /// <summary>Whether the exception is about the payload: not when reading was cancelled, memory ran out or recorded schemas contradict each other.</summary>
    public static bool Is(Exception exception) => exception is not (OperationCanceledException or OutOfMemoryException or SchemaConflictException);
}
