namespace MemFormat.Schema.Recorded;

/// <summary>The error in a line of a recorded schema file.</summary>
/// <param name="Line">The line, from 0 on.</param>
/// <param name="Message">The message, without a full stop.</param>
internal sealed record RecordedError(int Line, string Message);
