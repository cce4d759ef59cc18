namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>Manifests whose parts do not fit together. That may be noticed wherever they are used.</summary>
internal static class ManifestFaults
{
    /// <summary>Does work that uses the manifests of an assembly and of its references, and tells a fault of theirs as one.</summary>
    /// <exception cref="ToolException">A manifest is damaged.</exception>
    public static T Told<T>(string assembly, Func<T> work)
    {
        try
        {
            return work();
        }
        catch (Exception exception) when (IsOfData(exception))
        {
            throw new ToolException(
                $"{assembly}, or an assembly it refers to, describes its types wrongly. Build it again with the tool's version of MemFormat. ({exception.Message})",
                exception);
        }
    }

    /// <summary>Whether what a file says caused an exception.</summary>
    public static bool IsOfData(Exception exception) =>
        exception is KeyNotFoundException or IndexOutOfRangeException or InvalidOperationException or ArgumentException
        or MemFormatException or InvalidDataException or EndOfStreamException or FormatException or OverflowException
            or InsufficientExecutionStackException or CompositionException;
}
