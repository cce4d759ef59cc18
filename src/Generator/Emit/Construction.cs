using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>Where decoded members wait for the instance that they belong to.</summary>
internal enum Construction
{
    /// <summary>In the instance, which is made empty first.</summary>
    Value,

    /// <summary>In locals, since a constructor or an object initializer wants them together.</summary>
    Locals,

    /// <summary>In a struct that a generated constructor takes: nothing else sets all members of the type.</summary>
    Parts,
}

internal static class ConstructionOf
{
    /// <summary>For payloads of the type's own shape, which have every member.</summary>
    public static Construction Read(TypeShape shape) =>
        IsAssigned(shape) ? Construction.Value : IsInitialized(shape) ? Construction.Locals : Resolved(shape);

    /// <summary>For payloads of other shapes, which may lack members: those keep their initial values.</summary>
    public static Construction Resolved(TypeShape shape) =>
        IsAssigned(shape) ? Construction.Value
        : shape.TakesParts || !HasAccessors(shape) ? Construction.Parts
        : shape.Parameters.Any(p => p.Member >= 0) ? Construction.Locals : Construction.Value;

    /// <summary>Whether one expression with an object initializer makes an instance from all its members.</summary>
    public static bool IsInitialized(TypeShape shape) => !IsAssigned(shape) && shape.BasePart is null && (shape.SetsRequired || !shape.HasUnstoredRequired) && shape.Members
        .Select((m, i) => shape.Parameters.Any(p => p.Member == i) && !IsRequired(shape, m) || m.Access is MemberAccess.Assign or MemberAccess.Init)
        .All(fits => fits);

    /// <summary>Whether instances are made empty and all members can be set at any time.</summary>
    public static bool IsAssigned(TypeShape shape) => shape.BasePart is not null && !shape.TakesParts || shape.PreservesReferences
        || shape.BasePart is null && shape.Parameters.Count == 0 && !HasRequired(shape) && shape.Members.All(m => IsAssignable(m.Access));

    /// <summary>Whether an object initializer would have to set members.</summary>
    public static bool HasRequired(TypeShape shape) => !shape.SetsRequired && (shape.HasUnstoredRequired || shape.Members.Any(m => m.IsRequired));

    /// <summary>Whether C# wants an object initializer to set the member, even if a parameter of the constructor does.</summary>
    public static bool IsRequired(TypeShape shape, MemberShape member) => member.IsRequired && !shape.SetsRequired;

    /// <summary>Whether the type gets a constructor for reading.</summary>
    public static bool NeedsConstructor(TypeShape shape) => !shape.IsAbstract
        && (Resolved(shape) == Construction.Parts || IsAssigned(shape) && HasRequired(shape) && !HasAccessors(shape));

    /// <summary>Whether the type gets a struct of its decoded members.</summary>
    public static bool HasParts(TypeShape shape) => NeedsConstructor(shape) || OffersParts(shape);

    /// <summary>Whether values can be read into ones that are there: members that the payload lacks are those of the existing value.</summary>
    public static bool CanPopulate(TypeShape shape) => !shape.PreservesReferences && (!shape.TakesParts || shape.KeepsParts);

    /// <summary>Whether a new instance takes the place of an existing one, because its members cannot be assigned later.</summary>
    public static bool IsRebuilt(TypeShape shape) => shape.IsValueType ? Resolved(shape) != Construction.Value : !IsAssigned(shape);

    /// <summary>Whether derived classes of other assemblies can have this type's body as a part of theirs.</summary>
    public static bool IsPart(TypeShape shape) => shape.IsDerivedElsewhere && IsAssigned(shape);

    /// <summary>Whether the members of the type can be decoded apart, for constructors of derived classes of other assemblies.</summary>
    public static bool OffersParts(TypeShape shape) => shape.IsDerivedElsewhere && !shape.HasPrivateTypes && (shape.BasePart is null || shape.BaseOffersParts)
        && (shape.TypeParameters.Count == 0 || !shape.Members.Any(IsGetterOnly));

    /// <summary>Whether the type's own reads decode its parts by the methods that derived classes call.</summary>
    public static bool SharesParts(TypeShape shape, Construction construction) => construction == Construction.Parts && OffersParts(shape);

    /// <summary>
    /// Whether its members are also set in an object that is there already, through accessors: so a class can get its first
    /// member that only an initializer sets, and no derived class is compiled again.
    /// </summary>
    public static bool SetsParts(TypeShape shape) => OffersParts(shape) && !IsAssigned(shape) && shape.BasePart is null && shape.Parameters.Count == 0 && shape.TypeParameters.Count == 0
        && shape.Members.All(m => IsAssignable(m.Access) || m is { Access: MemberAccess.Init or MemberAccess.Construct, DeclaringType: not null });

    /// <summary>Whether an auto-property without setter is stored: C# lets nothing but constructors assign it.</summary>
    public static bool IsGetterOnly(MemberShape member) => member is { Access: MemberAccess.Construct, WriteAccessor: { } field } && field[0] == '<';

    /// <summary>The property of a class that sets its decoded members: its name says of which class, since derived ones have their own.</summary>
    public static string Setter(string fullName)
    {
        var name = GenericName.Replace(fullName, _ => "");
        name = name.Substring(name.LastIndexOf(":", StringComparison.Ordinal) + 1);
        return KnownNames.PartsSetter + string.Concat(name.Select(c => char.IsLetterOrDigit(c) ? c : '_'));
    }

    /// <summary>
    /// Whether accessors reach constructors and members that C# does not allow. For generic types no form works on .NET
    /// 8 and later; the accessor of a constructor must repeat its parameters, which are not known here.
    /// </summary>
    private static bool HasAccessors(TypeShape shape) => shape.TypeParameters.Count == 0
        && !(HasRequired(shape) && (shape.IsValueType || shape.Parameters.Count > 0))
        && shape.Members.Where((m, i) => m.Access is MemberAccess.Init or MemberAccess.Construct && shape.Parameters.All(p => p.Member != i))
            .All(m => m.DeclaringType is not null);

    private static bool IsAssignable(MemberAccess access) => access is MemberAccess.Assign or MemberAccess.Fill
        or MemberAccess.SetterAccessor or MemberAccess.FieldAccessor;
}
