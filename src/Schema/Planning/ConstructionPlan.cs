using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Planning;

/// <summary>Where decoded members wait for the instance that they belong to.</summary>
internal enum ConstructionKind
{
    /// <summary>In the instance, which is made empty first.</summary>
    Value,

    /// <summary>In locals, since a constructor or an object initializer wants them together.</summary>
    Locals,

    /// <summary>In a struct that a generated constructor takes: nothing else sets all members of the type.</summary>
    Parts,
}

/// <summary>How instances of a type come of the members that a read decodes, and which code its codec has for that.</summary>
internal sealed record ConstructionPlan
{
    private readonly bool _setsRequired;

    private ConstructionPlan(TypeShape shape)
    {
        _setsRequired = shape.SetsRequired;
        HasRequired = !shape.SetsRequired && (shape.HasUnstoredRequired || shape.Members.Any(m => m.IsRequired));
        IsAssigned = shape.BasePart is not null && !shape.TakesParts || shape.PreservesReferences
            || shape.BasePart is null && shape.Parameters.Count == 0 && !HasRequired && shape.Members.All(IsAssignable);
        IsInitialized = !IsAssigned && shape.BasePart is null && (shape.SetsRequired || !shape.HasUnstoredRequired)
            && shape.Members.Select((m, i) => IsParameter(shape, i) && !IsRequired(m) || m.Access is MemberAccess.Assign or MemberAccess.Init)
                .All(fits => fits);
        Resolved = IsAssigned ? ConstructionKind.Value
            : shape.TakesParts || !HasAccessors(shape) ? ConstructionKind.Parts
            : shape.Parameters.Any(p => p.Member >= 0) ? ConstructionKind.Locals : ConstructionKind.Value;
        Read = IsAssigned ? ConstructionKind.Value : IsInitialized ? ConstructionKind.Locals : Resolved;

        IsPart = shape.IsDerivedElsewhere && IsAssigned;
        OffersParts = shape.IsDerivedElsewhere && !shape.HasPrivateTypes && (shape.BasePart is null || shape.BaseOffersParts)
            && (shape.TypeParameters.Count == 0 || !shape.Members.Any(m => m.IsGetterOnly));
        SetsParts = OffersParts && !IsAssigned && shape.BasePart is null && shape.Parameters.Count == 0 && shape.TypeParameters.Count == 0
            && shape.Members.All(m => IsAssignable(m) || m is { Access: MemberAccess.Init or MemberAccess.Construct, DeclaringType: not null });
        HasCodec = !shape.IsAbstract || IsPart || OffersParts;
        NeedsConstructor = !shape.IsAbstract && (Resolved == ConstructionKind.Parts || IsAssigned && HasRequired && !HasAccessors(shape));
        HasParts = NeedsConstructor || OffersParts;
        CanPopulate = !shape.PreservesReferences && (!shape.TakesParts || shape.KeepsParts);
        IsRebuilt = shape.IsValueType ? Resolved != ConstructionKind.Value : !IsAssigned;
    }

    /// <summary>For payloads of the type's own shape, which have every member.</summary>
    public ConstructionKind Read { get; }

    /// <summary>For payloads of other shapes, which may lack members: those keep their initial values.</summary>
    public ConstructionKind Resolved { get; }

    /// <summary>Whether an object initializer would have to set members.</summary>
    public bool HasRequired { get; }

    /// <summary>Whether instances are made empty and all members can be set at any time.</summary>
    public bool IsAssigned { get; }

    /// <summary>Whether one expression with an object initializer makes an instance from all its members.</summary>
    public bool IsInitialized { get; }

    /// <summary>Whether there are objects of the type, or parts of objects, to be read and written.</summary>
    public bool HasCodec { get; }

    /// <summary>Whether the type gets a constructor for reading.</summary>
    public bool NeedsConstructor { get; }

    /// <summary>Whether the type gets a struct of its decoded members.</summary>
    public bool HasParts { get; }

    /// <summary>Whether derived classes of other assemblies can have this type's body as a part of theirs.</summary>
    public bool IsPart { get; }

    /// <summary>Whether the members of the type can be decoded apart, for constructors of derived classes of other assemblies.</summary>
    public bool OffersParts { get; }

    /// <summary>
    /// Whether its members are also set in an object that is there already, through accessors: so a class can get its first
    /// member that only an initializer sets, and no derived class is compiled again.
    /// </summary>
    public bool SetsParts { get; }

    /// <summary>Whether values can be read into ones that are there: members that the payload lacks are those of the existing value.</summary>
    public bool CanPopulate { get; }

    /// <summary>Whether a new instance takes the place of an existing one, because its members cannot be assigned later.</summary>
    public bool IsRebuilt { get; }

    /// <summary>Plans the construction of a type's instances.</summary>
    public static ConstructionPlan Of(TypeShape shape) => new(shape);

    /// <summary>Whether C# wants an object initializer to set the member, even if a parameter of the constructor does.</summary>
    public bool IsRequired(MemberShape member) => member.IsRequired && !_setsRequired;

    /// <summary>Whether the type's own reads decode its parts by the methods that derived classes call.</summary>
    public bool SharesParts(ConstructionKind kind) => kind == ConstructionKind.Parts && OffersParts;

    /// <summary>
    /// Whether accessors reach constructors and members that C# does not allow. For generic types no form works on .NET
    /// 8 and later; the accessor of a constructor must repeat its parameters, which are not known here.
    /// </summary>
    private bool HasAccessors(TypeShape shape) => shape.TypeParameters.Count == 0
        && !(HasRequired && (shape.IsValueType || shape.Parameters.Count > 0))
        && shape.Members.Where((m, i) => m.Access is MemberAccess.Init or MemberAccess.Construct && !IsParameter(shape, i))
            .All(m => m.DeclaringType is not null);

    private static bool IsParameter(TypeShape shape, int member) => shape.Parameters.Any(p => p.Member == member);

    private static bool IsAssignable(MemberShape member) =>
        member.Access is MemberAccess.Assign or MemberAccess.Fill or MemberAccess.SetterAccessor or MemberAccess.FieldAccessor;
}
