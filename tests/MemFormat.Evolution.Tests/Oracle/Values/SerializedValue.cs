namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A value that is decoded when it is asked for, and may then turn out to be unreadable.</summary>
internal sealed record SerializedValue(object? Value)
{
    /// <summary>What asking may end in; empty when there is a value.</summary>
    public IReadOnlyCollection<ReadError> Errors { get; init; } = [];

    /// <summary>What was written, where the payload is in another shape than the value's type now.</summary>
    public (Model Model, Use Use, object? Value)? Written { get; init; }
}

/// <summary>An error of reading.</summary>
/// <param name="Error">What it is.</param>
/// <param name="Path">Where, or null for anywhere.</param>
internal sealed record ReadError(MemFormatError Error, string? Path);
