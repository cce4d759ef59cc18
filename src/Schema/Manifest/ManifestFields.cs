namespace MemFormat.Schema.Manifest;

/// <summary>The fields of a manifest's records in the order in which they are written, once for both directions.</summary>
internal sealed class ManifestFields(ManifestCoder coder)
{
    public AssemblyManifest Assembly(AssemblyManifest? assembly) => new(
        coder.List(assembly?.Types ?? default, Type),
        coder.List(assembly?.Enums ?? default, Enum),
        coder.List(assembly?.AddedCases ?? default, AddedCase),
        coder.List(assembly?.Codecs ?? default, Codec),
        coder.List<RootManifest>(assembly?.Roots ?? default, r => new(coder.Name(r?.Name, NameForm.Type), coder.Type(r?.Type))));

    private TypeManifest Type(TypeManifest? type) => coder.Sound(new TypeManifest
    {
        Name = coder.Name(type?.Name, NameForm.Declared),
        Namespace = coder.Name(type?.Namespace, NameForm.Namespace),
        TypeParameters = coder.Names(type?.TypeParameters ?? default),
        IsValueType = coder.Flag(type?.IsValueType ?? false),
        IsAbstract = coder.Flag(type?.IsAbstract ?? false),
        IsInterface = coder.Flag(type?.IsInterface ?? false),
        HasBody = coder.Flag(type?.HasBody ?? false),
        IsNumbered = coder.Flag(type?.IsNumbered ?? false),
        PreservesReferences = coder.Flag(type?.PreservesReferences ?? false),
        IsBlock = coder.Flag(type?.IsBlock ?? false),
        IsRecursive = coder.Flag(type?.IsRecursive ?? false),
        Contract = coder.Optional(type?.Contract, v => coder.Text(v)),
        BasePart = coder.Optional(type?.BasePart, v => coder.Type(v)),
        DemandedOfBase = coder.Names(type?.DemandedOfBase ?? default),
        Members = coder.List(type?.Members ?? default, Member),
        FlagBits = coder.Int(type?.FlagBits ?? 0),
        BlockSize = coder.Int(type?.BlockSize ?? 0),
        Segment = coder.Bytes(type?.Segment ?? default),
        Dependencies = coder.Types(type?.Dependencies ?? default),
        Unions = coder.List(type?.Unions ?? default, Union),
        Reserved = coder.Names(type?.Reserved ?? default, NameForm.Key),
        Summary = coder.Text(type?.Summary),
    }, ManifestRules.IsSound);

    private MemberManifest Member(MemberManifest? member) => coder.Sound(new MemberManifest
    {
        Name = coder.Name(member?.Name, NameForm.Identifier),
        Index = coder.Int(member?.Index ?? 0),
        Key = coder.Key(member?.Key ?? 0),
        FormerNames = coder.Names(member?.FormerNames ?? default),
        Type = coder.Type(member?.Type),
        CanBeNull = coder.Flag(member?.CanBeNull ?? false),
        IsDemanded = coder.Flag(member?.IsDemanded ?? false),
        IsCompact = coder.Flag(member?.IsCompact ?? false),
        Place = coder.Enum(member?.Place ?? default),
        Bit = coder.Int(member?.Bit ?? 0),
        Offset = coder.Int(member?.Offset ?? 0),
        Size = coder.Int(member?.Size ?? 0),
        FormerTypes = coder.Types(member?.FormerTypes ?? default),
        Initial = new InitialValue(coder.Enum(member?.Initial.Kind ?? default), coder.Optional(member?.Initial.Text, v => coder.Text(v))),
        Summary = coder.Text(member?.Summary),
    }, ManifestRules.IsSound);

    private UnionManifest Union(UnionManifest? union) => new(
        coder.Name(union?.Member, NameForm.IdentifierOrNone),
        coder.Flag(union?.UnknownIsNull ?? false),
        coder.List<UnionCaseManifest>(
            union?.Cases ?? default, c => new(coder.Int(c?.Tag ?? 0), coder.Type(c?.Type), coder.Types(c?.Unions ?? default))))
    {
        KeepsUnknown = coder.Flag(union?.KeepsUnknown ?? false),
    };

    private AddedCaseManifest AddedCase(AddedCaseManifest? added) =>
        new(coder.Type(added?.Union), coder.Int(added?.Tag ?? 0), coder.Type(added?.Type));

    private EnumManifest Enum(EnumManifest? type) => coder.Sound(new EnumManifest(
        coder.Name(type?.Name, NameForm.Dotted),
        coder.Name(type?.Namespace, NameForm.Namespace),
        coder.Enum(type?.Wire ?? default),
        coder.Flag(type?.IsFlags ?? false),
        coder.List<EnumValueManifest>(
            type?.Values ?? default, v => new(
                coder.Name(v?.Name, NameForm.Identifier), coder.Number(v?.Value ?? 0), coder.Text(v?.Summary),
                coder.Names(v?.FormerNames ?? default))),
        coder.Text(type?.Summary),
        coder.Flag(type?.IsNamed ?? false),
        coder.Optional(type?.Fallback, v => coder.Name(v, NameForm.Identifier))), ManifestRules.IsSound);

    private CodecManifest Codec(CodecManifest? codec) => new(
        coder.Name(codec?.Name, NameForm.Dotted),
        coder.Optional(codec?.Id, v => coder.Text(v)),
        coder.Flag(codec?.Version is not null) ? coder.Number(codec?.Version ?? 0) : null);
}
