using MemFormat;

namespace Corpus.Changes;

/// <summary>A value of an earlier (or later) type, read as another type.</summary>
public abstract class ChangeCase(string name)
{
    public string Name { get; } = name;

    /// <summary>The error that reading must end in, or null.</summary>
    public MemFormatError? Error { get; init; }

    /// <summary>The path that the error must name, or null when any will do.</summary>
    public string? Path { get; init; }

    /// <summary>The type that reads.</summary>
    public abstract Type ReaderType { get; }

    /// <summary>The payload that the other type wrote.</summary>
    public abstract byte[] Payload();

    /// <summary>Reads a payload, the case's own or a damaged one.</summary>
    public abstract object? Read(ReadOnlySpan<byte> payload);

    /// <summary>Writes what <see cref="Read"/> gave.</summary>
    public abstract byte[] Write(object? value);

    /// <summary>Whether the value read is the one expected.</summary>
    public abstract bool IsExpected(object? value);

    /// <summary>Says what is wrong, or gives null.</summary>
    public string? Failure()
    {
        object? value;
        try
        {
            value = Read(Payload());
        }
        catch (MemFormatException exception)
        {
            return exception.Error == Error && (Path is null || Path == exception.Path) ? null : exception.ToString();
        }

        if (Error is not null)
            return $"{Error} was expected";
        return IsExpected(value) ? null : $"another value was expected than {value}";
    }

    public override string ToString() => Name;
}
