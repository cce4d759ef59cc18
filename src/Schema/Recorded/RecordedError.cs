namespace MemFormat.Schema.Recorded;

/// <summary>Why a line of a recorded schema file cannot be used.</summary>
/// <param name="Line">The line, from 0 on.</param>
/// <param name="Message">What is wrong with it, without a full stop.</param>
internal sealed record RecordedError(int Line, string Message);
