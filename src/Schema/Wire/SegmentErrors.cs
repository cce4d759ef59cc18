using System;
using System.IO;

namespace MemFormat.Wire;

/// <summary>What is thrown for bytes that are no segment. The runtime, whose readers get them from anywhere, has its own exceptions.</summary>
internal static partial class SegmentErrors
{
    public static partial Exception Invalid(string message);

    public static partial Exception Truncated();

#if !NET
    public static partial Exception Invalid(string message) => new InvalidDataException(message);

    public static partial Exception Truncated() => new EndOfStreamException();
#endif
}
