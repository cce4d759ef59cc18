namespace MemFormat.Akka;

/// <summary>
/// Writes the named roots of a context as payloads. The manifest beside a payload is the name, so types may be renamed and
/// moved. For a setup by configuration files, derive a class with the constructor that Akka.NET calls.
/// </summary>
public class MemFormatAkkaSerializer : SerializerWithStringManifest
{
    /// <summary>The number that stands beside each payload for this serializer. All nodes and releases have to have the same.</summary>
    public const int DefaultIdentifier = 1298492742;

    private const int ShownLength = 60;

    private readonly MemFormatContext _context;
    private readonly MemFormatOptions _options;
    private readonly ConcurrentDictionary<Type, MemFormatRoot> _roots = [];

    /// <summary>Creates the serializer of a system.</summary>
    /// <param name="system">The system.</param>
    /// <param name="context">The context whose roots with names are written.</param>
    /// <param name="options">
    /// The options to write and read with. If they have a state, messages with actor references need it to be an
    /// <see cref="IActorSystemState"/>.
    /// </param>
    /// <param name="identifier">Another number, if a system has serializers of several contexts.</param>
    public MemFormatAkkaSerializer(
        ExtendedActorSystem system, MemFormatContext context, MemFormatOptions? options = null, int identifier = DefaultIdentifier)
        : base(system)
    {
        ArgumentNullException.ThrowIfNull(context);
        options ??= MemFormatOptions.Default;
        _context = context;
        _options = options with { Context = options.Context ?? context, State = options.State ?? new ActorSystemState(system) };
        Identifier = identifier;
    }

    /// <summary>The number that stands beside each payload.</summary>
    public override int Identifier { get; }

    /// <summary>Gets the name of a message's type: its own, or that of its union.</summary>
    /// <param name="o">The message.</param>
    /// <exception cref="SerializationException">Neither has a name in the context.</exception>
    public override string Manifest(object o) => RootOf(o).Name!;

    /// <summary>Writes a message.</summary>
    /// <param name="obj">The message.</param>
    /// <exception cref="SerializationException">It cannot be written. A <see cref="MemFormatException"/> inside says why.</exception>
    public override byte[] ToBinary(object obj)
    {
        try
        {
            return MemFormatSerializer.Serialize(obj, RootOf(obj).Type, _options);
        }
        catch (MemFormatException error)
        {
            throw new SerializationException(error.Message, error);
        }
    }

    /// <summary>Reads a message.</summary>
    /// <param name="bytes">The payload.</param>
    /// <param name="manifest">The name beside it. Only the names of the context are looked at.</param>
    /// <exception cref="SerializationException">
    /// The name is unknown, or the bytes are bad or do not fit the type: then a <see cref="MemFormatException"/> is inside.
    /// Akka.NET drops such a message, and the connection to its sender lives.
    /// </exception>
    public override object FromBinary(byte[] bytes, string manifest)
    {
        ArgumentNullException.ThrowIfNull(bytes);
        if (manifest is null || !_context.TryGetCodec(manifest, out var codec))
            throw new SerializationException($"The manifest '{Shown(manifest)}' is no name of a root of {_context.GetType().Name}.");
        try
        {
            return codec.DeserializeObject(bytes, _options) ?? throw new SerializationException($"The message '{manifest}' is a null.");
        }
        catch (MemFormatException error)
        {
            throw new SerializationException(error.Message, error);
        }
    }

    private static string? Shown(string? manifest) => manifest?.Length > ShownLength ? $"{manifest[..ShownLength]}…" : manifest;

    private MemFormatRoot RootOf(object message)
    {
        ArgumentNullException.ThrowIfNull(message);
        var type = message.GetType();
        return _roots.TryGetValue(type, out var root) ? root : _roots.GetOrAdd(type, FindRoot(type));
    }

    private MemFormatRoot FindRoot(Type type)
    {
        var root = type;
        return _context.TryGetName(root, out var name) || _context.TryGetName(root = MemFormatSerializer.GetRootType(type), out name)
            ? new(root, name)
            : throw new SerializationException(
                $"{type.Name} has no name in {_context.GetType().Name}. Add [MemFormatRoot(typeof({type.Name}), Name = \"…\")], or make it a "
                + "case of a union that has one.");
    }
}
