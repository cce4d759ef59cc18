using MemFormat.Tools.Assemblies;
using MemFormat.Tools.Inspecting;

namespace MemFormat.Tools.Measuring;

/// <summary>A value of a file, taken apart: the shape of its root, the cases defined ahead of it, its body.</summary>
internal sealed class ValueParts
{
    private byte[] _descriptor = [];

    /// <summary>The descriptor of the last value that was not null.</summary>
    public ReadOnlySpan<byte> Descriptor => _descriptor;

    public BodyShape Shape { get; private set; } = null!;

    /// <summary>The cases defined ahead of the body.</summary>
    public UnionCases Cases { get; private set; } = null!;

    /// <summary>Takes a value apart.</summary>
    /// <returns>The body; nothing for null.</returns>
    /// <exception cref="ToolException">It needs a schema that no given file has, or it is damaged.</exception>
    public ReadOnlySpan<byte> Open(DataValue value, out bool isNull)
    {
        var bytes = value.Bytes;
        isNull = value.IsNull || bytes is [PayloadHead.NullRoot or SessionMessage.Null];
        if (isNull)
            return default;
        if (value.Schema is { } given && value.IsBody)
        {
            Use(given.Descriptor);
            return bytes;
        }

        while (bytes is [PayloadHead.Wrapped, ..])
        {
            using var stream = new SourceStream(bytes[1..].ToArray());
            bytes = WrappedBytes.Read(stream, stream.Left);
            isNull = bytes is [] or [PayloadHead.NullRoot];
            if (isNull)
                return default;
        }

        return (bytes[0] & PayloadHead.ModeMask) switch
        {
            PayloadHead.Inline => OpenInline(bytes),
            PayloadHead.Fingerprint when value.Schema is { } named => OpenNamed(bytes, named),
            PayloadHead.Session => OpenMessage(bytes),
            _ => throw new ToolException("a fingerprint names a schema that is not known. Name the assembly or the recorded schema file with --names."),
        };
    }

    private ReadOnlySpan<byte> OpenInline(ReadOnlySpan<byte> bytes)
    {
        bytes = bytes[1..];
        Use(Framed(ref bytes));
        return bytes;
    }

    private ReadOnlySpan<byte> OpenNamed(ReadOnlySpan<byte> bytes, MemFormatSchema named)
    {
        Use(named.Descriptor);
        return bytes[(Fingerprints.IsLong(bytes[0]) ? Fingerprints.LongSize : Fingerprints.ShortSize)..];
    }

    /// <summary>A message with all that was defined before it.</summary>
    private ReadOnlySpan<byte> OpenMessage(ReadOnlySpan<byte> bytes)
    {
        bytes = bytes[1..];
        for (var left = Number(ref bytes); left > 0; left--)
        {
            var subject = Number(ref bytes);
            switch (subject)
            {
                case SessionMessage.Shape:
                    Use(Framed(ref bytes));
                    break;
                case SessionMessage.Fingerprint:
                    throw new ToolException("a stream with a fingerprint cannot be taken apart: its schema is not in it.");
                default:
                    var tag = Number(ref bytes);
                    Cases.Define((uint)(subject - SessionMessage.FirstUnion), tag, Framed(ref bytes));
                    break;
            }
        }

        return Framed(ref bytes);
    }

    private void Use(ReadOnlySpan<byte> descriptor)
    {
        if (Shape is null || !descriptor.SequenceEqual(_descriptor))
        {
            _descriptor = descriptor.ToArray();
            Shape = BodyShape.Parse(_descriptor);
            Cases = new UnionCases(Shape);
        }

        Cases.Forget();
    }

    private static ReadOnlySpan<byte> Framed(scoped ref ReadOnlySpan<byte> bytes)
    {
        var size = Number(ref bytes);
        if (size > (ulong)bytes.Length)
            throw new ToolException("the data ends in the middle.");
        var framed = bytes[..(int)size];
        bytes = bytes[(int)size..];
        return framed;
    }

    private static ulong Number(scoped ref ReadOnlySpan<byte> bytes) =>
        Files.Blocks.Numbers.TryRead(ref bytes, out var number) ? (ulong)number : throw new ToolException("the data ends in the middle.");
}
