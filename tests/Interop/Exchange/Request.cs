namespace MemFormat.Interop.Tests;

/// <summary>A payload to be read in TypeScript.</summary>
/// <param name="Name">What failures call it.</param>
/// <param name="Root">The root's name in C#.</param>
/// <param name="Asks">What is done.</param>
/// <param name="Payload">The payload.</param>
public sealed record Request(string Name, string Root, Asks Asks, byte[] Payload)
{
    /// <summary>What has to be written, if not the payload.</summary>
    public byte[]? Expected { get; init; }

    /// <summary>The code of the error that reading must end in.</summary>
    public string? Error { get; init; }

    /// <summary>The code of an error that reading may end in.</summary>
    public string? Allowed { get; init; }

    /// <summary>The payload as C# shows it in JSON.</summary>
    public string? Shown { get; init; }

    /// <summary>The size of pieces.</summary>
    public int Piece { get; init; }

    /// <summary>Where the server writes the stream.</summary>
    public string? Path { get; init; }

    /// <summary>How many values are wanted.</summary>
    public int Count { get; init; }
}
