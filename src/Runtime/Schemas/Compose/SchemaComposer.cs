using MemFormat.Base;
using MemFormat.Codecs.Writing;
using MemFormat.Plans.Build;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>
/// Composes the schema of a root, once, from the segments of the types that are actually loaded. Generated code and
/// codecs describe themselves to it.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class SchemaComposer
{
    private readonly DescriptorComposer<Type, UnionSource> _composer;
    private readonly List<ReaderType> _types = [];
    private List<Content>? _contents;
    private bool _needsScope, _hasExtension, _hasPooled, _hasFormerTypes, _hasOtherAssemblies;

    internal SchemaComposer() => _composer = new();

    /// <summary>For a case of a union.</summary>
    private SchemaComposer(SchemaComposer root)
    {
        _composer = root._composer.ForCase();
        _types.AddRange(root._types);
    }

    /// <summary>The unions in the order of their numbers.</summary>
    internal IReadOnlyList<UnionSource> Unions => _composer.Unions;

    /// <summary>The types in the order of their numbers.</summary>
    internal List<ReaderType> Types => _types;

    /// <summary>Appends the slot of a generated type and, if the type is new, starts its segment.</summary>
    /// <typeparam name="TCodec">The type's codec.</typeparam>
    /// <param name="type">The type, for messages.</param>
    /// <param name="segment">The segment with placeholders.</param>
    /// <param name="members">
    /// The members' names in the segment's order. Prefixes: <c>?</c> may be null, <c>~</c> may be null if the type
    /// argument may, <c>!</c> required, <c>|</c> a former name. Behind the last member, <c>^</c> and a required member of a base part.
    /// </param>
    /// <param name="instanceSize">The estimated bytes of an instance.</param>
    /// <returns>
    /// Whether the caller must describe its dependencies, in the order of the placeholders, and call <see cref="End"/>.
    /// </returns>
    public bool Begin<TCodec>(Type type, ReadOnlySpan<byte> segment, string members, int instanceSize)
        where TCodec : struct, IMemFormatDescribe =>
        Begin(typeof(TCodec), type, segment, members, instanceSize, null, TCodec.CanPopulate, TCodec.IsBlock);

    /// <summary>Like the other overload, with the segment in hexadecimal digits. For generated code.</summary>
    /// <inheritdoc cref="Begin{TCodec}(Type, ReadOnlySpan{byte}, string, int)"/>
    public bool Begin<TCodec>(Type type, string segment, string members, int instanceSize)
        where TCodec : struct, IMemFormatDescribe =>
        Begin(typeof(TCodec), type, Bytes(segment), members, instanceSize, null, TCodec.CanPopulate, TCodec.IsBlock);

    /// <summary>
    /// Like <see cref="Begin{TCodec}(Type, string, string, int)"/>, for a class whose objects keep their identity.
    /// </summary>
    /// <inheritdoc cref="Begin{TCodec}(Type, string, string, int)"/>
    public bool BeginReference<TCodec>(Type type, string segment, string members, int instanceSize)
        where TCodec : struct, IMemFormatReference
    {
        NeedScope();
        return Begin(typeof(TCodec), type, Bytes(segment), members, instanceSize, ReferenceBody<TCodec>.Instance, canPopulate: false, isBlock: false);
    }

    private bool Begin(
        Type codec,
        Type type,
        ReadOnlySpan<byte> segment,
        string members,
        int instanceSize,
        ReferenceBody? reference,
        bool canPopulate,
        bool isBlock)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(members);
        if (!_composer.Begin(codec, reference is null ? WireKind.Object : WireKind.Reference, type.IsValueType, segment.ToArray()))
            return false;
        _types.Add(new ReaderType(type, members, instanceSize)
        {
            Reference = reference,
            CanPopulate = canPopulate,
            IsBlock = isBlock,
        });
        _hasOtherAssemblies |= type.Assembly != _types[0].Assembly;
        return true;
    }

    /// <summary>The bytes of a value in memory, as the JIT knows them.</summary>
    public static int SizeOf<T>() => System.Runtime.CompilerServices.Unsafe.SizeOf<T>();

    /// <summary>Ends the segment of the last <see cref="Begin"/>.</summary>
    public void End()
    {
        var type = _types[_composer.Open];
        type.Fill(_composer.End());
    }

    /// <summary>Adds an earlier type to a member of the type of the last <see cref="Begin"/>.</summary>
    /// <typeparam name="TCodec">The earlier type's codec.</typeparam>
    /// <param name="member">The member's number.</param>
    /// <param name="takesNull">Whether the method that converts its values takes a null, too.</param>
    public void Was<TCodec>(int member, bool takesNull = false)
        where TCodec : struct, IMemFormatDescribe
    {
        _types[_composer.Open].Members[member].FormerTypes.Add(new((Action<SchemaComposer>)TCodec.Describe, takesNull));
        _hasFormerTypes = true;
    }

    /// <summary>The next slot can be null and does not say so itself.</summary>
    internal void Nullable() => _composer.Nullable();

    /// <summary>The next slot is never null, unless it was said before that it can be, or it is a key.</summary>
    internal void NeverNull() => _composer.NeverNull();

    /// <summary>The next slot is that of a struct in a compact list.</summary>
    internal void Compact() => _composer.Compact();

    /// <summary>Appends the slot of a value without parts.</summary>
    internal void Kind(WireKind kind, WirePlace place = WirePlace.Rest) => _composer.Kind(kind, place);

    /// <summary>Starts the slot of a list; the element's follows.</summary>
    internal void List() => _composer.List();

    /// <summary>Starts the slot of a map; the key's and the value's follow.</summary>
    internal void Map() => _composer.Map();

    /// <summary>Reading and writing the root takes a <see cref="ReadScope"/> and a <see cref="WriteScope"/>.</summary>
    internal void NeedScope() => _needsScope = true;

    /// <inheritdoc cref="RootSchema.NeedsScope"/>
    internal bool NeedsScope => _needsScope;

    /// <summary>Appends the slot of payloads within the payload.</summary>
    /// <typeparam name="TCodec">The codec of their values, whose schema is theirs alone.</typeparam>
    internal void Serialized<TCodec>()
        where TCodec : struct, IMemFormatDescribe
    {
        Extended(WireExtension.Serialized);
        _contents ??= [];
        _contents.Insert(
            _contents.FindLastIndex(c => c.Owner <= _composer.Open) + 1, new Content(_composer.Open, static () => RootOf<TCodec>.Schema));
    }

    /// <summary>Appends the slot of a union and numbers it when it is new; its cases are described later, when the root is complete.</summary>
    internal void Union(UnionSource source)
    {
        NeedScope();
        _composer.Union(source);
    }

    /// <summary>A composer for a case of one of this root's unions.</summary>
    internal SchemaComposer ForCase() => new(this);

    /// <summary>Appends the slot of a kind that is known by its extension, and the one that it is based on.</summary>
    internal void Extended(WireExtension extension)
    {
        _hasExtension |= extension == WireExtension.ExtensionData;
        _composer.Extended(extension);
    }

    /// <summary>Appends the slot of strings that are written once per payload.</summary>
    internal void PooledText()
    {
        _hasPooled = true;
        _composer.Extended(WireExtension.Pooled);
    }

    /// <summary>Appends the slot of an enum whose constants are known by name.</summary>
    internal void Enum<TNames>(Type type, WireKind kind, WirePlace place)
        where TNames : IMemFormatNames
    {
        if (_composer.Enum(typeof(TNames), kind, place, Bytes(TNames.Segment)) is not { } segment)
            return;
        var known = new ReaderEnum(DisplayNames.Of(type), TNames.Names, TNames.Fallback);
        _types.Add(new ReaderType(type, "", instanceSize: 1) { Enum = known, Segment = segment });
        _hasOtherAssemblies |= type.Assembly != _types[0].Assembly;
    }

    /// <summary>Appends the slot of a custom codec.</summary>
    internal void Opaque(uint id, uint version, WirePlace place) => _composer.Opaque(id, version, place);

    /// <summary>Checks that an enum of another assembly still has the integer type of the compilation.</summary>
    /// <exception cref="InvalidOperationException">It has another one.</exception>
    public static void CheckEnum<TEnum, TUnderlying>()
    {
        if (typeof(TEnum).GetEnumUnderlyingType() != typeof(TUnderlying))
        {
            throw new InvalidOperationException(
                $"The enum {typeof(TEnum)} has changed its integer type since your code was compiled. Compile your code again.");
        }
    }

    /// <summary>Checks that a struct copied as memory has its size in the wire format.</summary>
    /// <exception cref="InvalidOperationException">It has another size on this runtime.</exception>
    public static void CheckSize<T>(int size)
    {
        if (Unsafe.SizeOf<T>() != size)
            throw new InvalidOperationException($"The struct {typeof(T)} takes {Unsafe.SizeOf<T>()} bytes in memory here, but {size} in its wire format. Give it an explicit layout.");
    }

    internal RootSchema Finish(object? instance = null)
    {
        var descriptor = Compose();
        var root = new RootSchema(descriptor, _types.ToArray(), Contents())
        {
            NeedsScope = _needsScope,
            TakesScope = _needsScope || _hasExtension,
            WritesScope = _needsScope || _hasExtension || _hasPooled,
            Instance = instance,
        };
        if (Unions.Count > 0 || _hasFormerTypes)
            root.UnionState = new KnownUnions(this, root.Reader);
        else if (_hasOtherAssemblies || _hasExtension)
            _ = root.Reader; // Checks that types fit together. Those of one assembly do.
        if (instance is null)
            root.Previous = Interlocked.Exchange(ref RootSchema.Last, new WeakReference<RootSchema>(root));
        return root;
    }

    /// <summary>The schemas of payloads within the payload, in the order of their slots.</summary>
    internal Func<RootSchema>[] Contents() => _contents is null ? [] : [.. _contents.ConvertAll(c => c.Schema)];

    /// <summary>The slot that was described, and the segments of the types that are new with it.</summary>
    internal byte[] Compose()
    {
        for (var i = _composer.Listed; i < _types.Count; i++)
        {
            if (_types[i].Segment!.Base >= 0)
                CheckChain(_types[i]);
        }

        return _composer.Compose();
    }

    /// <summary>The bytes of a segment, whose digits the generator wrote: .NET's own method is one of the largest to compile at the start.</summary>
    private static byte[] Bytes(string segment)
    {
        var bytes = new byte[segment.Length / 2];
        for (var i = 0; i < segment.Length; i++)
            bytes[i / 2] = (byte)(bytes[i / 2] << 4 | (segment[i] & 15) + (segment[i] >> 6) * 9);
        return bytes;
    }

    private void CheckChain(ReaderType type)
    {
        var owners = new Dictionary<uint, string>();
        var own = type.Segment!;
        for (var part = type; ; part = _types[part.Segment!.Base])
        {
            var segment = part.Segment!;
            if (segment.Members.Length > 0 && own.Members.Length > 0 && segment.IsNamed != own.IsNamed)
                throw new InvalidOperationException($"The members of {type.Name} and those of its base {part.Name} have different keys: one has names, the other ids. Compile the derived class again.");
            for (var i = 0; i < segment.Members.Length; i++)
            {
                var (name, key) = ($"{part.Name}.{part.Members[i].Name}", segment.Members[i].Key);
                if (!owners.TryAdd(key, name))
                {
                    throw new InvalidOperationException(
                        $"{owners[key]} and {name} have the same key. Give one of them another id or a [MemFormerName].");
                }
            }

            if (segment.Base < 0)
                return;
        }
    }

    /// <summary>A slot of payloads within the payload.</summary>
    /// <param name="owner">The number of the type whose member it is; negative for the root.</param>
    /// <param name="schema">The schema of the payloads.</param>
    private sealed class Content(int owner, Func<RootSchema> schema)
    {
        public readonly int Owner = owner;

        public readonly Func<RootSchema> Schema = schema;
    }
}
