using System.Runtime.CompilerServices;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Composition;

/// <summary>Composes the schema of a root from manifests, as the runtime composes it from codecs that describe themselves.</summary>
internal sealed class ManifestComposer
{
    /// <summary>More types than any schema has.</summary>
    private const int MostTypes = 1 << 14;

    private readonly ManifestSet _manifests;
    private readonly DescriptorComposer<string, string> _composer;
    private readonly List<ComposedType> _types;
    private readonly List<ManifestType> _unions;

    private ManifestComposer(ManifestSet manifests) => (_manifests, _composer, _types, _unions) = (manifests, new(), [], []);

    /// <summary>For a case of a union.</summary>
    private ManifestComposer(ManifestComposer root) =>
        (_manifests, _composer, _types, _unions) = (root._manifests, root._composer.ForCase(), [.. root._types], root._unions);

    /// <exception cref="CompositionException">Something that the root reaches is not in the manifests.</exception>
    public static ComposedSchema Compose(ManifestSet manifests, ManifestType root)
    {
        var composer = new ManifestComposer(manifests);
        var descriptor = composer.Bytes(root);
        var unions = new List<ComposedUnion>();
        composer.AddUnions(unions, isAdded: false);
        var declared = unions.Count;
        composer.AddCases(unions);
        return new ComposedSchema
        {
            Root = ComposedSlot.At(descriptor),
            Types = composer._types,
            Descriptor = descriptor.ToEquatableArray(),
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
            unions.Add(new ComposedUnion(
                _unions[i], union.UnknownIsNull && !union.KeepsUnknown, union.Cases.Select(c => Case(c.Tag, c.Type, isAdded)).ToList())
            {
                KeepsUnknown = union.KeepsUnknown,
            });
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
        _manifests.Charge(_types.Count + 1);
        var composer = new ManifestComposer(this);
        var definition = composer.Bytes(type);
        return new ComposedCase(
            tag, type, ComposedSlot.At(definition), composer._types.Skip(_types.Count).ToList(), definition.ToEquatableArray(), isAdded);
    }

    private byte[] Bytes(ManifestType type)
    {
        Describe(type);
        return _composer.Compose();
    }

    /// <summary>Appends the slot of a type as the element of a collection has it.</summary>
    private void Describe(ManifestType type)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        _manifests.Charge(TypeExtent.Of(type).Parts);
        switch (type.Kind)
        {
            case ManifestTypeKind.Enum when _manifests.Enum(type.Name) is { IsNamed: true } named:
                Enum(type, named);
                break;
            case ManifestTypeKind.String when type.IsPooled:
                _composer.Extended((WireExtension)type.Detail);
                break;
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum or ManifestTypeKind.String or ManifestTypeKind.Bytes:
                _composer.Kind(type.Wire);
                break;
            case ManifestTypeKind.Nullable or ManifestTypeKind.Surrogate:
                DescribePresence(type);
                Describe(type.Element);
                break;
            case ManifestTypeKind.Memory when type.Element is { Kind: ManifestTypeKind.Scalar, Wire: WireKind.UInt8 }:
                _composer.Kind(WireKind.Bytes);
                break;
            case ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Memory:
                _composer.List();
                Describe(type.Element);
                break;
            case ManifestTypeKind.Map:
                _composer.Map();
                Describe(type.Arguments[0]);
                Describe(type.Arguments[1]);
                break;
            case ManifestTypeKind.Extended or ManifestTypeKind.Serialized or ManifestTypeKind.ExtensionData:
                _composer.Extended((WireExtension)type.Detail);
                break;
            case ManifestTypeKind.Opaque:
                var (id, version) = _manifests.Codec(type.Codec!);
                _composer.Opaque(NameKey.Of(id), version, type.IsValueType ? WirePlace.Rest : WirePlace.Present);
                break;
            case ManifestTypeKind.Union:
                if (_composer.Union(type.Key))
                    _unions.Add(type);
                break;
            case ManifestTypeKind.Object:
                Object(type, _manifests.Type(type.Name));
                break;
            case ManifestTypeKind.Tuple or ManifestTypeKind.Row or ManifestTypeKind.Grid:
                Object(type, null);
                break;
            default:
                throw new CompositionException($"The type parameter {type.Name} has no argument. Build the assembly again.");
        }
    }

    /// <summary>
    /// Says whether there can be a null. For a surrogate it is the type's to say: a class may stand for a struct and the other way round.
    /// </summary>
    private void DescribePresence(ManifestType type)
    {
        if (type.IsValueType && type.Kind == ManifestTypeKind.Surrogate)
            _composer.NeverNull();
        else if (type.Kind == ManifestTypeKind.Surrogate || !type.Element.SaysNull)
            _composer.Nullable();
    }

    private void Enum(ManifestType type, EnumManifest named)
    {
        if (_composer.Enum(type.Key, type.Wire, WirePlace.Rest, named.Plan.Segment) is not null)
            _types.Add(new ComposedType(type, null));
    }

    private void Object(ManifestType type, TypeManifest? manifest)
    {
        var (template, dependencies) = manifest is null
            ? BuiltInSegment.Of(type)
            : (manifest.Segment.ToArray(), manifest.Dependencies.Select(d => ManifestSet.Close(d, manifest, type)));
        if (!_composer.Begin(type.Key, manifest is { PreservesReferences: true } ? WireKind.Reference : WireKind.Object, type.IsValueType, template))
            return;
        if (_types.Count == MostTypes)
            throw new CompositionException($"The type {type.Name} is one of more than {MostTypes} in one schema.");
        var composed = new ComposedType(type, manifest);
        _types.Add(composed);
        foreach (var dependency in dependencies)
            Describe(dependency);
        composed.Fill(_composer.End());
    }
}
