using MemFormat.Payloads;
using MemFormat.Payloads.Finding;
using MemFormat.Plans.Build;
using MemFormat.Schemas;

namespace MemFormat.Codecs;

/// <summary>
/// For packages that carry many values of one sender: hubs, files. Each schema that it states is planned once for each type to read,
/// and so is each refusal. The work and the memory of all together are bounded. Several threads may use it.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatSender
{
    private readonly SenderPlans _plans;
    private readonly MemFormatOptions _bodies;

    // Headers are found by identity: comparing their bytes for each value would cost what they weigh.
    private readonly Dictionary<(byte[] Header, Type Type), (MemFormatOptions? Options, MemFormatException? Refusal)> _known = [];

    /// <summary>Starts without any schema.</summary>
    /// <param name="options">How to read. Its limits are those of each value, and of all schemas together.</param>
    public MemFormatSender(MemFormatOptions? options = null)
    {
        options ??= MemFormatOptions.Default;
        _plans = new SenderPlans(options.Bounds);
        Payloads = options with { Stated = _plans };
        _bodies = options with { Header = MemFormatHeader.None, Compression = MemFormatCompression.None, WriterSchema = null };
    }

    /// <summary>How to read payloads that state their schema themselves.</summary>
    public MemFormatOptions Payloads { get; }

    /// <summary>How often a schema was planned, for tests.</summary>
    internal int Planned => _plans.Planned;

    /// <summary>About the bytes that plans keep alive, for tests.</summary>
    internal long Size => _plans.Size;

    /// <summary>Whether bytes are an inline header and nothing else: with a body behind it, each value would be as large as that.</summary>
    /// <param name="bytes">The bytes that are to be a header.</param>
    public static bool IsHeader(ReadOnlySpan<byte> bytes)
    {
        try
        {
            _ = PayloadSchema.Descriptor(bytes, out var end);
            return end == bytes.Length;
        }
        catch (MemFormatException)
        {
            return false;
        }
    }

    /// <summary>How to read bodies whose header was stated before.</summary>
    /// <param name="header">An inline header, and nothing behind it. Pass the same array each time.</param>
    /// <param name="type">The type to read.</param>
    /// <exception cref="MemFormatException">The schema is invalid, does not fit the type, or exceeds a limit.</exception>
    public MemFormatOptions Bodies(byte[] header, Type type)
    {
        ArgumentNullException.ThrowIfNull(header);
        lock (_known)
        {
            if (!_known.TryGetValue((header, type), out var known))
            {
                var root = RootCodecs.Get(type, _bodies).RootSchema;
                if (header.AsSpan().SequenceEqual(root.InlineHeader))
                    return _bodies;
                _plans.TakeEntry();
                _known[(header, type)] = known = Find(header, root);
            }

            return known.Options ?? throw known.Refusal!.Again();
        }
    }

    private (MemFormatOptions? Options, MemFormatException? Refusal) Find(byte[] header, RootSchema root)
    {
        try
        {
            var descriptor = PayloadSchema.Descriptor(header, out var end);
            if (end != header.Length)
                throw new MemFormatException(MemFormatError.InvalidData, "There are bytes behind a header.");
            var plan = _plans.Get(root, descriptor);
            return (_bodies with { WriterSchema = new MemFormatSchema(plan.Descriptor, plan.Writer), Stated = new StatedPlan(root, plan) }, null);
        }
        catch (MemFormatException exception)
        {
            return (null, exception.Again());
        }
    }
}
