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

    /// <summary>The type that writes.</summary>
    public abstract Type WriterType { get; }

    /// <summary>The payload that the other type wrote.</summary>
    public abstract byte[] Payload(MemFormatHeader header = MemFormatHeader.Inline);

    /// <summary>Whether the reader knows the recorded schemas of the corpus: they belong to its assembly.</summary>
    public bool IsRecorded => IsOfCorpus(ReaderType);

    /// <summary>Reads a payload, the case's own or a damaged one.</summary>
    public abstract object? Read(ReadOnlySpan<byte> payload);

    /// <summary>The value as the messages of a session, so many times.</summary>
    public abstract Task<byte[]> SessionAsync(int count, MemFormatHeader header = MemFormatHeader.Inline);

    /// <summary>Reads a session, the case's own or a damaged one.</summary>
    public abstract Task<List<object?>> ReadSessionAsync(Stream session);

    /// <summary>Writes what <see cref="Read"/> gave.</summary>
    public abstract byte[] Write(object? value);

    /// <summary>Whether the value read is the one expected.</summary>
    public abstract bool IsExpected(object? value);

    /// <summary>Says what is wrong, or gives null.</summary>
    public string? Failure(MemFormatHeader header = MemFormatHeader.Inline)
    {
        try
        {
            return Failure([Read(Payload(header))]);
        }
        catch (MemFormatException exception)
        {
            return Failure(exception);
        }
    }

    /// <summary>As <see cref="Failure(MemFormatHeader)"/>, where the value is written and read several times in a session.</summary>
    public async Task<string?> SessionFailureAsync()
    {
        const int count = 3;
        try
        {
            var values = await ReadSessionAsync(new MemoryStream(await SessionAsync(count)));
            return values.Count == count ? Failure(values) : $"{values.Count} values came back";
        }
        catch (MemFormatException exception)
        {
            return Failure(exception);
        }
    }

    private string? Failure(MemFormatException exception) =>
        exception.Error == Error && (Path is null || Path == exception.Path) ? null : exception.ToString();

    private string? Failure(List<object?> values) => Error is not null
        ? $"{Error} was expected"
        : values.Where(v => !IsExpected(v)).Select(v => $"another value was expected than {v}").FirstOrDefault();

    public override string ToString() => Name;

    private static bool IsOfCorpus(Type type) => type.HasElementType
        ? IsOfCorpus(type.GetElementType()!)
        : type.Assembly == typeof(ChangeCase).Assembly || Array.Exists(type.GenericTypeArguments, IsOfCorpus);
}
