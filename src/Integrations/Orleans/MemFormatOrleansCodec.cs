using System.Text;
using Orleans.Serialization.Buffers;
using Orleans.Serialization.Cloning;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.Serializers;
using Orleans.Serialization.WireProtocol;

namespace MemFormat.Orleans;

/// <summary>
/// Writes the named roots of a context within the messages of Orleans, and copies them. A field is the name, its length before
/// it, and a payload.
/// </summary>
[Alias(Alias)]
internal sealed class MemFormatOrleansCodec(MemFormatContext context, Func<IServiceProvider, MemFormatOptions> configure, IServiceProvider services)
    : IGeneralizedCodec, IGeneralizedCopier, ITypeFilter
{
    /// <summary>What Orleans calls the type of our fields.</summary>
    public const string Alias = "memformat";

    private const int LongestName = 1000, OneByte = 127;

    private readonly ConcurrentDictionary<Type, Root?> _roots = [];
    private MemFormatOptions? _options;

    private MemFormatOptions Options => _options ??= Configured();

    public bool IsSupportedType(Type type) => type == typeof(MemFormatOrleansCodec) || RootOf(type) is not null;

    /// <summary>Orleans names the type of a result. A caller gets to see why its message was refused.</summary>
    public bool? IsTypeAllowed(Type type) => IsSupportedType(type) || type == typeof(MemFormatException) ? true : null;

    public void WriteField<TBufferWriter>(ref Writer<TBufferWriter> writer, uint fieldIdDelta, Type? expectedType, object? value)
        where TBufferWriter : IBufferWriter<byte>
    {
        if (ReferenceCodec.TryWriteReferenceField(ref writer, fieldIdDelta, expectedType!, value!))
            return;
        var root = RootOf(value!.GetType()) ?? throw new NotSupportedException($"{value.GetType().Name} has no name in {context.GetType().Name}.");
        var payload = MemFormatSerializer.Serialize(value, root.Type, Options);
        writer.WriteFieldHeader(fieldIdDelta, expectedType!, typeof(MemFormatOrleansCodec), WireType.LengthPrefixed);
        writer.WriteVarUInt32((uint)(1 + (root.Name.Length > OneByte ? 1 : 0) + root.Name.Length + payload.Length));
        writer.WriteVarUInt32((uint)root.Name.Length);
        writer.Write(root.Name);
        writer.Write(payload);
    }

    public object ReadValue<TInput>(ref Reader<TInput> reader, Field field)
    {
        if (field.IsReference)
            return ReferenceCodec.ReadReference(ref reader, field.FieldType!)!;
        field.EnsureWireType(WireType.LengthPrefixed);
        var length = reader.ReadVarUInt32();
        if (length > reader.Remaining)
            throw new InvalidDataException("A field is longer than its message.");
        var end = reader.Position + length;
        var nameLength = reader.ReadVarUInt32();
        if (nameLength > Math.Min(LongestName, end - reader.Position))
            throw new InvalidDataException("The name of a type is longer than its field.");
        var name = Encoding.UTF8.GetString(reader.ReadBytes(nameLength));
        if (!context.TryGetCodec(name, out var codec))
            throw new InvalidDataException($"'{name}' is no name of a root of {context.GetType().Name}.");
        var payloadLength = (int)(end - reader.Position);
        if (!reader.TryReadBytes(payloadLength, out var payload))
            payload = reader.ReadBytes((uint)payloadLength);

        // Before the value, as when it was written.
        var place = ReferenceCodec.CreateRecordPlaceholder(reader.Session);
        var value = codec.DeserializeObject(payload, Options) ?? throw new InvalidDataException($"The value '{name}' is a null.");
        ReferenceCodec.RecordObject(reader.Session, value, place);
        return value;
    }

    public object? DeepCopy(object? input, CopyContext context)
    {
        if (input is null)
            return null;
        if (context.TryGetCopy<object>(input, out var copied))
            return copied;
        var root = RootOf(input.GetType()) ?? throw new NotSupportedException($"{input.GetType().Name} cannot be copied.");
        if (root.IsImmutable)
            return input;
        var copy = MemFormatSerializer.Clone(input, root.Type, Options)!;
        context.RecordCopy(input, copy);
        return copy;
    }

    private Root? RootOf(Type type) => _roots.GetOrAdd(type, static (type, codec) => codec.FindRoot(type), this);

    private Root? FindRoot(Type type)
    {
        var root = type;
        return context.TryGetName(root, out var name) || context.TryGetName(root = MemFormatSerializer.GetRootType(type), out name)
            ? new(root, NameOf(name), type.IsDefined(typeof(ImmutableAttribute), inherit: false))
            : null;
    }

    private static byte[] NameOf(string name)
    {
        var bytes = Encoding.UTF8.GetBytes(name);
        return bytes.Length <= LongestName ? bytes : throw new NotSupportedException($"A name has more than {LongestName} bytes.");
    }

    private MemFormatOptions Configured()
    {
        var options = configure(services);
        return options with { Context = options.Context ?? context, State = options.State ?? new GrainFactoryState(services) };
    }

    private sealed record Root(Type Type, byte[] Name, bool IsImmutable);
}
