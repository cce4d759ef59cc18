using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>
/// Composes the schema of a root from manifests, as the runtime composes it from codecs that describe themselves: numbers the
/// types by first reach and fills the holes of their segments.
/// </summary>
internal sealed class ManifestComposer
{
    private readonly ManifestSet _manifests;
    private readonly Dictionary<string, int> _numbers;
    private readonly List<ComposedType> _types;
    private readonly List<ManifestType> _unions;
    private readonly int _listed;
    private bool _nullable, _isKey;

    private ManifestComposer(ManifestSet manifests) => (_manifests, _numbers, _types, _unions) = (manifests, [], [], []);

    /// <summary>For a case of a union: the types of the root are there already, and unions are numbered together.</summary>
    private ManifestComposer(ManifestComposer root)
    {
        (_manifests, _numbers, _types, _unions) = (root._manifests, new(root._numbers), [.. root._types], root._unions);
        _listed = _types.Count;
    }

    /// <exception cref="CompositionException">Something that the root reaches is not in the manifests.</exception>
    public static ComposedSchema Compose(ManifestSet manifests, ManifestType root)
    {
        var composer = new ManifestComposer(manifests);
        var slot = composer.Describe(root) with { Place = WirePlace.Rest };
        var unions = new List<ComposedUnion>();
        composer.AddUnions(unions, isAdded: false);
        var declared = unions.Count;
        composer.AddCases(unions);
        return new ComposedSchema
        {
            Root = slot,
            Types = composer._types,
            Descriptor = composer.Bytes(slot),
            Unions = unions,
            DeclaredUnions = declared,
        };
    }

    /// <summary>The declared cases of all unions that were reached since; those that the cases reach are found on the way.</summary>
    private void AddUnions(List<ComposedUnion> unions, bool isAdded)
    {
        for (var i = unions.Count; i < _unions.Count; i++)
        {
            var union = _manifests.Union(_unions[i]);
            unions.Add(new ComposedUnion(_unions[i], union.UnknownIsNull, union.Cases.Select(c => Case(c.Tag, c.Type, isAdded)).ToList()));
        }
    }

    /// <summary>The cases of other assemblies, and the unions that only those reach.</summary>
    private void AddCases(List<ComposedUnion> unions)
    {
        for (var i = 0; i < unions.Count; i++)
        {
            var added = _manifests.AddedCases(unions[i].Type).Select(c => Case(c.Tag, c.Type, isAdded: true)).ToList();
            unions[i] = unions[i] with { Cases = unions[i].Cases.Concat(added).OrderBy(c => c.Tag).ToList() };
            AddUnions(unions, isAdded: true);
        }
    }

    private ComposedCase Case(int tag, ManifestType type, bool isAdded)
    {
        var composer = new ManifestComposer(this);
        var slot = composer.Describe(type) with { Place = WirePlace.Rest };
        return new ComposedCase(tag, type, slot, composer._types.Skip(_types.Count).ToList(), composer.Bytes(slot), isAdded);
    }

    private EquatableArray<byte> Bytes(ComposedSlot slot)
    {
        var bytes = new SegmentBytes();
        slot.Write(bytes);
        foreach (var type in _types.Skip(_listed))
            bytes.Add(type.Segment);
        return bytes.ToEquatableArray();
    }

    /// <summary>The slot of a type as the element of a collection has it.</summary>
    private ComposedSlot Describe(ManifestType type)
    {
        switch (type.Kind)
        {
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum or ManifestTypeKind.String or ManifestTypeKind.Bytes:
                return Slot(type.Wire);
            case ManifestTypeKind.Nullable:
                _nullable |= !type.Element.IsCollectionStruct;
                return Describe(type.Element);
            case ManifestTypeKind.Surrogate:
                // Whether there can be a null is the type's to say; a class may stand for a struct and the other way round.
                if (!type.IsValueType)
                    _nullable = true;
                else
                    _isKey |= !_nullable;
                return Describe(type.Element);
            case ManifestTypeKind.Memory when type.Element is { Kind: ManifestTypeKind.Scalar, Wire: WireKind.UInt8 }:
                return Slot(WireKind.Bytes);
            case ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Memory:
                return Slot(WireKind.List) with { Arguments = [Describe(type.Element)] };
            case ManifestTypeKind.Map:
                var map = Slot(WireKind.Map);
                _isKey = true;
                return map with { Arguments = [Describe(type.Arguments[0]), Describe(type.Arguments[1])] };
            case ManifestTypeKind.Extended or ManifestTypeKind.Serialized or ManifestTypeKind.ExtensionData:
                return Slot(WireKind.Extended) with { Number = type.Detail, Arguments = [Slot(type.Wire)] };
            case ManifestTypeKind.Opaque:
                var (id, version) = _manifests.Codec(type.Codec!);
                return Slot(WireKind.Opaque, Presence(type)) with { Codec = (NameKey.Of(id), version) };
            case ManifestTypeKind.Union:
                return Slot(WireKind.Union, WirePlace.Present) with { Number = UnionNumber(type) };
            case ManifestTypeKind.Object:
                var manifest = _manifests.Type(type.Name);
                return Object(type, manifest, manifest.PreservesReferences ? WireKind.Reference : WireKind.Object);
            case ManifestTypeKind.Tuple or ManifestTypeKind.Row or ManifestTypeKind.Grid:
                return Object(type, null, WireKind.Object);
            default:
                throw new CompositionException($"The type parameter {type.Name} stands for nothing.");
        }
    }

    private ComposedSlot Object(ManifestType type, TypeManifest? manifest, WireKind kind)
    {
        var slot = Slot(kind, Presence(type));
        if (_numbers.TryGetValue(type.Key, out var number))
            return slot with { Number = number };
        number = _types.Count;
        _numbers.Add(type.Key, number);
        var composed = new ComposedType(type, manifest);
        _types.Add(composed);
        var (template, dependencies) = manifest is null
            ? BuiltInSegment.Of(type)
            : (manifest.Segment, manifest.Dependencies.Select(d => ManifestSet.Close(d, manifest, type)).ToList());
        new SegmentFiller(template, dependencies.Select(Describe).ToList()).Fill(composed);
        return slot with { Number = number };
    }

    private int UnionNumber(ManifestType type)
    {
        var key = type.Key;
        var number = _unions.FindIndex(u => u.Key == key);
        if (number < 0)
        {
            number = _unions.Count;
            _unions.Add(type);
        }

        return number;
    }

    private static WirePlace Presence(ManifestType type) => type.IsValueType ? WirePlace.Rest : WirePlace.Present;

    private ComposedSlot Slot(WireKind kind, WirePlace place = WirePlace.Rest)
    {
        var (nullable, isKey) = (_nullable, _isKey);
        (_nullable, _isKey) = (false, false);

        // Keys are never null, so objects need no bit there.
        return new ComposedSlot(kind, isKey ? WirePlace.Rest : nullable ? WirePlace.Present : place);
    }
}
