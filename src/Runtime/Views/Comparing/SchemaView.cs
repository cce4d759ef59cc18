using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Views.Comparing;

/// <summary>A schema as tools see it: types and unions that refer to each other.</summary>
internal sealed class SchemaView
{
    private readonly RootSchema? _root;
    private readonly List<MemFormatSchemaType> _types = [];
    private readonly MemFormatSchemaUnion?[] _unions;

    /// <param name="schema">The schema.</param>
    /// <param name="root">The reader's schema, if this is one.</param>
    public SchemaView(WriterSchema schema, RootSchema? root)
    {
        _root = root;
        _unions = new MemFormatSchemaUnion?[root?.Unions.Declared.Length ?? 0];
        var listed = Add(schema, [], root?.Types);
        Root = Value(schema.Root, listed, root?.Types);
        foreach (var union in root?.Unions.Declared ?? [])
        {
            foreach (var known in union.Declared)
            {
                var local = known.Target.Reader;
                var types = Add(local.Schema, listed, local.Types);
                var view = UnionOf(union.Number);
                view.Cases = view.Cases.Append(new(known.Tag, Value(known.Slot, types, local.Types))).ToArray();
            }
        }
    }

    public readonly MemFormatSchemaValue Root;

    public IReadOnlyList<MemFormatSchemaType> Types => _types;

    /// <summary>Makes all types first, since they refer to each other.</summary>
    private MemFormatSchemaType[] Add(WriterSchema schema, MemFormatSchemaType[] listed, ReaderType[]? names)
    {
        var types = new MemFormatSchemaType[schema.Types.Length];
        listed.CopyTo(types, 0);
        var added = schema.Types.AsSpan(listed.Length);
        foreach (var type in added)
            _types.Add(types[type.Number] = new() { Name = names?[type.Number].Name, AreKeysNames = type.IsNamed, Contract = type.Contract });
        foreach (var type in added)
        {
            var members = new MemFormatSchemaMember[type.Members.Length];
            for (var i = 0; i < members.Length; i++)
                members[i] = Member(type, type.Members[i], names?[type.Number].Members[i].Name, types, names);
            types[type.Number].Base = type.Base < 0 ? null : types[type.Base];
            types[type.Number].Members = members;
        }

        return types;
    }

    private MemFormatSchemaMember Member(WriterType type, WriterMember member, string? name, MemFormatSchemaType[] types, ReaderType[]? names) =>
        new(name ?? member.KeyText(type.IsNamed)) { Key = member.Key, Name = name, Value = Value(member.Slot, types, names) };

    private MemFormatSchemaValue Value(WriterSlot slot, MemFormatSchemaType[] types, ReaderType[]? names) =>
        new(KindOf(slot), () => new SlotNames(names, _root).Of(slot))
        {
            CanBeNull = slot.Kind >= WireKind.String || slot.HasPresence,
            IsCompact = slot.Place is WirePlace.Compact or WirePlace.CompactOptional,
            IsPooled = slot.IsPooled,
            Type = slot.IsObject ? types[slot.Type] : null,
            Union = slot.Kind == WireKind.Union ? UnionOf(slot.Id) : null,
            Key = slot.Key is null ? null : Value(slot.Key, types, names),
            Element = slot.Kind is WireKind.List or WireKind.Map ? Value(slot.Element!, types, names) : null,
        };

    private MemFormatSchemaUnion UnionOf(uint number) => number < (uint)_unions.Length
        ? _unions[number] ??= new MemFormatSchemaUnion { Name = _root!.Unions[number]!.Source.Name }
        : new MemFormatSchemaUnion { Name = null };

    private static MemFormatKind KindOf(WriterSlot slot) => slot.Kind != WireKind.Extended
        ? (MemFormatKind)slot.Kind
        : slot.IsUnknown ? MemFormatKind.Unknown : (MemFormatKind)((uint)MemFormatKind.Serialized - (uint)WireExtension.Serialized + slot.Id);
}
